import { type Ref, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../calendar/dateText.ts';
import { addDays, daysBetween, type LocalDate } from '../calendar/localDate.ts';
import { formatDuration } from '../format/quantities.ts';
import { competition } from '../generated/competition.ts';
import { training } from '../generated/training.ts';
import { DoneCheckbox } from '../journal/DoneCheckbox.tsx';
import { LogLink } from '../journal/LogLink.tsx';
import { competitionAddress, dayAddress } from '../memberRoutes.ts';
import { StartRace } from '../race/StartRace.tsx';
import { DayRow } from '../renderers/DayRow.tsx';
import { Prose } from '../renderers/Prose.tsx';
import { isPlanned, isSession } from '../schedule/model/day.ts';
import { type DatedDay, positionOf, type Schedule, sessionsFrom } from '../schedule/model/schedule.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { MoveSession } from './changes/MoveSession.tsx';
import { NextSession } from './NextSession.tsx';
import { RaceResult } from './RaceResult.tsx';
import { StartToday } from './StartToday.tsx';
import { useChangedDays } from './useChangedDays.ts';
import { WeekLink } from './WeekLink.tsx';

interface TodaySectionProps {
  schedule: Schedule;
  today: LocalDate;
  /** Takes the focus when another date was chosen. */
  heading: Ref<HTMLHeadingElement>;
}

/** What there is to do today, by the programme on its dates. */
export function TodaySection({ schedule, today, heading }: TodaySectionProps) {
  const id = useId();
  const position = positionOf(schedule, today);
  const [next] = sessionsFrom(schedule, today);
  const week = typeof position === 'object' ? position.week : next?.week;
  return (
    <Stack as="section" gap={typeof position === 'object' ? 0 : 4} aria-labelledby={id}>
      <Cluster as="header" between align="center" className="underlined">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {position === 'after' ? 'Ta course est passée' : 'Aujourd’hui'}
        </h2>
        {week && <WeekLink week={week} />}
      </Cluster>
      {position === 'after' && <AfterRace schedule={schedule} />}
      {position === 'before' && (
        <Stack gap={2}>
          <h3>Ton programme commence {next && `le ${formatDate(next.day.date, today)}`}</h3>
          <p>
            {next && daysBetween(today, next.day.date) < 7 ? (
              <>
                Ta première séance&nbsp;: <FirstSession day={next.day} />.
              </>
            ) : (
              <Prose text={training.raceDate.waiting} />
            )}
          </p>
        </Stack>
      )}
      {typeof position === 'object' && <CurrentDay day={position.day} schedule={schedule} />}
    </Stack>
  );
}

function FirstSession({ day }: { day: DatedDay }) {
  const address = dayAddress(day);
  const length = day.duration && `, ${formatDuration(day.duration)}`;
  return (
    <>
      {address ? <Link to={address}>{day.activity}</Link> : <strong>{day.activity}</strong>}
      {length}
    </>
  );
}

/** How the race went, and what the coaches say of the days after. */
function AfterRace({ schedule }: { schedule: Schedule }) {
  const raceDay = schedule.weeks.at(-1)?.days.at(-1);
  return (
    <>
      {raceDay && <RaceResult raceDay={raceDay} />}
      <p>
        <Prose text={training.raceDate.after} />
      </p>
    </>
  );
}

interface CurrentDayProps {
  day: DatedDay;
  schedule: Schedule;
}

/** The row of today, with what can be done about it. */
function CurrentDay({ day, schedule }: CurrentDayProps) {
  const { rowPropsOf } = useProgrammeCalendar();
  const { isDone } = useDoneDays();
  const { isChanged } = useChangedDays();
  const done = isDone(day.id);
  const isRace = day.date === schedule.raceDate;
  const isEve = addDays(day.date, 1) === schedule.raceDate;
  const toTimetable = (
    <ButtonLink variant="outline" to={competitionAddress('timetable')}>
      {competition.timetable.title}
    </ButtonLink>
  );
  const toDo = isRace ? (
    <Stack>
      <StartRace />
      {toTimetable}
    </Stack>
  ) : (
    <StartToday day={day} />
  );
  const actions = isSession(day) && (
    <Cluster gap={5} align="center">
      {!done && !day.leftOut && toDo}
      <DoneCheckbox day={day} />
      {!isRace && <LogLink day={day} />}
      <MoveSession day={day} />
    </Cluster>
  );
  return (
    <Stack>
      <ol>
        <DayRow
          day={day}
          {...rowPropsOf(day)}
          isToday={false}
          isChanged={isChanged(day)}
          actions={actions}
          isBrief={done}
        />
      </ol>
      {!isPlanned(day) && <NextSession schedule={schedule} after={day.date} />}
      {isEve && <p>{toTimetable}</p>}
      {isRace && done && <AfterRace schedule={schedule} />}
    </Stack>
  );
}
