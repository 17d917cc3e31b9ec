import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import { isHard } from './day-predicates.ts';
import { counted, joinWords } from './phrases.ts';
import { atWeek, trainingRule } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

/** The workouts of a new phase are new already: its first week adds little intensity to them. */
export const newPhase = trainingRule({
  name: 'new-phase',
  scope: 'week',
  advice: 'Adoucis-en un',
  source: 'les séances changent déjà, et le corps ne s’adapte pas à tout à la fois (usage des coachs)',
  thresholds: thresholdsOf(feminine('nouvelle phase'), {
    hardDays: countThreshold(plural(masculine('jours durs')), [0, 7], 'Les jours durs de plus, au plus.', 1),
  }).optional(),
  summary: ({ hardDays }) =>
    `la première semaine d’une phase a au plus ${counted(hardDays, 'jour')} dur (\`difficile\`, \`maximale\`, sauf le test et la course) de plus que la plus dure d’avant`,
  *check({ sequence, limits }, { hardDays }) {
    for (const { phase, weeks } of limits.phases) {
      const week = sequence.weeks.find(({ value }) => weeks.includes(value.number));
      const before = week ? sequence.weeksBefore(week) : [];
      if (!week || before.length === 0) continue;
      const hardest = Math.max(...before.map((other) => hardDaysOf(other).length));
      const most = hardest + hardDays;
      const hard = hardDaysOf(week);
      if (hard.length <= most) continue;
      const days = joinWords(hard.map(({ entry }) => entry.day));
      yield {
        ...atWeek(week),
        lateStartBound: most,
        found: `première semaine de la phase ${phase}, jours durs : ${hard.length} (${days}), ${most} au plus, car la plus dure d’avant en a ${hardest}`,
        ...(hard.length > most + 1 && { advice: `Adoucis-en ${hard.length - most}` }),
      };
    }
  },
});

/** Of a test, only its few minutes are hard; the race is no training. */
const hardDaysOf = ({ days }: ProgrammeWeek) =>
  days.filter((day) => isHard(day) && !day.entry.test && day.entry.type !== 'compétition');
