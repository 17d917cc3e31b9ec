import type { Alternative, Exercise, Variant } from './exercise.ts';
import type { LoadStep } from './load-growth.ts';
import type { Published } from './meta.ts';
import type { RunningPace } from './pace.ts';
import type { RaceLoad } from './quantity.ts';
import type { RichText } from './rich-text.ts';
import type { DayEntry, Phase, Week } from './week.ts';
import type { Block, Prescription, WorkoutOption, WorkoutPage } from './workout.ts';

/** The programme as the app reads it: ids resolved, circuits and lists in one form, routes in place. */
export interface Programme {
  phases: PublishedPhase[];
  /** What a day that a member moves has to respect. */
  moveLimits?: MoveLimits;
  /** What members do in place of a gym session while they travel. */
  travelWorkouts?: TravelWorkout[];
}

export interface TravelWorkout {
  /** The last part of the routes of the pages that it stands in for: `upper-body`. */
  replaces: string;
  /** The route of its own page. */
  page: string;
  workout: { id: string; name: string };
  duration?: DayEntry['duration'];
}

/** Thresholds of limits.yaml. */
export interface MoveLimits {
  /** In a week of that kind, at least. */
  restDays: { normal: number; light: number; race: number };
  /** Days before the race, at least. */
  lastHardDays: { legs: number; hard: number };
  /** Between a simulation and the race, at least. */
  simulationDays: number;
}

export interface PublishedPhase extends Published<Phase> {
  number: number;
  /** `/training/phase1` */
  route: string;
  /** In order. */
  weeks: PublishedWeek[];
}

export interface PublishedWeek extends Omit<Published<Week>, 'days'> {
  days: PublishedDay[];
}

export interface PublishedDay extends Omit<Published<DayEntry>, 'suggested' | 'pace'> {
  /** The advised workout of the page that `link` leads to. */
  suggested?: { id: string; name: string };
  paces?: PublishedPace[];
  /** The page that `link` leads to works the legs. */
  legs?: true;
  /** The suggested workout is a simulation of the race. */
  simulation?: true;
}

export type PublishedPace = Published<RunningPace>;

export interface PublishedPage extends Omit<Published<WorkoutPage>, 'options'> {
  /** `/training/phase1/upper-body` */
  route: string;
  /** Number of the phase it belongs to. */
  phase: number;
  options: PublishedWorkout[];
}

/** A workout of a page: what coaches write under `options`. */
export interface PublishedWorkout extends Omit<Published<WorkoutOption>, 'exercises' | 'blocks'> {
  /** A flat list is one block of one round. */
  blocks: PublishedBlock[];
  /** Of the intervals of a day, which has no page; other workouts have the page's. */
  coolDown?: PublishedPage['coolDown'];
  /** What a day of running counts, repeat by repeat. */
  intervals?: true;
  /** What a short version has no exercise of; lines of one exercise are numbered with them. */
  leftOut?: PublishedPrescription[];
}

export interface PublishedBlock extends Omit<Published<Block>, 'exercises'> {
  exercises: PublishedPrescription[];
}

export interface PublishedPrescription extends Omit<Published<Prescription>, 'exercise' | 'pace'> {
  exercise: PublishedExercise;
  pace?: PublishedPace;
}

export interface PublishedExercise extends Omit<Published<Exercise>, 'alternatives' | 'easier' | 'harder'> {
  /** What its station weighs in the race, by the id of the division. */
  raceLoads?: Readonly<Record<string, RaceLoad>>;
  easier?: PublishedVariant;
  harder?: PublishedVariant;
  alternatives: PublishedAlternative[];
}

export interface PublishedVariant extends Pick<Variant, 'when'> {
  name: string;
}

export interface PublishedAlternative extends Omit<Published<Alternative>, 'exercise' | 'name'> {
  name: string;
  /** Of the exercise of the catalogue that it is, if it is one. */
  howTo?: RichText;
  load?: LoadStep;
}
