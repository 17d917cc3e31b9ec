/** The chunks of the screens, by the names of their routes. */
export const SCREENS = {
  introduction: () => import('../guide/IntroductionPage.tsx'),
  understanding: () => import('../guide/UnderstandingPage.tsx'),
  training: () => import('../programme/TrainingPage.tsx'),
  phase: () => import('../programme/PhasePage.tsx'),
  workouts: () => import('../programme/workouts/WorkoutsPage.tsx'),
  competition: () => import('../race/RaceDayPage.tsx'),
  journal: () => import('../journal/JournalPage.tsx'),
  profile: () => import('../profile/ProfilePage.tsx'),
  licences: () => import('../profile/licences/LicencesPage.tsx'),
  admin: () => import('../auth/admin/AdminPage.tsx'),
};
