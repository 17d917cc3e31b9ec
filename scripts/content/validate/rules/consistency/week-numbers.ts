import { phaseNumberOf } from '../../../kinds.ts';
import type { Rule } from './rule.ts';

const numberInName = (file: string) => Number(/week-(\d\d)\.yaml$/.exec(file)?.[1]);

/** Each week of the limits exists once, in its phase, with the number of its file. */
export const weekNumbers: Rule = {
  name: 'week-numbers',
  *check(content) {
    for (const { file, value } of content.valid('week')) {
      const expected = numberInName(file);
      if (value.number !== expected) {
        yield {
          file,
          path: ['number'],
          message: `« ${value.number} » ne va pas avec le nom du fichier : numéro ${expected} attendu`,
        };
      }
    }
    const limits = content.one('limits');
    if (!limits) return;
    const files = content.all('week').map(({ file }) => file);
    for (const [index, { phase, weeks }] of limits.phases.entries()) {
      const inPhase = files.filter((file) => phaseNumberOf(file) === phase);
      for (const [position, week] of weeks.entries()) {
        if (inPhase.some((file) => numberInName(file) === week)) continue;
        const name = `training/phase${phase}/week-${String(week).padStart(2, '0')}.yaml`;
        yield {
          file: 'limits.yaml',
          path: ['phases', index, 'weeks', position],
          message: `la semaine ${week} n’existe pas : crée ${name} ou retire la semaine d’ici`,
        };
      }
      for (const file of inPhase.filter((file) => !weeks.includes(numberInName(file)))) {
        yield {
          file,
          path: [],
          message: `la semaine ${numberInName(file)} n’est pas prévue en phase ${phase} (limits.yaml : ${weeks.join(', ')}). Pour une semaine de plus, suis la recette « Ajouter une semaine » de content/README.md`,
        };
      }
    }
  },
};
