import * as content from '../fixtures/generated/index.ts';
import { memberScreens, type Screen } from './memberScreens.ts';

export type { Screen } from './memberScreens.ts';

/** A screen around the sign-in. */
export const authScreen = (title: string, path: string): Screen => ({
  path,
  heading: `${content.app.name} ${title}`,
  title,
});

export const LOGIN_HEADING = authScreen('Connexion', '/login').heading;

export const documentTitle = ({ title }: Pick<Screen, 'title'>) => `${title} – ${content.app.name}`;

export const { phases: phaseScreens, workouts: workoutScreens, fixed: fixedScreens } = memberScreens(content);

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
