import { z } from 'zod';
import { masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold } from '../../../../../schema/threshold.ts';
import { isHard, isNotEasy, legDaysIn } from './day-predicates.ts';
import { COACHES, trainingRule } from './training-rule.ts';

/** Legs are fresh on race day: the last heavy and the last hard sessions are far enough from it. */
export const lastHardDays = trainingRule({
  name: 'last-hard-days',
  scope: 'day',
  summary: 'dernières jambes à J−7 (sauf `facile`), dernier jour dur à J−5',
  advice: 'adoucis ou avance cette séance',
  thresholds: z
    .strictObject({
      legs: countThreshold({
        noun: masculine('travail des jambes'),
        max: 60,
        description: 'Les jours entre les dernières jambes et la course.',
        example: 7,
      }),
      hard: countThreshold({
        noun: masculine('jour dur'),
        max: 60,
        description: 'Les jours entre le dernier jour dur et la course.',
        example: 5,
      }),
    })
    .meta({
      noun: plural(masculine('derniers jours durs')),
      description: 'Les seuils de l’avertissement last-hard-days.',
    }),
  *check({ sequence, content }, { legs, hard }) {
    const isLegDay = legDaysIn(content);
    for (const day of sequence.days) {
      const left = sequence.daysToRace(day);
      if (left === undefined) continue;
      if (isLegDay(day) && isNotEasy(day) && left < legs) {
        yield {
          file: day.file,
          path: [...day.path, 'link'],
          message: `${day.entry.day}, bas du corps à J−${left} : à J−${legs} au plus tard, ou à intensité facile. Avance ou remplace cette séance : des jambes chargées mettent des jours à retrouver leur fraîcheur (${COACHES})`,
        };
      } else if (isHard(day) && left < hard) {
        yield {
          file: day.file,
          path: [...day.path, 'intensity'],
          message: `${day.entry.day}, jour « ${day.entry.intensity} » à J−${left} : à J−${hard} au plus tard. Adoucis ou avance cette séance : la fatigue met plus longtemps à partir que la forme (${COACHES})`,
        };
      }
    }
  },
});
