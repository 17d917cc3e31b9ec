import type { Competition } from '../../schema/competition.ts';
import type { Introduction } from '../../schema/introduction.ts';
import type { Programme } from '../../schema/programme.ts';
import type { Training } from '../../schema/training.ts';
import type { Understanding } from '../../schema/understanding.ts';

/** A screen and what names it. */
export interface Screen {
  path: string;
  /** Its h1. */
  heading: string;
  /** What names it in the browser's tab, before the product's name. */
  title: string;
}

interface Published {
  competition: Competition;
  introduction: Introduction;
  programme: Programme;
  training: Training;
  understanding: Understanding;
}

/** The screens that members reach with this content. */
export function memberScreens({ competition, introduction, programme, training, understanding }: Published) {
  return {
    fixed: [
      { path: '/introduction', heading: introduction.title, title: 'Introduction' },
      { path: '/understanding', heading: understanding.title, title: 'Comprendre' },
      { path: '/training', heading: training.title, title: 'Programme' },
      { path: '/competition', heading: competition.title, title: 'Course' },
      { path: '/profile', heading: 'Profil', title: 'Profil' },
      { path: '/licences', heading: 'Licences des logiciels', title: 'Licences des logiciels' },
    ] satisfies Screen[],
    phases: programme.phases.map(({ route, number, name }): Screen => {
      const heading = `Phase ${number} ${name}`;
      return { path: route, heading, title: heading };
    }),
    workouts: programme.workoutPages.map(({ route, title }): Screen => ({ path: route, heading: title, title })),
  };
}
