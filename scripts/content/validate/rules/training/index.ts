import { z } from 'zod';
import { aroundSimulation } from './around-simulation.ts';
import { hardDays } from './hard-days.ts';
import { lastHardDays } from './last-hard-days.ts';
import { leftOutWeeks } from './left-out-weeks.ts';
import { lightWeeks } from './light-weeks.ts';
import { movingDays } from './moving-days.ts';
import { newPhase } from './new-phase.ts';
import { progression } from './progression.ts';
import { rehearsal } from './rehearsal.ts';
import { restDays } from './rest-days.ts';
import { runRise } from './run-rise.ts';
import { simulation } from './simulation.ts';
import { specificity } from './specificity.ts';
import { stationDistance } from './station-distance.ts';
import { stationLoad } from './station-load.ts';
import { taper } from './taper.ts';
import { technique } from './technique.ts';
import type { TrainingRule } from './training-rule.ts';
import { weekRise } from './week-rise.ts';
import { workoutMinutes } from './workout-minutes.ts';

/** The registry of the training rules. */
export const TRAINING_RULES: readonly TrainingRule[] = [
  runRise,
  weekRise,
  hardDays,
  newPhase,
  restDays,
  lightWeeks,
  taper,
  simulation,
  aroundSimulation,
  lastHardDays,
  technique,
  specificity,
  stationLoad,
  stationDistance,
  rehearsal,
  progression,
  leftOutWeeks,
  movingDays,
  workoutMinutes,
];

/** The name of a rule in limits.yaml: `runRise` for `run-rise`. */
export const thresholdsKey = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The numbers that a rule gets from `warnings` of limits.yaml; undefined where it judges nothing for want of them. */
export const thresholdsFor = ({ name, thresholds }: TrainingRule, warnings: Readonly<Record<string, unknown>>) =>
  thresholds ? (warnings[thresholdsKey(name)] ?? undefined) : {};

export function summaryOf(rule: TrainingRule, warnings: Readonly<Record<string, unknown>>): string {
  const thresholds = thresholdsFor(rule, warnings);
  return thresholds ? rule.summary(thresholds) : 'sans seuils dans `limits.yaml`, ne juge rien';
}

/** `warnings` in limits.yaml: the thresholds of each rule that has some, described by its source. */
export const THRESHOLDS: z.ZodType<Readonly<Record<string, unknown>>> = z
  .strictObject(
    Object.fromEntries(
      TRAINING_RULES.flatMap(({ name, source, thresholds }) =>
        thresholds ? [[thresholdsKey(name), thresholds.describe(`Pourquoi : ${source}.`)]] : [],
      ),
    ),
  )
  .meta({ title: 'Seuils des avertissements', description: 'Les chiffres des règles d’entraînement.' });
