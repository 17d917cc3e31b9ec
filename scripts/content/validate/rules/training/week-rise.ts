import { feminine } from '../../../../../schema/meta.ts';
import { percentThreshold, thresholdsOf, weeksThreshold } from '../../../../../schema/threshold.ts';
import { isRunningDay } from './day-predicates.ts';
import { inMinutes, joinWords, rounded } from './phrases.ts';
import { trainingRule } from './training-rule.ts';
import { minutesOf, minutesOfDays, weekMinutesOf } from './volume.ts';
import type { ProgrammeDay, ProgrammeWeek } from './week-sequence.ts';

const VOLUMES = [
  { of: 'de course à pied', counts: isRunningDay },
  { of: 'en tout', counts: () => true },
];

/** A week is hardly longer than the longest of those before it, in running and in all. */
export const weekRise = trainingRule({
  name: 'week-rise',
  scope: 'week',
  advice: 'Raccourcis des séances',
  source: 'le corps s’adapte à de petites hausses (usage des coachs)',
  thresholds: thresholdsOf(feminine('hausse d’une semaine'), {
    percent: percentThreshold('Ce qu’une semaine peut durer, en % de la plus longue d’avant.', 110),
    weeks: weeksThreshold('Les semaines d’avant qui comptent.', 3),
  }),
  summary: ({ percent, weeks }) =>
    `une semaine ne dépasse pas ${percent} % de la plus longue des ${weeks} d’avant, en course à pied et en tout`,
  *check({ sequence }, { percent, weeks }) {
    for (const week of sequence.weeks) {
      const before = sequence.weeksBefore(week, weeks);
      const tooLong = VOLUMES.flatMap(({ of, counts }) => {
        const longest = Math.max(...before.map((other) => weekMinutesOf(other, counts)));
        const minutes = weekMinutesOf(week, counts);
        const most = (longest * percent) / 100;
        if (!(longest > 0 && minutes * 100 > longest * percent)) return [];
        const reference = before.findLast((other) => weekMinutesOf(other, counts) === longest);
        const text = `${inMinutes(minutes)} ${of} (${rounded(most)} au plus)`;
        return { most, text, day: mostGrown(week, reference, counts) };
      });
      const [worst] = tooLong;
      if (!worst?.day) continue;
      const compared = before.length === 1 ? 'la semaine' : `la plus longue des ${before.length} semaines`;
      yield {
        file: week.file,
        path: [...worst.day.path, 'duration'],
        lateStartBound: worst.most,
        causedBy: [
          ...minutesOfDays(week.file, before, worst.day.path),
          ...['light-weeks', 'taper'].map((rule) => ({ rule, file: week.file })),
        ],
        found: `${joinWords(tooLong.map(({ text }) => text))}, plafond à ${percent} % de ${compared} d’avant`,
        advice: `Raccourcis d’abord le ${worst.day.entry.day}, qui augmente le plus`,
      };
    }
  },
});

/** The day of `week` that takes most minutes more than the same day of `reference`. */
function mostGrown(week: ProgrammeWeek, reference: ProgrammeWeek | undefined, counts: (day: ProgrammeDay) => boolean) {
  const minutes = (day: ProgrammeDay | undefined) => (day && counts(day) ? minutesOf(day) : 0);
  const growth = week.days.map((day, index) => minutes(day) - minutes(reference?.days[index]));
  return week.days[growth.indexOf(Math.max(...growth))];
}
