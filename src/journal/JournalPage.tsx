import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { journalQuery } from '../memberRoutes.ts';
import { CorrectionScreen } from './CorrectionScreen.tsx';
import { ExerciseScreen } from './ExerciseScreen.tsx';
import { LogScreen } from './LogScreen.tsx';
import { SessionScreen } from './SessionScreen.tsx';
import { type Removed, SessionsScreen } from './SessionsScreen.tsx';

/** What was done, on this device alone; the address says which part of it. */
export default function JournalPage() {
  const [search] = useSearchParams();
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
  return <SessionsScreen removed={removed} onRestored={() => setRemoved(undefined)} />;
}
