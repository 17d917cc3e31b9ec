import { masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import { isHard, isLegDay, isNotEasy } from './day-predicates.ts';
import { trainingRule } from './training-rule.ts';

/** Legs are fresh on race day: the last heavy and the last hard sessions are far enough from it. */
export const lastHardDays = trainingRule({
  name: 'last-hard-days',
  scope: 'day',
  advice: 'Adoucis ou avance cette séance',
  source: 'la fatigue, surtout celle des jambes, met des jours à partir (usage des coachs)',
  thresholds: thresholdsOf(plural(masculine('derniers jours durs')), {
    legs: countThreshold(
      masculine('travail des jambes'),
      [0, 60],
      'Les jours entre les dernières jambes et la course.',
      7,
    ),
    hard: countThreshold(masculine('jour dur'), [0, 60], 'Les jours entre le dernier jour dur et la course.', 5),
  }),
  summary: ({ legs, hard }) => `dernières jambes à J−${legs} (sauf \`facile\`), dernier jour dur à J−${hard}`,
  *check({ sequence, content }, { legs, hard }) {
    for (const { day, left } of sequence.daysToRace()) {
      const { file, path, entry } = day;
      if (isLegDay(day, content) && isNotEasy(day) && left < legs) {
        const found = `${entry.day}, bas du corps à J−${left} : à J−${legs} au plus tard, ou à intensité facile`;
        yield { file, path: [...path, 'link'], found };
      } else if (isHard(day) && left < hard) {
        const found = `${entry.day}, jour « ${entry.intensity} » à J−${left} : à J−${hard} au plus tard`;
        yield { file, path: [...path, 'intensity'], found };
      }
    }
  },
});
