import { z } from 'zod';
import { masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold } from '../../../../../schema/threshold.ts';
import { isNotEasy } from './day-predicates.ts';
import { inMinutes } from './phrases.ts';
import { suggestedWorkouts } from './suggested-training.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';
import { knownDayMinutes } from './volume.ts';

/** The last simulation stands between days that cost little. The rule `rehearsal` is about the end of the race without one. */
export const aroundSimulation = trainingRule({
  name: 'around-simulation',
  scope: 'day',
  summary: 'dans les 2 jours avant et après la dernière simulation, 30 min au plus, sauf `facile`',
  advice: 'raccourcis ou adoucis cette séance',
  thresholds: z
    .strictObject({
      days: countThreshold({
        noun: plural(masculine('jours')),
        max: 7,
        description: 'Les jours légers avant et après la dernière simulation.',
        example: 2,
      }),
      minutes: countThreshold({
        noun: plural(masculine('minutes')),
        max: 120,
        description: 'Ce que dure au plus une séance qui n’est pas facile.',
        example: 30,
      }),
    })
    .meta({
      noun: plural(masculine('jours autour de la simulation')),
      description: 'Les seuils de l’avertissement around-simulation.',
    })
    .optional(),
  *check({ sequence, whole, content }, thresholds) {
    const last = whole.days.findLast(({ entry }) => content.suggestedWorkout(entry)?.simulation);
    if (!thresholds || !last) return;
    const later = whole.weeksAfter(last.week)?.flatMap(({ days }) => days);
    const sameWeek = whole.days.filter(({ week }) => week === last.week);
    // Of a page or a week that can't be read, it may be the one that is the last.
    if (!later || !suggestedWorkouts(content, [...sameWeek, ...later])) {
      yield* sequence.weeks.map(({ file }) => indeterminate(file));
      return;
    }
    const simulation = sequence.days.find(({ entry }) => entry === last.entry);
    // A late start that leaves it out has no simulation to protect, whatever it keeps.
    if (!simulation) return;
    const name = content.suggestedWorkout(simulation.entry)?.name;
    for (const day of sequence.days) {
      const distance = Math.abs(day.dayIndex - simulation.dayIndex);
      if (distance === 0 || distance > thresholds.days || !isNotEasy(day)) continue;
      const minutes = knownDayMinutes(day.entry);
      if (minutes === undefined) yield indeterminate(day.file);
      if (minutes === undefined || minutes <= thresholds.minutes) continue;
      const isBefore = day.dayIndex < simulation.dayIndex;
      const reason = isBefore ? 'elle se fait les jambes fraîches' : 'quelques jours faciles aident à s’en remettre';
      yield {
        file: day.file,
        path: [...day.path, 'duration'],
        message: `${day.entry.day}, ${inMinutes(minutes)} à ${distance === 1 ? 'un jour' : `${distance} jours`} de « ${name} » (${simulation.entry.day}) : ${inMinutes(thresholds.minutes)} au plus, ou à intensité facile. Raccourcis ou adoucis cette séance : ${reason} (${COACHES})`,
      };
    }
  },
});
