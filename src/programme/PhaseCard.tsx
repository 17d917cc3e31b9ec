import { useId } from 'react';
import type { PublishedPhase } from '../../schema/programme.ts';
import { Progress } from '../renderers/Progress.tsx';
import { Prose } from '../renderers/Prose.tsx';
import type { CalendarWeek } from '../schedule/model/day.ts';
import type { DoneMarks } from '../schedule/model/done.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './PhaseCard.module.css';
import { PhaseTitle } from './PhaseTitle.tsx';
import { weekNames } from './weekNames.ts';

interface PhaseCardProps {
  phase: PublishedPhase;
  /** Those that the member does, whose progress it shows. */
  weeks: readonly CalendarWeek[];
  /** How its weeks go. */
  rhythm: string;
  /** The member's marks. */
  done: DoneMarks;
}

/** One phase of the programme, and the way into it. */
export function PhaseCard({ phase, weeks, rhythm, done }: PhaseCardProps) {
  const titleId = useId();
  const first = phase.weeks.at(0)?.number;
  const last = phase.weeks.at(-1)?.number;
  const isShortened = weeks.length < phase.weeks.length;
  return (
    <Stack as="li" className="ruled">
      <h2 id={titleId}>
        <PhaseTitle phase={phase} />
      </h2>
      <p className="strong">
        {first === last ? `Semaine ${first}` : `Semaines ${first} à ${last}`}
        {isShortened && (
          <>
            <br />
            <span className="accent">
              {weeks.length > 0 ? `Tu fais ${weekNames(weeks.map(({ number }) => number))}` : 'Phase sautée'}
            </span>
          </>
        )}
      </p>
      <p>
        <Prose text={phase.aim} />
      </p>
      {!isShortened && <p className="muted">{rhythm}</p>}
      <Stack gap={4} className={styles.foot}>
        <Progress weeks={weeks} done={done} />
        <ButtonLink variant="outline" to={phase.route} aria-describedby={titleId}>
          Voir le programme
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
