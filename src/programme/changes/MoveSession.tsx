import { CalendarDays } from 'lucide';
import { useState } from 'react';
import { formatDate } from '../../calendar/dateText.ts';
import { withLetGo, withSwap } from '../../schedule/model/changes.ts';
import { type DayId, isSession } from '../../schedule/model/day.ts';
import { isMovable, type MoveTarget, moveTargets } from '../../schedule/model/moves.ts';
import type { DatedDay } from '../../schedule/model/schedule.ts';
import { MOVE_RULES } from '../../schedule/situation.ts';
import { useChanges } from '../../schedule/useChanges.ts';
import { useAdjustedProgramme } from '../../schedule/useProgrammeCalendar.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rows, Stack } from '../../ui/layout.tsx';
import styles from './MoveSession.module.css';

/** Moves a session of this week or the next; takes up again one that was let go. */
export function MoveSession({ day: { id } }: { day: { id: DayId } }) {
  const adjusted = useAdjustedProgramme();
  const change = useChanges();
  const [isOpen, setOpen] = useState(false);
  const { situation, schedule } = adjusted ?? {};
  const day = schedule?.weeks.flatMap(({ days }) => days).find((each) => each.id === id);
  if (!situation || !day || !MOVE_RULES) return null;
  const of = (
    <span className="visually-hidden">
      &nbsp;: {day.day}, {day.activity}
    </span>
  );
  if (day.leftOut === 'let-go' && day.date >= situation.today)
    return (
      <Button
        variant="text"
        className="text-button screen-only"
        onClick={() => change((changes) => withLetGo(changes, id, false), `${day.activity}\u00a0: de nouveau prévue.`)}
      >
        La faire quand même
        {of}
      </Button>
    );
  if (!isMovable(day, situation)) return null;
  return (
    <>
      <Button variant="text" className="text-button screen-only" onClick={() => setOpen(true)}>
        <Icon icon={CalendarDays} />
        Déplacer
        {of}
      </Button>
      {isOpen && <MoveDialog day={day} onClose={() => setOpen(false)} />}
    </>
  );
}

function MoveDialog({ day, onClose }: { day: DatedDay; onClose: () => void }) {
  const { situation, base } = useAdjustedProgramme() ?? {};
  const change = useChanges();
  if (!situation || !base || !MOVE_RULES) return null;
  const { today } = situation;
  const targets = moveTargets(base, situation, MOVE_RULES, day);
  const offered = targets.filter(({ problem }) => problem === undefined);
  const problems = new Set(targets.flatMap(({ problem }) => problem ?? []));

  function move({ day: { id, date } }: MoveTarget) {
    onClose();
    change((changes) => withSwap(changes, day.id, id), `${day.activity}\u00a0: ${formatDate(date, today)}.`);
  }
  function letGo() {
    onClose();
    change((changes) => withLetGo(changes, day.id), `${day.activity}\u00a0: laissée, sans regret.`);
  }
  return (
    <Dialog title={`Déplacer\u00a0: ${day.activity}`} onClose={onClose}>
      <p className="muted">Prévue {formatDate(day.date, today)}.</p>
      <Rows>
        {offered.map((target) => (
          <li key={target.day.id}>
            <button type="button" className={`${styles.target} row-target`} onClick={() => move(target)}>
              <strong className="capitalized">{formatDate(target.day.date, today)}</strong>
              <span className="muted small">
                {target.swapped
                  ? `${target.swapped.activity} passe au ${formatDate(day.date, today)}`
                  : isSession(target.day)
                    ? 'Libre'
                    : target.day.activity}
              </span>
            </button>
          </li>
        ))}
      </Rows>
      <Stack gap={1} className="muted small">
        {[...problems].map((problem) => (
          <p key={problem}>
            Pas{' '}
            {targets
              .filter((target) => target.problem === problem)
              .map((target) => formatDate(target.day.date, today))
              .join(', ')}
            &nbsp;: {problem}.
          </p>
        ))}
      </Stack>
      <Stack gap={2}>
        <Button variant="outline" onClick={letGo}>
          La laisser cette fois
        </Button>
        <Button variant="outline" onClick={onClose}>
          Ne rien changer
        </Button>
      </Stack>
    </Dialog>
  );
}
