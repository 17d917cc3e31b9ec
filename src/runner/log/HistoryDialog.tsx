import { formatDay } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import type { ExerciseSession } from '../../journal/model/lastTime.ts';
import { formatSets } from '../../journal/model/lastTimeText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Rows } from '../../ui/layout.tsx';

interface HistoryDialogProps {
  name: string;
  /** Newest first. */
  sessions: readonly ExerciseSession[];
  today: LocalDate;
  onClose: () => void;
}

export function HistoryDialog({ name, sessions, today, onClose }: HistoryDialogProps) {
  return (
    <Dialog title={name} onClose={onClose}>
      <Rows as="dl" strong className="terms" data-of="times">
        {sessions.map(({ session, on, sets }) => (
          <div key={session.id}>
            <dt>{formatDay(on, today)}</dt>
            <dd className="tabular">
              {formatSets(sets) || 'Fait, sans chiffre noté'}
              {[...new Set(sets.flatMap(({ note }) => note ?? []))].map((note) => (
                <p key={note}>{note}</p>
              ))}
            </dd>
          </div>
        ))}
      </Rows>
      <Button onClick={onClose}>Fermer</Button>
    </Dialog>
  );
}
