import { createContext, useContext } from 'react';
import type { PublishedPace } from '../../schema/programme.ts';
import { formatPaceAt, paceWords } from '../format/pace.ts';

/** The member's average speed over the test, in metres per second; undefined without a result. */
export const TestSpeed = createContext<number | undefined>(undefined);

/** What a pace feels like; with a result of the test, how fast it is too. */
export function PaceText({ pace }: { pace: PublishedPace }) {
  const speed = useContext(TestSpeed);
  return (
    <>
      {speed !== undefined && pace.share && <strong>{formatPaceAt(pace.share, speed)}. </strong>}
      {paceWords(pace)}
    </>
  );
}

/** A pace where running has it: its name and what it feels like. */
export function PaceLine({ pace, className }: { pace: PublishedPace; className?: string | undefined }) {
  return (
    <p className={className}>
      <strong className="medium">{pace.name}&nbsp;:</strong> <PaceText pace={pace} />
    </p>
  );
}
