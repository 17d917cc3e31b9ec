import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { journalQuery } from '../memberRoutes.ts';
import { CorrectionScreen } from './CorrectionScreen.tsx';
import { ExerciseScreen } from './ExerciseScreen.tsx';
import { LogScreen } from './LogScreen.tsx';
import { SessionScreen } from './SessionScreen.tsx';
import { type Removed, SessionsScreen } from './SessionsScreen.tsx';

/** Sessions, before older ones are asked for: the charts stand below them. */
const INITIAL_COUNT = 7;

/** What was done, on this device alone; the address says which part of it. */
export default function JournalPage() {
  const [search] = useSearchParams();
  // Kept while a session is open: Back finds the list as it was.
  const [shown, setShown] = useState(INITIAL_COUNT);
  const [removed, setRemoved] = useState<Removed>();
  const { session, isCorrecting, exercise, isLogging, route, workout, day } = journalQuery(search);
  if (session) {
    return isCorrecting ? (
      <CorrectionScreen key={session} id={session} />
    ) : (
      <SessionScreen key={session} id={session} onRemoved={setRemoved} />
    );
  }
  if (exercise) return <ExerciseScreen key={exercise} id={exercise} />;
  if (isLogging) return <LogScreen key={`${search}`} route={route} workout={workout} day={day} />;
  return <SessionsScreen shown={shown} onShow={setShown} removed={removed} onRestored={() => setRemoved(undefined)} />;
}
