import { app } from '../fixtures/generated/app.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { memberScreens, type Screen } from './memberScreens.ts';

export type { Screen } from './memberScreens.ts';

/** A screen around the sign-in. */
export const entrance = (title: string, path: string): Screen => ({ path, heading: `${app.name} ${title}`, title });

export const LOGIN_HEADING = entrance('Connexion', '/login').heading;

export const documentTitle = ({ title }: Pick<Screen, 'title'>) => `${title} – ${app.name}`;

export const {
  phases: phaseScreens,
  workouts: workoutScreens,
  fixed: fixedScreens,
} = memberScreens({ competition, introduction, programme, training, understanding });

export const adminScreen: Screen = {
  path: '/admin',
  heading: 'Panel Administrateur',
  title: 'Panel Administrateur',
};

export const unknownScreen: Screen = {
  path: '/nulle-part',
  heading: 'Page introuvable',
  title: 'Page introuvable',
};
