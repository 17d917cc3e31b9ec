import { z } from 'zod';
import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold } from '../../../../../schema/threshold.ts';
import { COACHES, trainingRule } from './training-rule.ts';

/** A simulation of the race leaves the time to recover from it. */
export const simulation = trainingRule({
  name: 'simulation',
  scope: 'day',
  summary: 'une simulation de course se fait au moins 14 jours avant la course',
  advice: 'avance-la, ou conseille une autre séance',
  thresholds: z
    .strictObject({
      days: countThreshold({
        noun: plural(masculine('jours')),
        max: 60,
        description: 'Les jours entre une simulation et la course, au moins.',
        example: 14,
      }),
    })
    .meta({ noun: feminine('simulation de course'), description: 'Le seuil de l’avertissement simulation.' }),
  *check({ sequence, content }, { days }) {
    for (const day of sequence.days) {
      const option = content.suggestedWorkout(day.entry);
      const left = sequence.daysToRace(day);
      if (!option?.simulation || left === undefined || left >= days) continue;
      yield {
        file: day.file,
        path: [...day.path, 'suggested'],
        message: `${day.entry.day}, « ${option.name} » à J−${left} : une simulation de course se fait à J−${days} au plus tard. Avance-la, ou conseille une autre séance : il faut ${inDays(days)} pour s’en remettre et en tirer profit (${COACHES})`,
      };
    }
  },
});

const inDays = (days: number) => (days === 14 ? 'deux semaines' : `${days} jours`);
