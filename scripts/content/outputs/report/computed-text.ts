import type { Duration } from '../../../../schema/quantity.ts';
import { formatSeconds } from '../../../../src/format/quantities.ts';
import type { ComputedMinutes } from '../../workout-time.ts';

/** « 61/66 » */
export const computedText = ({ faster, slower }: ComputedMinutes) => `${faster}/${slower}`;

/** « Après la durée annoncée, le calcul : minutes de l’athlète de 1 h 30 / de celui de 2 h, … » */
export const athletesText = ({ minSeconds, maxSeconds }: Duration) =>
  `Après la durée annoncée, le calcul\u00a0: minutes de l’athlète de ${formatSeconds(minSeconds)} / de celui de ${formatSeconds(maxSeconds)}, échauffement et retour au calme compris.`;
