import type { ReactNode } from 'react';
import { training } from '../../generated/training.ts';
import { TestSpeed } from '../../renderers/PaceLine.tsx';
import { lastResults, testSpeed } from '../model/paceTest.ts';
import { useJournal } from '../store/useJournal.ts';
import { useFormerResults } from './useFormerResults.ts';

/** Tells paces the speed of the member's last test. */
export function TestSpeedProvider({ children }: { children: ReactNode }) {
  useFormerResults();
  const { sessions } = useJournal();
  const test = training.paces?.test;
  return <TestSpeed value={test && testSpeed(lastResults(sessions, test), test)}>{children}</TestSpeed>;
}
