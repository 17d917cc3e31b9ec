import type { WeekKind } from '../../../../../schema/vocabulary.ts';
import { indeterminate, type TrainingRule } from './training-rule.ts';
import { highest, inMinutes, inPercent, weekMinutes } from './volume.ts';

/** The last weeks are short enough to be fresh on race day, and not so short that the form is lost. */
export const taper: TrainingRule = {
  name: 'taper',
  scope: 'week',
  *check({ calendar, limits: { taper } }) {
    const parts: Partial<Record<WeekKind, { min: number; max: number }>> = {
      affûtage: taper.taper,
      course: taper.race,
    };
    const tapering = calendar.weeks.filter(({ value }) => value.kind && parts[value.kind]);
    const begins = tapering[0]?.value.number;
    if (begins === undefined) return;
    const longest = highest((calendar.weeksBefore(begins, begins) ?? []).map((week) => weekMinutes(week)));
    if (longest === 0) return;
    for (const week of tapering) {
      const minutes = weekMinutes(week);
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
};
