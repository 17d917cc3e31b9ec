import type { PublishedPace } from '../../schema/programme.ts';
import { paceWords } from '../format/pace.ts';

/** A pace where a run has it: its name and what it feels like. */
export function PaceLine({ pace, className }: { pace: PublishedPace; className?: string | undefined }) {
  return (
    <p className={className}>
      <strong>
        {pace.name}
        {'\u00a0'}:
      </strong>{' '}
      {paceWords(pace)}
    </p>
  );
}
