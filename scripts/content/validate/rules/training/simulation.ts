import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { listOf } from '../../../../../schema/primitives.ts';
import { countThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import { DAYS, day as weekday } from '../../../../../schema/vocabulary.ts';
import { counted } from './phrases.ts';
import { trainingRule } from './training-rule.ts';
import { lastWeekLength } from './week-sequence.ts';

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
    raceDays: listOf(weekday)
      .optional()
      .meta({
        noun: plural(masculine('jours de course')),
        description: 'Les jours où la course peut tomber. Sans eux, seulement celui de la semaine de course.',
        examples: [['jeudi', 'vendredi', 'samedi', 'dimanche']],
      }),
  }),
  summary: ({ days, raceDays }) =>
    `une simulation de course se fait au moins ${counted(days, 'jour')} avant la course${raceDays ? `, un ${raceDays.join(', un ')}` : ''}`,
  *check({ sequence, content, limits }, { days, raceDays = [] }) {
    const written = DAYS.indexOf(limits.race.day) + 1;
    for (const { day, left } of sequence.daysToRace()) {
      if (!content.suggestedWorkout(day.entry)?.simulation) continue;
      const place = { file: day.file, path: [...day.path, 'suggested'] };
      const asked = `à J−${days} au plus tard`;
      const tooSoon = raceDays
        .map((on) => ({ on, left: left + lastWeekLength(on) - written }))
        .find((one) => one.left < days);
      if (left < days) yield { ...place, found: `${day.entry.day}, simulation de course à J−${left} : ${asked}` };
      else if (tooSoon) {
        yield {
          ...place,
          found: `${day.entry.day}, simulation à J−${tooSoon.left} si la course tombe un ${tooSoon.on} : ${asked}`,
          advice: 'Avance-la, ou dis-leur dans la consigne de la décaler',
        };
      }
    }
  },
});
