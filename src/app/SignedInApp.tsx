import { lazy, type ReactNode, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminOnly } from '../auth/admin/AdminOnly.tsx';
import { isAdmin } from '../auth/admin/admin.ts';
import type { Member } from '../auth/authClient.ts';
import { programme } from '../generated/programme.ts';
import { TestSpeedProvider } from '../journal/paces/TestSpeedProvider.tsx';
import { ROUTES } from '../routes.ts';
import { settings } from '../settings.ts';
import { Home } from './Home.tsx';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { InstallHint } from './pwa/InstallHint.tsx';
import { isInstalled } from './pwa/installOffer.ts';
import { SCREENS } from './screens.ts';

const IntroductionPage = lazy(SCREENS.introduction);
const UnderstandingPage = lazy(SCREENS.understanding);
const TrainingPage = lazy(SCREENS.training);
const PhasePage = lazy(SCREENS.phase);
const WorkoutsPage = lazy(SCREENS.workouts);
const RaceDayPage = lazy(SCREENS.competition);
const JournalPage = lazy(SCREENS.journal);
const ProfilePage = lazy(SCREENS.profile);
const LicencesPage = lazy(SCREENS.licences);
const AdminPage = lazy(SCREENS.admin);

/** Every screen behind the sign-in. */
export default function SignedInApp({ member }: { member: Member }) {
  const admin = isAdmin(member, settings.adminEmail);
  useEffect(() => {
    // In a tab some browsers would ask the user; an installed app is meant to stay.
    if (isInstalled()) void navigator.storage?.persist?.();
  }, []);
  const screens: Record<Exclude<keyof typeof ROUTES, 'login' | 'journal'>, ReactNode> = {
    introduction: <IntroductionPage installHint={<InstallHint />} />,
    understanding: <UnderstandingPage />,
    training: <TrainingPage />,
    competition: <RaceDayPage />,
    profile: <ProfilePage />,
    licences: <LicencesPage />,
    admin: (
      <AdminOnly admin={admin}>
        <AdminPage />
      </AdminOnly>
    ),
  };
  return (
    <TestSpeedProvider>
      <Routes>
        <Route path={ROUTES.login} caseSensitive element={<Navigate to={ROUTES.introduction} replace />} />
        <Route path="/" element={<Home />} />
        <Route element={<Layout admin={admin} />}>
          {Object.entries(screens).map(([name, element]) => (
            <Route key={name} path={ROUTES[name as keyof typeof screens]} caseSensitive element={element} />
          ))}
          <Route path={`${ROUTES.journal}/*`} caseSensitive element={<JournalPage notFound={<NotFoundPage />} />} />
          {programme.phases.map((phase) => (
            <Route
              key={phase.route}
              path={phase.route}
              caseSensitive
              element={<PhasePage key={phase.route} phase={phase} />}
            />
          ))}
          <Route
            path={`${ROUTES.training}/:phase/:page`}
            caseSensitive
            element={<WorkoutsPage notFound={<NotFoundPage />} />}
          />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </TestSpeedProvider>
  );
}
