import { lazy, type ReactNode, useState } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import { AdminOnly } from '../auth/admin/AdminOnly.tsx';
import { isAdmin } from '../auth/admin/admin.ts';
import type { Member } from '../auth/authClient.ts';
import { programme } from '../generated/programme.ts';
import { DataNotice, DataNoticeProvider } from '../journal/DataNotice.tsx';
import { TestSpeedProvider } from '../journal/paces/TestSpeedProvider.tsx';
import { openJournal } from '../journal/store/useJournal.ts';
import { STORED_DATA_ADDRESS } from '../memberRoutes.ts';
import { ROUTES } from '../routes.ts';
import { settings } from '../settings.ts';
import { openAccount } from '../storage/account.ts';
import { openStore, useStoredRecord } from '../storage/useStoredState.ts';
import { Home } from './Home.tsx';
import { Layout } from './Layout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { InstallHint } from './pwa/InstallHint.tsx';
import { PersistentStorage } from './pwa/PersistentStorage.tsx';
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

/** Before any screen reads: the data of this account on this device. */
function openData({ id }: Member): void {
  openAccount(id);
  openStore();
  openJournal(id);
}

/** Every screen behind the sign-in; anew for another member. */
export default function SignedInApp({ member }: { member: Member }) {
  useState(() => openData(member));
  const admin = isAdmin(member, settings.adminEmail);
  const screens: Record<Exclude<keyof typeof ROUTES, 'login' | 'journal'>, ReactNode> = {
    introduction: <IntroductionPage notice={<DataNotice />} installHint={<MemberInstallHint />} />,
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
      <PersistentStorage />
      <DataNoticeProvider>
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
      </DataNoticeProvider>
    </TestSpeedProvider>
  );
}

function MemberInstallHint() {
  const { version: _, ...slices } = useStoredRecord();
  const exportStep = (
    <>
      <Link to={STORED_DATA_ADDRESS}>Exporte tes données</Link> dans un fichier, depuis ton profil.
    </>
  );
  return <InstallHint exportStep={Object.keys(slices).length > 0 && exportStep} />;
}
