import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
import { useToday } from '../calendar/useToday.ts';
import { parseWallTime } from '../calendar/wallTime.ts';
import { formatTimeOfDay } from '../format/quantities.ts';
import { competition } from '../generated/competition.ts';
import { Prose } from '../renderers/Prose.tsx';
import { ROUTES } from '../routes.ts';
import { racePlanSlice } from '../schedule/racePlanSlice.ts';
import { raceSlice } from '../schedule/raceSlice.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { FoldedPart } from '../ui/FoldedPart.tsx';
import { Stack } from '../ui/layout.tsx';
import { buildTimetable } from './model/timetable.ts';
import { Timetable } from './Timetable.tsx';
import { WaveField } from './WaveField.tsx';

/** The hours before the start, at the member's own times once the wave is known. */
export function RaceTimetable(folding: Pick<ComponentProps<typeof FoldedPart>, 'heading' | 'open'>) {
  const [race] = useStoredState(raceSlice);
  const [{ wave }] = useStoredState(racePlanSlice);
  const [isMoved, setIsMoved] = useState(false);
  const today = useToday();
  const { title, intro, entries } = competition.timetable;
  const start = parseWallTime(wave ?? '');
  const isExported = race?.sequence !== undefined && race.date >= today;
  return (
    <FoldedPart title={title} {...folding}>
      <Stack gap={4} align="start" className="screen-only">
        <p>
          <Prose text={intro} />
        </p>
        <WaveField onChange={() => setIsMoved(true)} />
        <p role="status" className="visually-hidden">
          {start !== undefined && `Horaires pour un départ à ${formatTimeOfDay(start)}`}
        </p>
        {isMoved && isExported && (
          <p>
            Ton calendrier garde l’heure d’avant&nbsp;: <Link to={ROUTES.training}>télécharge-&#8288;le à nouveau</Link>
            .
          </p>
        )}
      </Stack>
      <Timetable days={buildTimetable(entries, { wave, date: race?.date })} />
    </FoldedPart>
  );
}
