import type { ROUTES } from '../../src/routes.ts';

/** A screen and what names it. */
export interface Screen {
  path: string;
  /** Its h1. */
  heading: string;
  /** What names it in the browser's tab, before the product's name. */
  title: string;
  /** Whether the tab bar has it; the header has the profile, which links to the others. */
  inTabBar?: true;
}

interface Titled {
  title: string;
}

/** What names the screens of a programme. */
interface Content extends Record<'competition' | 'introduction' | 'training' | 'understanding', Titled> {
  programme: {
    phases: readonly { route: string; number: number; name: string }[];
  };
  workoutPages: readonly (Titled & { route: string })[];
}

/** The admin's screen stands apart: members don't reach it. */
type MemberRoute = Exclude<keyof typeof ROUTES, 'login' | 'admin'>;

/** The screens that members reach with this content. */
export function memberScreens({
  competition,
  introduction,
  programme,
  training,
  understanding,
  workoutPages,
}: Content) {
  return {
    fixed: Object.values({
      introduction: { path: '/introduction', heading: introduction.title, title: 'Introduction', inTabBar: true },
      understanding: { path: '/understanding', heading: understanding.title, title: 'Comprendre', inTabBar: true },
      training: { path: '/training', heading: training.title, title: 'Programme', inTabBar: true },
      competition: { path: '/competition', heading: competition.title, title: 'Course', inTabBar: true },
      journal: { path: '/journal', heading: 'Journal', title: 'Journal' },
      profile: { path: '/profile', heading: 'Profil', title: 'Profil' },
      licences: { path: '/licences', heading: 'Licences des logiciels', title: 'Licences des logiciels' },
    } satisfies Record<MemberRoute, Screen>) as Screen[],
    phases: programme.phases.map(({ route, number, name }): Screen => {
      const heading = `Phase ${number} ${name}`;
      return { path: route, heading, title: heading };
    }),
    workouts: workoutPages.map(({ route, title }): Screen => ({ path: route, heading: title, title })),
  };
}
