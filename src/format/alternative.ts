import type { PublishedAlternative, PublishedPrescription } from '../../schema/programme.ts';
import { formatSetDose, scaleDose } from './dose.ts';

/** « Presse à cuisses : 15–20 répétitions »; the name alone of one that keeps the dose. */
export function formatAlternative(prescribed: PublishedPrescription, alternative: PublishedAlternative): string {
  const prescription = withAlternative(prescribed, alternative);
  return prescription === prescribed ? alternative.name : `${alternative.name}\u00a0: ${formatSetDose(prescription)}`;
}

/**
 * A prescription with the dose of an alternative. Its load and its note are about the exercise that is replaced: they
 * are left out with the dose. An alternative without a dose of its own keeps all of it, and so does one whose dose is per distance where the
 * exercise is not prescribed by distance.
 */
export function withAlternative(
  prescription: PublishedPrescription,
  alternative: PublishedAlternative,
): PublishedPrescription {
  const { exercise, sets, distance: replacedDistance } = prescription;
  const { per, perSide } = alternative;
  if (per && !replacedDistance) return prescription;
  const dose = scaleDose(alternative, per && replacedDistance ? replacedDistance.meters / per.meters : 1);
  if (Object.keys(dose).length === 0) return prescription;
  return { exercise, sets, ...dose, ...(perSide && { perSide }) };
}
