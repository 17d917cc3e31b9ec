import type { Week } from '../../../schema/week.ts';
import type { Content } from '../content.ts';
import type { ValueDiagnostic, ValuePath } from '../diagnostic.ts';
import { TRAINING_RULES, thresholdsKey } from './rules/training/index.ts';
import { WeekSequence } from './rules/training/week-sequence.ts';

interface Acceptance {
  file: string;
  /** What it stands in: a day, or the week when empty. */
  within: ValuePath;
  path: ValuePath;
  warning: string;
}

interface CodedDiagnostic {
  /** Name of the check. */
  code: string;
  diagnostic: ValueDiagnostic;
}

/**
 * The warnings of the training rules that no coach accepted, then the acceptances that match no warning. Files in
 * `invalid` have errors: what may depend on them is not reported.
 */
export function* trainingDiagnostics(content: Content, invalid: ReadonlySet<string>): Generator<CodedDiagnostic> {
  const thresholds = content.one('limits')?.warnings;
  if (!thresholds) return;
  const sequence = new WeekSequence(content, invalid);
  const acceptances = content.valid('week').flatMap(({ file, value }) => acceptancesIn(file, value));
  const needed = new Set<Acceptance>();
  const indeterminate = new Set<string>();
  const reported: { file: string; name: string; within: ValuePath }[] = [];
  for (const { name, scope, check } of TRAINING_RULES) {
    for (const diagnostic of check({ sequence, content }, thresholds[thresholdsKey(name)])) {
      if ('indeterminate' in diagnostic) {
        indeterminate.add(`${name} ${diagnostic.file}`);
        continue;
      }
      const within = scope === 'day' ? diagnostic.path.slice(0, DAY_PATH) : [];
      const acceptance = acceptances.find(
        ({ file, warning, within: accepted }) =>
          file === diagnostic.file && warning === name && accepted.join() === within.join(),
      );
      if (acceptance) needed.add(acceptance);
      else {
        reported.push({ file: diagnostic.file, name, within });
        yield {
          code: name,
          diagnostic: { ...diagnostic, severity: 'warning', message: withAcceptance(name, diagnostic.message, within) },
        };
      }
    }
  }
  if ([...invalid].some(concernsTraining)) return;
  for (const { file, path, warning } of acceptances.filter((acceptance) => !needed.has(acceptance))) {
    if (indeterminate.has(`${warning} ${file}`)) continue;
    const misplaced = reported.find(({ file: where, name }) => where === file && name === warning);
    const message = misplaced
      ? `l’avertissement « ${warning} » vient d’ailleurs dans ce fichier : déplace cette acceptation ${misplaced.within.length > 0 ? 'sous le jour qu’il montre' : 'au début du fichier, au niveau de focus'}`
      : `il n’y a pas, ou plus, d’avertissement « ${warning} » à accepter ici : retire cette acceptation`;
    yield { code: 'acceptances', diagnostic: { file, path, message } };
  }
}

const concernsTraining = (file: string) => /^(?:limits\.yaml$|training)/.test(file);

/** Steps of a path that lead to a day. */
const DAY_PATH = 2;

function withAcceptance(warning: string, message: string, within: ValuePath): string {
  const place = within.length > 0 ? 'ce jour' : 'la semaine, au niveau de focus,';
  return `${message}. Si c’est voulu, ajoute à ${place} « accepted: », puis à la ligne « - warning: ${warning} » et, dessous, « reason: » avec ta raison`;
}

export function acceptancesIn(file: string, { accepted, days }: Week): Acceptance[] {
  const places = [
    { within: [], accepted },
    ...days.map((day, index) => ({ within: ['days', index], accepted: day.accepted })),
  ];
  return places.flatMap(({ within, accepted = [] }) =>
    accepted.map(({ warning }, index) => ({ file, within, path: [...within, 'accepted', index, 'warning'], warning })),
  );
}
