import { z } from 'zod';
import { feminine, plural } from '../../../../../schema/meta.ts';
import { countThreshold, percentThreshold, weeksThreshold } from '../../../../../schema/threshold.ts';
import { isRunningDay } from './day-predicates.ts';
import { inMinutes } from './phrases.ts';
import { indeterminate, trainingRule } from './training-rule.ts';
import { highest, knownDayMinutes } from './volume.ts';

const DAYS_PER_WEEK = 7;

const weeksBeforePhrase = (weeks: number) => (weeks === 1 ? 'de la semaine d’avant' : `des ${weeks} semaines d’avant`);

/** A run is hardly longer than the longest of the weeks before it. The first week builds on what came before the programme. */
export const runRise = trainingRule({
  name: 'run-rise',
  scope: 'day',
  summary: 'une course ne dépasse pas 110 % de la plus longue des 4 semaines d’avant, ou 5 min de plus',
  advice: 'raccourcis cette course',
  thresholds: z
    .strictObject({
      percent: percentThreshold('Ce qu’une course peut durer, en % de la plus longue d’avant.', 110),
      minutes: countThreshold({
        noun: plural(feminine('minutes')),
        max: 60,
        description: 'Ce qu’elle peut toujours durer de plus, en minutes.',
        example: 5,
      }),
      weeks: weeksThreshold('Les semaines d’avant qui comptent.', 4),
    })
    .meta({ noun: feminine('hausse d’une course'), description: 'Les seuils de l’avertissement run-rise.' }),
  *check({ sequence, content }, { percent, minutes: more, weeks }) {
    const daysBack = weeks * DAYS_PER_WEEK;
    for (const day of sequence.days.filter((day) => isRunningDay(day) && day.week > sequence.first)) {
      const minutes = knownDayMinutes(day.entry);
      const before = sequence.daysBefore(day, daysBack);
      const runs = before?.filter(isRunningDay);
      if (runs?.length === 0) continue;
      const longest = highest((runs ?? []).map(({ entry }) => knownDayMinutes(entry)));
      if (!before || minutes === undefined || longest === undefined) {
        yield indeterminate(day.file);
        continue;
      }
      const most = Math.max((longest * percent) / 100, longest + more);
      if (minutes <= most) continue;
      const since = before.length < daysBack ? 'depuis le début du programme' : weeksBeforePhrase(weeks);
      const path = [...day.path, 'duration'];
      const written = content.rawValueAt(day.file, path);
      const counted = inMinutes(minutes);
      yield {
        file: day.file,
        path,
        lateStartBound: most,
        message: `${day.entry.day}, ${written === counted ? counted : `« ${written} », soit ${counted}`} de course à pied : ${inMinutes(most)} au plus, soit ${percent} % de la plus longue sortie ${since} (${inMinutes(longest)}), ou ${more} min de plus. Raccourcis cette sortie : au-delà, le risque de blessure augmente (doi:10.1136/bjsports-2024-109380)`,
      };
    }
  },
});
