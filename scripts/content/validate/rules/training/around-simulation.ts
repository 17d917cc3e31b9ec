import { masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import { isNotEasy } from './day-predicates.ts';
import { counted, inMinutes } from './phrases.ts';
import { trainingRule } from './training-rule.ts';
import { minutesOf } from './volume.ts';

/** The last simulation stands between days that cost little. The rule `rehearsal` is about the end of the race without one. */
export const aroundSimulation = trainingRule({
  name: 'around-simulation',
  scope: 'day',
  advice: 'Raccourcis ou adoucis cette séance',
  source: 'elle se fait les jambes fraîches, et quelques jours faciles aident à s’en remettre (usage des coachs)',
  thresholds: thresholdsOf(plural(masculine('jours autour de la simulation')), {
    days: countThreshold(
      plural(masculine('jours')),
      [0, 7],
      'Les jours légers avant et après la dernière simulation.',
      2,
    ),
    minutes: countThreshold(
      plural(masculine('minutes')),
      [0, 120],
      'Ce que dure au plus une séance qui n’est pas facile.',
      30,
    ),
  }).optional(),
  summary: ({ days, minutes }) =>
    `à ${counted(days, 'jour')} ou moins de la dernière simulation, ${minutes} min au plus, sauf \`facile\``,
  *check({ sequence, whole, content }, { days, minutes: most }) {
    const last = whole.days.findLast(({ entry }) => content.suggestedWorkout(entry)?.simulation);
    // A late start that leaves it out has no simulation to protect, whatever it keeps.
    const simulation = last && sequence.days.find(({ entry }) => entry === last.entry);
    if (!simulation) return;
    for (const day of sequence.days) {
      const distance = Math.abs(day.dayIndex - simulation.dayIndex);
      if (distance === 0 || distance > days || !isNotEasy(day) || !(minutesOf(day) > most)) continue;
      yield {
        file: day.file,
        path: [...day.path, 'duration'],
        found: `${day.entry.day}, ${inMinutes(minutesOf(day))} à ${counted(distance, 'jour')} de la dernière simulation (${simulation.entry.day}) : ${inMinutes(most)} au plus, ou à intensité facile`,
      };
    }
  },
});
