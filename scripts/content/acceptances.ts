import type { TrainingWarning } from '../../schema/vocabulary.ts';
import type { Week } from '../../schema/week.ts';
import type { Content } from './content.ts';
import type { Fault, ValuePath } from './finding.ts';
import { Calendar } from './rules/training/calendar.ts';
import { TRAINING_RULES } from './rules/training/index.ts';

interface Acceptance {
  file: string;
  /** What it stands in: a day, or the week when empty. */
  within: ValuePath;
  path: ValuePath;
  warning: TrainingWarning;
}

/** A fault by the name of the check that found it. */
interface NamedFault {
  check: string;
  fault: Fault;
}

/**
 * The warnings of the training rules that no coach accepted, then what was accepted for nothing. Files in `faulty` have
 * errors, which come first: neither is told of where it might be their fault.
 */
export function* trainingFaults(content: Content, faulty: ReadonlySet<string>): Generator<NamedFault> {
  const calendar = new Calendar(content, faulty);
  const acceptances = content.valid('week').flatMap(({ file, value }) => acceptancesIn(file, value));
  const needed = new Set<Acceptance>();
  const unjudged = new Set<string>();
  const untold: { file: string; name: string; within: ValuePath }[] = [];
  for (const { name, about, check } of TRAINING_RULES) {
    for (const fault of check(calendar, content)) {
      if ('unjudged' in fault) {
        unjudged.add(`${name} ${fault.file}`);
        continue;
      }
      const within = about === 'day' ? fault.path.slice(0, DAY_PATH) : [];
      const acceptance = acceptances.find(
        ({ file, warning, within: accepted }) =>
          file === fault.file && warning === name && accepted.join() === within.join(),
      );
      if (acceptance) needed.add(acceptance);
      else {
        untold.push({ file: fault.file, name, within });
        yield { check: name, fault: { ...fault, severity: 'warning', message: offering(name, fault.message, within) } };
      }
    }
  }
  if ([...faulty].some(concernsTraining)) return;
  for (const { file, path, warning } of acceptances.filter((acceptance) => !needed.has(acceptance))) {
    if (unjudged.has(`${warning} ${file}`)) continue;
    const misplaced = untold.find(({ file: where, name }) => where === file && name === warning);
    const message = misplaced
      ? `l’avertissement « ${warning} » vient d’ailleurs dans ce fichier : déplace cette acceptation ${misplaced.within.length > 0 ? 'sous le jour qu’il montre' : 'au début du fichier, au niveau de focus'}`
      : `il n’y a pas, ou plus, d’avertissement « ${warning} » à accepter ici : retire cette acceptation`;
    yield { check: 'acceptances', fault: { file, path, message } };
  }
}

const concernsTraining = (file: string) => /^(?:limits\.yaml$|training)/.test(file);

/** Steps of a path that lead to a day. */
const DAY_PATH = 2;

function offering(warning: TrainingWarning, message: string, within: ValuePath): string {
  const place = within.length > 0 ? 'ce jour' : 'la semaine, au niveau de focus,';
  return `${message}. Si c’est voulu, ajoute à ${place} « accepted: », puis à la ligne « - warning: ${warning} » et, dessous, « reason: » avec ta raison`;
}

function acceptancesIn(file: string, { accepted, days }: Week): Acceptance[] {
  const places = [
    { within: [], accepted },
    ...days.map((day, index) => ({ within: ['days', index], accepted: day.accepted })),
  ];
  return places.flatMap(({ within, accepted = [] }) =>
    accepted.map(({ warning }, index) => ({ file, within, path: [...within, 'accepted', index, 'warning'], warning })),
  );
}
