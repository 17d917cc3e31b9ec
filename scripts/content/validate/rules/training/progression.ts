import { feminine } from '../../../../../schema/meta.ts';
import { thresholdsOf, weeksThreshold } from '../../../../../schema/threshold.ts';
import type { Content } from '../../../content.ts';
import { prescriptionsOf } from '../../../workout-blocks.ts';
import { joinWords, weeksPhrase } from './phrases.ts';
import { catalogueById, isMissedFor, suggestedWorkouts } from './suggested-training.ts';
import { atWeek, trainingRule } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

/** The main lifts of a phase come back often enough for their load to grow. The week of the race builds nothing. */
export const progression = trainingRule({
  name: 'progression',
  scope: 'week',
  exceptReturns: true,
  advice: 'Complète une séance conseillée',
  source: 'une charge monte quand on la retrouve souvent (usage des coachs)',
  thresholds: thresholdsOf(feminine('progression'), {
    weeks: weeksThreshold('Les semaines de suite d’une phase où chaque mouvement de base revient.', 2),
  }).optional(),
  summary: ({ weeks }) => `les mouvements de base d’une phase (\`mainLifts\`) reviennent au moins ${howOften(weeks)}`,
  *check({ sequence, content, limits }, { weeks: count }) {
    const catalogue = catalogueById(content);
    for (const { phase, weeks: planned } of limits.phases) {
      const file = `training/phase${phase}/phase.yaml`;
      const lifts = content.valid('phase').find((entry) => entry.file === file)?.value.mainLifts;
      const weeks = sequence.weeks.filter(
        ({ value: { number } }) => planned.includes(number) && number !== limits.race.week,
      );
      for (const [index, week] of weeks.entries()) {
        const gone = [...new Set([lifts?.lower, lifts?.upper])].flatMap((lift) =>
          lift !== undefined && isMissedFor(count, weeks, index, (other) => suggests(other, lift, content))
            ? `« ${catalogue.get(lift)?.name ?? lift} »`
            : [],
        );
        if (gone.length === 0) continue;
        const since = weeksPhrase(weeks.slice(index + 1 - count, index + 1));
        yield {
          ...atWeek(week),
          found: `${since} sans ${joinWords(gone, 'ni')}, ${gone.length === 1 ? 'mouvement' : 'mouvements'} de base de la phase ${phase}, attendu ${howOften(count)} au moins`,
        };
      }
    }
  },
});

const suggests = (week: ProgrammeWeek, lift: string, content: Content) =>
  suggestedWorkouts(content, week)
    .flatMap(prescriptionsOf)
    .some(({ exercise }) => exercise === lift);

const howOften = (weeks: number) => (weeks === 1 ? 'chaque semaine' : `une semaine sur ${weeks}`);
