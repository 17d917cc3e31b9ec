import { feminine, plural } from '../../../../../schema/meta.ts';
import { countThreshold, percentThreshold, thresholdsOf, weeksThreshold } from '../../../../../schema/threshold.ts';
import { DAYS } from '../../../../../schema/vocabulary.ts';
import { isRunningDay } from './day-predicates.ts';
import { counted, inMinutes, theWeeks } from './phrases.ts';
import { trainingRule } from './training-rule.ts';
import { minutesOf } from './volume.ts';

/** A run is hardly longer than the longest of the weeks before it. The first week builds on what came before the programme. */
export const runRise = trainingRule({
  name: 'run-rise',
  scope: 'day',
  advice: 'Raccourcis cette sortie',
  source: 'au-delà, le risque de blessure augmente (doi:10.1136/bjsports-2024-109380)',
  thresholds: thresholdsOf(feminine('hausse d’une course'), {
    percent: percentThreshold('Ce qu’une course peut durer, en % de la plus longue d’avant.', 110),
    minutes: countThreshold(
      plural(feminine('minutes')),
      [0, 60],
      'Ce qu’elle peut toujours durer de plus, en minutes.',
      5,
    ),
    weeks: weeksThreshold('Les semaines d’avant qui comptent.', 4),
  }),
  summary: ({ percent, minutes, weeks }) =>
    `une course ne dépasse pas ${percent} % de la plus longue dans ${theWeeks(weeks)} d’avant, ou ${minutes} min de plus`,
  *check({ sequence, content }, { percent, minutes: more, weeks }) {
    const daysBack = weeks * DAYS.length;
    for (const day of sequence.weeks.slice(1).flatMap(({ days }) => days.filter(isRunningDay))) {
      const before = sequence.daysBefore(day, daysBack);
      const longest = Math.max(...before.filter(isRunningDay).map(minutesOf));
      const most = Math.max((longest * percent) / 100, longest + more);
      const minutes = minutesOf(day);
      // Without a run before, the longest is −Infinity.
      if (!(minutes > most && longest >= 0)) continue;
      const path = [...day.path, 'duration'];
      const written = content.rawValueAt(day.file, path);
      const found = inMinutes(minutes) + (written === inMinutes(minutes) ? '' : ` (« ${written} »)`);
      const rise = most > longest + more ? `${percent} % de` : `${more} min de plus que`;
      const since = before.length < daysBack ? 'depuis le début' : `depuis ${counted(weeks, 'semaine')}`;
      yield {
        file: day.file,
        path,
        lateStartBound: most,
        found: `${day.entry.day}, course de ${found} : ${inMinutes(most)} au plus, ${rise} la plus longue ${since} (${inMinutes(longest)})`,
      };
    }
  },
});
