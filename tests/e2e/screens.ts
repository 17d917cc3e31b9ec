import { app } from '../../src/generated/app.ts';
import { competition } from '../../src/generated/competition.ts';
import { introduction } from '../../src/generated/introduction.ts';
import { programme } from '../../src/generated/programme.ts';
import { training } from '../../src/generated/training.ts';
import { understanding } from '../../src/generated/understanding.ts';

/** A screen and what names it. */
export interface Screen {
  path: string;
  /** Its h1. */
  heading: string;
  /** What names it in the browser's tab, before the product's name. */
  title: string;
}

/** A screen around the sign-in. */
export const entrance = (title: string, path: string): Screen => ({ path, heading: `${app.name} ${title}`, title });

export const LOGIN_HEADING = entrance('Connexion', '/login').heading;

export const documentTitle = ({ title }: Pick<Screen, 'title'>) => `${title} – ${app.name}`;

export const phaseScreens = programme.phases.map(({ route, number, name }): Screen => {
  const heading = `Phase ${number} ${name}`;
  return { path: route, heading, title: heading };
});

export const workoutScreens = programme.workoutPages.map(
  ({ route, title }): Screen => ({ path: route, heading: title, title }),
);

export const fixedScreens: readonly Screen[] = [
  { path: '/introduction', heading: introduction.title, title: 'Introduction' },
  { path: '/understanding', heading: understanding.title, title: 'Comprendre' },
  { path: '/training', heading: training.title, title: 'Programme' },
  { path: '/competition', heading: competition.title, title: 'Course' },
  { path: '/profile', heading: 'Profil', title: 'Profil' },
];

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
