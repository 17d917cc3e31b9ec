import { z } from 'zod';
import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold } from '../../../../../schema/threshold.ts';
import { isHard } from './day-predicates.ts';
import { joinWords } from './phrases.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

/** The workouts of a new phase are new already: its first week adds little intensity to them. */
export const newPhase = trainingRule({
  name: 'new-phase',
  scope: 'week',
  summary:
    'la première semaine d’une phase a au plus un jour dur (`difficile`, `maximale`, sauf le test et la course) de plus que la plus dure d’avant',
  advice: 'adoucis l’un de ces jours',
  thresholds: z
    .strictObject({
      hardDays: countThreshold({
        noun: plural(masculine('jours durs')),
        max: 7,
        description: 'Les jours durs de plus, au plus.',
        example: 1,
      }),
    })
    .meta({ noun: feminine('nouvelle phase'), description: 'Le seuil de l’avertissement new-phase.' })
    .optional(),
  *check({ sequence, content }, thresholds) {
    if (!thresholds) return;
    for (const { phase, weeks } of content.one('limits')?.phases ?? []) {
      const week = sequence.weeks.find(({ value }) => weeks.includes(value.number));
      const before = week && sequence.weeksBefore(week.value.number, Infinity);
      if (week && !before) yield indeterminate(week.file);
      if (!week || !before?.length) continue;
      const hardest = Math.max(...before.map((other) => hardDaysOf(other).length));
      const most = hardest + thresholds.hardDays;
      const hard = hardDaysOf(week);
      if (hard.length <= most) continue;
      const entry =
        week.value.number === weeks[0]
          ? `première semaine de la phase ${phase}`
          : `on entre dans la phase ${phase} par cette semaine`;
      const noHardDay = before.length === 1 ? 'la semaine d’avant n’en a pas' : 'les semaines d’avant n’en ont pas';
      const tooMany = hard.length - most;
      const eased = hard.length === 1 ? 'Adoucis-le' : tooMany === 1 ? 'Adoucis l’un d’eux' : `Adoucis-en ${tooMany}`;
      yield {
        file: week.file,
        path: ['days'],
        key: true,
        lateStartBound: most,
        message: `${entry} : ${hard.length} ${hard.length === 1 ? 'jour dur' : 'jours durs'} (${joinWords(hard.map(({ entry }) => entry.day))}), ${most} au plus, ${hardest === 0 ? noHardDay : `la plus dure d’avant en a ${hardest}`}. ${eased} : les séances changent déjà, et le corps ne s’adapte pas à tout à la fois (${COACHES})`,
      };
    }
  },
});

/** Of a test, only its few minutes are hard; the race is no training. */
const hardDaysOf = ({ days }: ProgrammeWeek) =>
  days.filter((day) => isHard(day) && !day.entry.test && day.entry.type !== 'compétition');
