import { type ReactNode, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminOnly } from '../auth/admin/AdminOnly.tsx';
import { AdminPage } from '../auth/admin/AdminPage.tsx';
import { isAdmin } from '../auth/admin/admin.ts';
import type { Member } from '../auth/authClient.ts';
import { programme } from '../generated/programme.ts';
import { IntroductionPage } from '../guide/IntroductionPage.tsx';
import { UnderstandingPage } from '../guide/UnderstandingPage.tsx';
import { JournalScreen } from '../journal/JournalScreen.tsx';
import { LicencesPage } from '../profile/licences/LicencesPage.tsx';
import { ProfilePage } from '../profile/ProfilePage.tsx';
import { PhasePage } from '../programme/PhasePage.tsx';
import { TrainingPage } from '../programme/TrainingPage.tsx';
import { WorkoutsPage } from '../programme/workouts/WorkoutsPage.tsx';
import { RaceDayPage } from '../race/RaceDayPage.tsx';
import { TestSpeed } from '../renderers/PaceLine.tsx';
import { ROUTES } from '../routes.ts';
import { useTestSpeed } from '../schedule/useTestSpeed.ts';
import { settings } from '../settings.ts';
import { Home } from './Home.tsx';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { isInstalled } from './pwa/installOffer.ts';

export { loadMemberChunks } from './memberChunks.ts';

/** Every screen behind the sign-in. */
export default function SignedInApp({ member }: { member: Member }) {
  const admin = isAdmin(member, settings.adminEmail);
  useEffect(() => {
    // In a tab some browsers would ask the user; an installed app is meant to stay.
    if (isInstalled()) void navigator.storage?.persist?.();
  }, []);
  const screens: Record<Exclude<keyof typeof ROUTES, 'login'>, ReactNode> = {
    introduction: <IntroductionPage />,
    understanding: <UnderstandingPage />,
    training: <TrainingPage />,
    competition: <RaceDayPage />,
    journal: <JournalScreen />,
    profile: <ProfilePage />,
    licences: <LicencesPage />,
    admin: (
      <AdminOnly admin={admin}>
        <AdminPage />
      </AdminOnly>
    ),
  };
  return (
    <TestSpeed value={useTestSpeed()}>
      <Routes>
        <Route path={ROUTES.login} caseSensitive element={<Navigate to={ROUTES.introduction} replace />} />
        <Route path="/" element={<Home />} />
        <Route element={<Layout admin={admin} />}>
          {Object.entries(screens).map(([name, element]) => (
            <Route key={name} path={ROUTES[name as keyof typeof screens]} caseSensitive element={element} />
          ))}
          {programme.phases.map((phase) => (
            <Route
              key={phase.route}
              path={phase.route}
              caseSensitive
              element={<PhasePage key={phase.route} phase={phase} />}
            />
          ))}
          {programme.workoutPages.map((page) => (
            <Route
              key={page.route}
              path={page.route}
              caseSensitive
              element={<WorkoutsPage key={page.route} page={page} />}
            />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </TestSpeed>
  );
}
