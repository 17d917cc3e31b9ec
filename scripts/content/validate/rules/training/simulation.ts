import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import { counted } from './phrases.ts';
import { trainingRule } from './training-rule.ts';

/** A simulation of the race leaves the time to recover from it. */
export const simulation = trainingRule({
  name: 'simulation',
  scope: 'day',
  advice: 'Avance-la, ou conseille une autre séance',
  source: 'il faut ce temps pour s’en remettre et en tirer profit (usage des coachs)',
  thresholds: thresholdsOf(feminine('simulation de course'), {
    days: countThreshold(
      plural(masculine('jours')),
      [0, 60],
      'Les jours entre une simulation et la course, au moins.',
      14,
    ),
  }),
  summary: ({ days }) => `une simulation de course se fait au moins ${counted(days, 'jour')} avant la course`,
  *check({ sequence, content }, { days }) {
    for (const { day, left } of sequence.daysToRace()) {
      if (left >= days || !content.suggestedWorkout(day.entry)?.simulation) continue;
      const found = `${day.entry.day}, simulation de course à J−${left} : à J−${days} au plus tard`;
      yield { file: day.file, path: [...day.path, 'suggested'], found };
    }
  },
});
