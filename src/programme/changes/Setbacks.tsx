import { formatDate } from '../../calendar/dateText.ts';
import { addDays, type LocalDate } from '../../calendar/localDate.ts';
import { absenceSpans } from '../../schedule/model/absences.ts';
import type { Situation } from '../../schedule/model/adjusted.ts';
import { withAbsence, withShortWeek, withSwap } from '../../schedule/model/changes.ts';
import { isPlanned, isRaceDay, isSession } from '../../schedule/model/day.ts';
import { markIn } from '../../schedule/model/done.ts';
import { moveTargets } from '../../schedule/model/moves.ts';
import type { DatedDay, DatedWeek } from '../../schedule/model/schedule.ts';
import { type AdjustedProgramme, MOVE_RULES } from '../../schedule/situation.ts';
import { useChanges } from '../../schedule/useChanges.ts';
import { useAdjustedProgramme } from '../../schedule/useProgrammeCalendar.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Cluster, Rows, Stack } from '../../ui/layout.tsx';
import { AbsenceForm } from './AbsenceForm.tsx';
import { ABSENCE_NAMES } from './absenceNames.ts';

/** Short weeks and absences, and what was moved, with the way back. */
export function Setbacks({ today }: { today: LocalDate }) {
  const adjusted = useAdjustedProgramme();
  if (!adjusted?.situation) return null;
  const { schedule, situation } = adjusted;
  const dates = [today, addDays(today, 7)];
  const weeks = schedule.weeks.filter((week) => dates.some((date) => isIn(week, date)));
  return (
    <Disclosure summary="Un imprévu&#8239;?">
      <Stack gap={5}>
        {weeks.map((week) => (
          <ShortWeek key={week.number} week={week} isThisWeek={isIn(week, today)} />
        ))}
        <AbsenceForm today={today} />
        <ChangesAhead today={today} adjusted={{ ...adjusted, situation }} />
      </Stack>
    </Disclosure>
  );
}

const isIn = ({ days }: DatedWeek, date: LocalDate) => days.some((day) => day.date === date);

const LENGTHS = [4, 3];

function ShortWeek({ week, isThisWeek }: { week: DatedWeek; isThisWeek: boolean }) {
  const { situation } = useAdjustedProgramme() ?? {};
  const change = useChanges();
  const sessions = week.days.filter((day) => isSession(day) && !isRaceDay(day)).length;
  const lengths = LENGTHS.filter((length) => length < sessions);
  const when = isThisWeek ? 'Cette semaine' : 'La semaine prochaine';
  if (lengths.length === 0) return null;
  return (
    <RadioGroup
      legend={`${when}, j’ai le temps de faire`}
      value={`${situation?.changes.shortWeeks[week.number] ?? ''}`}
      options={[
        { value: '', name: 'toutes mes séances' },
        ...lengths.map((length) => ({ value: `${length}`, name: `${length}\u00a0séances` })),
      ]}
      onChange={(value) =>
        change(
          (changes) => withShortWeek(changes, week.number, value === '' ? undefined : Number(value)),
          value === ''
            ? `${when}\u00a0: toutes tes séances.`
            : `${when}\u00a0: les ${value} séances qui comptent le plus.`,
        )
      }
    />
  );
}

interface ChangesAheadProps {
  today: LocalDate;
  adjusted: AdjustedProgramme & { situation: Situation };
}

/** Sessions that were moved and can go back, and the absences of this preparation. */
function ChangesAhead({ today, adjusted: { base, schedule, situation } }: ChangesAheadProps) {
  const change = useChanges();
  const { changes, done } = situation;
  const days = schedule.weeks.flatMap((week) => week.days);
  const origin = ({ movedFrom }: DatedDay) => days.find(({ date }) => date === movedFrom);
  const isOpen = (day: DatedDay | undefined) => day !== undefined && day.date >= today && !markIn(done, day.id);
  const moved = days.filter((day) => day.movedFrom && isPlanned(day) && isOpen(day) && isOpen(origin(day)));
  const absences = absenceSpans(changes, done, base.weeks);
  const wayBack = (day: DatedDay) =>
    MOVE_RULES && moveTargets(base, situation, MOVE_RULES, day).find((target) => target.day.date === day.movedFrom);
  if (moved.length === 0 && absences.length === 0) return null;
  return (
    <Stack gap={2}>
      <p className="strong">Ce que tu as changé</p>
      <Rows>
        {moved.map((day) => {
          const { day: place, problem } = wayBack(day) ?? {};
          return (
            <Cluster as="li" key={day.id} between align="center">
              <span>
                {day.activity}&nbsp;: {formatDate(day.movedFrom ?? day.date, today)} → {formatDate(day.date, today)}
              </span>
              {problem && <span className="muted small">Pas de retour&nbsp;: {problem}.</span>}
              {place && !problem && (
                <Button
                  variant="text"
                  onClick={() =>
                    change(
                      (changes) => withSwap(changes, day.id, place.id),
                      `${day.activity}\u00a0: de nouveau ${formatDate(day.movedFrom ?? day.date, today)}.`,
                    )
                  }
                >
                  Remettre
                  <span className="visually-hidden">
                    {' '}
                    {day.activity} {formatDate(day.movedFrom ?? day.date, today)}
                  </span>
                </Button>
              )}
            </Cluster>
          );
        })}
        {absences.map(({ kind, from, to }) => (
          <Cluster as="li" key={from} between align="center">
            <span>
              {ABSENCE_NAMES[kind].noun}&nbsp;: depuis {formatDate(from, today)}
              {to && `, jusqu’au ${formatDate(to, today)}`}
            </span>
            <Button
              variant="text"
              onClick={() =>
                change(
                  (changes) => withAbsence(changes, from, undefined),
                  `${ABSENCE_NAMES[kind].noun}\u00a0: c’est effacé.`,
                )
              }
            >
              Effacer
              <span className="visually-hidden">
                {' '}
                {ABSENCE_NAMES[kind].noun} depuis {formatDate(from, today)}
              </span>
            </Button>
          </Cluster>
        ))}
      </Rows>
    </Stack>
  );
}
