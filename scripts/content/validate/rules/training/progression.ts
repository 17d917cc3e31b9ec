import { z } from 'zod';
import { feminine } from '../../../../../schema/meta.ts';
import { weeksThreshold } from '../../../../../schema/threshold.ts';
import { weeksPhrase } from './phrases.ts';
import { catalogueById, suggestedExercises } from './suggested-training.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

const REGION = { lower: 'bas du corps', upper: 'haut du corps' } as const;
const REGIONS = ['lower', 'upper'] as const;

/** The main lifts of a phase come back often enough for their load to grow. The week of the race builds nothing. */
export const progression = trainingRule({
  name: 'progression',
  scope: 'week',
  summary: 'les mouvements de base d’une phase (`mainLifts`) reviennent au moins une semaine sur deux',
  advice: 'conseille une séance qui contient ce mouvement, ou ajoute-le à celle de la semaine',
  thresholds: z
    .strictObject({
      weeks: weeksThreshold('Les semaines de suite d’une phase où chaque mouvement de base revient.', 2),
    })
    .meta({ noun: feminine('progression'), description: 'Le seuil de l’avertissement progression.' })
    .optional(),
  *check({ sequence, content }, thresholds) {
    const { phases = [], race } = content.one('limits') ?? {};
    if (!thresholds) return;
    const catalogue = catalogueById(content);
    for (const { phase, weeks } of phases) {
      const file = `training/phase${phase}/phase.yaml`;
      const lifts = content.valid('phase').find((entry) => entry.file === file)?.value.mainLifts;
      if (!lifts) continue;
      const training = sequence.weeks.filter(
        ({ value: { number } }) => weeks.includes(number) && number !== race?.week,
      );
      for (const region of REGIONS) {
        let without: ProgrammeWeek[] = [];
        for (const week of training) {
          const exercises = suggestedExercises(content, week.days);
          const before = sequence.weeksBefore(week.value.number, 1);
          if (!exercises || !before) yield indeterminate(week.file);
          const isNext = without.length > 0 && before?.[0] === without.at(-1);
          without = !exercises || exercises.has(lifts[region]) ? [] : [...(isNext ? without : []), week];
          if (without.length !== thresholds.weeks) continue;
          yield {
            file: week.file,
            path: ['days'],
            key: true,
            message: `${weeksPhrase(without.map(({ value }) => value.number))} sans « ${catalogue?.get(lifts[region])?.name ?? lifts[region]} », le mouvement de base du ${REGION[region]} de la phase ${phase}, attendu ${howOften(thresholds.weeks)} au moins. Conseille une séance qui le contient, ou ajoute-le à celle de la semaine : une charge monte quand on la retrouve souvent (${COACHES})`,
          };
        }
      }
    }
  },
});

const howOften = (weeks: number) =>
  weeks === 1 ? 'chaque semaine' : weeks === 2 ? 'une semaine sur deux' : `une semaine sur ${weeks}`;
