import { type ReactNode, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { formerJournalAddress } from '../memberRoutes.ts';
import { CorrectionScreen } from './CorrectionScreen.tsx';
import { ExerciseScreen } from './ExerciseScreen.tsx';
import { LogScreen } from './LogScreen.tsx';
import { SessionScreen } from './SessionScreen.tsx';
import { type Removed, SessionsScreen } from './SessionsScreen.tsx';

/** Sessions, before older ones are asked for: the charts are below them. */
const INITIAL_COUNT = 7;

export default function JournalPage({ notFound }: { notFound: ReactNode }) {
  const { pathname, search } = useLocation();
  // Kept while a session is open: Back finds the list as it was.
  const [shown, setShown] = useState(INITIAL_COUNT);
  const [removed, setRemoved] = useState<Removed>();
  const moved = formerJournalAddress(new URLSearchParams(search));
  if (moved) return <Navigate to={moved} replace />;
  const list = (
    <SessionsScreen shown={shown} onShow={setShown} removed={removed} onRestored={() => setRemoved(undefined)} />
  );
  return (
    <Routes key={pathname + search}>
      <Route index element={list} />
      <Route path="new" caseSensitive element={<LogScreen />} />
      <Route path="exercises/:id" caseSensitive element={<ExerciseScreen />} />
      <Route path=":id" element={<SessionScreen onRemoved={setRemoved} />} />
      <Route path=":id/edit" caseSensitive element={<CorrectionScreen />} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
