import { z } from 'zod';
import { feminine, masculine } from '../../../../../schema/meta.ts';
import { percentThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import type { WeekKind } from '../../../../../schema/vocabulary.ts';
import { inMinutes } from './phrases.ts';
import { trainingRule } from './training-rule.ts';
import { minutesOfDays, weekMinutesOf } from './volume.ts';

const range = (week: string, min: number, max: number) =>
  z
    .strictObject({
      min: percentThreshold('La plus petite part de la plus longue semaine, en %.', min),
      max: percentThreshold('La plus grande part de la plus longue semaine, en %.', max),
    })
    .refine(({ min, max }) => min <= max, {
      path: ['max'],
      error: 'plus petit que « min » : écris la plus petite part d’abord',
    })
    .meta({ noun: feminine(`part de la ${week}`), description: `La durée de la ${week}.` });

/** The last weeks are short enough to be fresh on race day, and not so short that the form is lost. */
export const taper = trainingRule({
  name: 'taper',
  scope: 'week',
  advice: 'Raccourcis des séances sans toucher à l’allure',
  source: 'on arrive ainsi en forme et sans fatigue à la course (doi:10.1249/mss.0b013e31806010e0)',
  thresholds: thresholdsOf(masculine('affûtage'), {
    taper: range('semaine d’affûtage', 55, 70),
    race: range('semaine de la course', 25, 40),
  }),
  summary: ({ taper, race }) =>
    `la semaine d’affûtage fait ${taper.min} à ${taper.max} % de la plus longue, celle de la course ${race.min} à ${race.max} %`,
  *check({ sequence }, { taper, race }) {
    const parts: Partial<Record<WeekKind, { min: number; max: number }>> = { affûtage: taper, course: race };
    const tapering = sequence.weeks.filter(({ value: { kind } }) => kind && parts[kind]);
    const before = tapering[0] ? sequence.weeksBefore(tapering[0]) : [];
    const longest = Math.max(...before.map((week) => weekMinutesOf(week)));
    if (!(longest > 0)) return;
    const reference = before.find((week) => weekMinutesOf(week) === longest);
    for (const week of tapering) {
      const { kind } = week.value;
      const part = kind && parts[kind];
      if (!part) continue;
      const minutes = weekMinutesOf(week);
      const [least, most] = [Math.ceil((longest * part.min) / 100), Math.floor((longest * part.max) / 100)];
      if (!(minutes < least || minutes > most)) continue;
      yield {
        file: week.file,
        path: ['kind'],
        causedBy: [
          ...minutesOfDays(week.file, before),
          // How long the taper may be is not known while the longest week is too long.
          ...(reference ? ['run-rise', 'week-rise'].map((rule) => ({ rule, file: reference.file })) : []),
        ],
        found: `semaine « ${kind} » de ${inMinutes(minutes)}, attendu : ${least} à ${inMinutes(most)}, soit ${part.min} à ${part.max} % de la plus longue d’avant l’affûtage (${inMinutes(longest)})`,
        ...(minutes < least && { advice: 'Rallonge des séances sans toucher à l’allure' }),
      };
    }
  },
});
