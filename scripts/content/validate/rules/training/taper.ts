import { z } from 'zod';
import { feminine, masculine } from '../../../../../schema/meta.ts';
import { percentThreshold } from '../../../../../schema/threshold.ts';
import type { WeekKind } from '../../../../../schema/vocabulary.ts';
import { inMinutes, inPercent } from './phrases.ts';
import { indeterminate, trainingRule } from './training-rule.ts';
import { highest, knownWeekMinutes } from './volume.ts';

const percentRange = (week: string, description: string, min: number, max: number) =>
  z
    .strictObject({
      min: percentThreshold('La plus petite part de la plus longue semaine, en %.', min),
      max: percentThreshold('La plus grande part de la plus longue semaine, en %.', max),
    })
    .refine((range) => range.min <= range.max, {
      path: ['max'],
      error: 'plus petit que « min » : écris la plus petite part d’abord',
    })
    .meta({ noun: feminine(`part de la ${week}`), description });

/** The last weeks are short enough to be fresh on race day, and not so short that the form is lost. */
export const taper = trainingRule({
  name: 'taper',
  scope: 'week',
  summary: 'la semaine d’affûtage fait 55 à 70 % de la plus longue, celle de la course 25 à 40 %',
  advice: 'raccourcis ou rallonge des séances, sans toucher à l’allure',
  thresholds: z
    .strictObject({
      taper: percentRange('semaine d’affûtage', 'La durée de la semaine d’affûtage.', 55, 70),
      race: percentRange('semaine de la course', 'La durée de la semaine de la course.', 25, 40),
    })
    .meta({ noun: masculine('affûtage'), description: 'Les seuils de l’avertissement taper.' }),
  *check({ sequence }, { taper, race }) {
    const parts: Partial<Record<WeekKind, { min: number; max: number }>> = {
      affûtage: taper,
      course: race,
    };
    const tapering = sequence.weeks.filter(({ value }) => value.kind && parts[value.kind]);
    const begins = tapering[0]?.value.number;
    if (begins === undefined) return;
    const longest = highest((sequence.weeksBefore(begins, begins) ?? []).map((week) => knownWeekMinutes(week)));
    if (longest === 0) return;
    for (const week of tapering) {
      const minutes = knownWeekMinutes(week);
      const part = week.value.kind && parts[week.value.kind];
      if (!part) continue;
      if (minutes === undefined || longest === undefined) {
        yield indeterminate(week.file);
        continue;
      }
      const least = Math.ceil((longest * part.min) / 100);
      const most = Math.floor((longest * part.max) / 100);
      if (minutes >= least && minutes <= most) continue;
      const advice = minutes > most ? 'Raccourcis des séances' : 'Rallonge des séances';
      yield {
        file: week.file,
        path: ['kind'],
        message: `semaine de type « ${week.value.kind} » à ${inMinutes(minutes)}, ${inPercent(minutes, longest)} de la plus longue d’avant l’affûtage (${inMinutes(longest)}), attendu : ${part.min} à ${part.max} %, de ${inMinutes(least)} à ${inMinutes(most)}. ${advice} sans toucher à l’allure : c’est ainsi qu’on arrive en forme et sans fatigue à la course (doi:10.1249/mss.0b013e31806010e0)`,
      };
    }
  },
});
