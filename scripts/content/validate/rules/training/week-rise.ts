import { z } from 'zod';
import { feminine } from '../../../../../schema/meta.ts';
import { percentThreshold, weeksThreshold } from '../../../../../schema/threshold.ts';
import { isRunningDay } from './day-predicates.ts';
import { inMinutes } from './phrases.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';
import { highest, knownDayMinutes, knownWeekMinutes } from './volume.ts';
import type { ProgrammeDay, ProgrammeWeek } from './week-sequence.ts';

const VOLUMES = [
  { of: ' de course à pied', counts: isRunningDay },
  { of: ' en tout', counts: () => true },
];

/** A week is hardly longer than the longest of those before it, in running and in all. */
export const weekRise = trainingRule({
  name: 'week-rise',
  scope: 'week',
  summary: 'une semaine ne dépasse pas 110 % de la plus longue des 3 d’avant, en course à pied et en tout',
  advice: 'raccourcis des séances, d’abord celle que l’avertissement montre',
  thresholds: z
    .strictObject({
      percent: percentThreshold('Ce qu’une semaine peut durer, en % de la plus longue d’avant.', 110),
      weeks: weeksThreshold('Les semaines d’avant qui comptent.', 3),
    })
    .meta({ noun: feminine('hausse d’une semaine'), description: 'Les seuils de l’avertissement week-rise.' }),
  *check({ sequence }, { percent, weeks }) {
    for (const week of sequence.weeks) {
      const before = sequence.weeksBefore(week.value.number, weeks);
      if (before?.length === 0) continue;
      const known = [week, ...(before ?? [])].map((one) => knownWeekMinutes(one));
      if (!before || known.includes(undefined)) yield indeterminate(week.file);
      if (!before) continue;
      const tooLong = VOLUMES.flatMap(({ of, counts }) => {
        const minutes = knownWeekMinutes(week, counts);
        const longest = highest(before.map((other) => knownWeekMinutes(other, counts)));
        if (minutes === undefined || longest === undefined || longest === 0) return [];
        if (minutes * 100 <= longest * percent) return [];
        const reference = before.findLast((other) => knownWeekMinutes(other, counts) === longest);
        const most = (longest * percent) / 100;
        return {
          most,
          text: `${inMinutes(minutes)}${of}, ${inMinutes(most)} au plus`,
          day: reference && mostGrown(week, reference, counts),
        };
      });
      const [worst] = tooLong;
      if (!worst?.day) continue;
      const compared =
        before.length === 1 ? 'la semaine d’avant' : `la plus longue des ${before.length} semaines d’avant`;
      yield {
        file: week.file,
        path: [...worst.day.path, 'duration'],
        lateStartBound: worst.most,
        message: `semaine trop longue : ${tooLong.map(({ text }) => text).join(' ; ')} (${percent} % de ${compared}). Raccourcis des séances, d’abord celle du ${worst.day.entry.day}, qui augmente le plus : le corps s’adapte à de petites hausses (${COACHES})`,
      };
    }
  },
});

/** The day of `week` that takes most minutes more than the same day of `reference`. */
function mostGrown(week: ProgrammeWeek, reference: ProgrammeWeek, counts: (day: ProgrammeDay) => boolean) {
  const minutes = (day: ProgrammeDay | undefined) => (day && counts(day) ? (knownDayMinutes(day.entry) ?? 0) : 0);
  const growth = week.days.map((day, index) => minutes(day) - minutes(reference.days[index]));
  return week.days[growth.indexOf(Math.max(...growth))];
}
