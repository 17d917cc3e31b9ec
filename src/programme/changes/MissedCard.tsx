import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate, formatDay } from '../../calendar/dateText.ts';
import { addDays, type LocalDate } from '../../calendar/localDate.ts';
import { count } from '../../format/plural.ts';
import { logAddress } from '../../memberRoutes.ts';
import { type AbsenceKind, withAbsence, withCatchUp, withLetGo } from '../../schedule/model/changes.ts';
import { type MissedSession, missedQuestion, type UnexplainedStop } from '../../schedule/model/missed.ts';
import { raceSlice } from '../../schedule/raceSlice.ts';
import { MOVE_RULES } from '../../schedule/situation.ts';
import { useChanges } from '../../schedule/useChanges.ts';
import { useDoneDays } from '../../schedule/useDoneDays.ts';
import { useAdjustedProgramme } from '../../schedule/useProgrammeCalendar.ts';
import { store, useStoredState } from '../../storage/useStoredState.ts';
import { Button } from '../../ui/Button.tsx';
import { Actions, Cluster, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { ABSENCE_NAMES, OFFERED_ABSENCES } from './absenceNames.ts';
import { guarded } from './pressGuard.ts';

/** What was missed, and what can be done about it: one question at a time. */
export function MissedCard({ today }: { today: LocalDate }) {
  const adjusted = useAdjustedProgramme();
  const [race] = useStoredState(raceSlice);
  if (!adjusted?.situation || !race || !MOVE_RULES || race.date <= addDays(today, 1)) return null;
  const question = missedQuestion(adjusted.base, adjusted.situation, MOVE_RULES, race.startedOn);
  if (!question) return null;
  return question.kind === 'stop' ? (
    <StopCard stop={question} today={today} />
  ) : (
    <SessionCard key={question.day.id} missed={question} today={today} />
  );
}

function SessionCard({ missed, today }: { missed: MissedSession; today: LocalDate }) {
  const { day, others, catchUp, why, isWorthIt } = missed;
  const id = useId();
  const change = useChanges();
  const { markDone } = useDoneDays();
  const showToast = useToast();
  const navigate = useNavigate();
  const doIt = catchUp && (
    <Button
      key="do"
      variant={isWorthIt ? 'primary' : 'outline'}
      onClick={guarded(() =>
        change(
          (changes) => withCatchUp(changes, day.id, catchUp.day.id, catchUp.instead?.id),
          `${day.activity}\u00a0: ${catchUp.day.date === today ? 'aujourd’hui' : formatDate(catchUp.day.date)}.`,
        ),
      )}
    >
      {catchUp.day.date === today ? 'La faire aujourd’hui' : `La faire ${catchUp.day.day}`}
    </Button>
  );
  const letItGo = (
    <Button
      key="let-go"
      variant={isWorthIt && catchUp ? 'outline' : 'primary'}
      onClick={guarded(() =>
        change((changes) => withLetGo(changes, day.id), `${day.activity}\u00a0: laissée, sans regret.`),
      )}
    >
      La laisser
    </Button>
  );
  function wasDone() {
    markDone(day.id, true, day.date);
    if (!store.canSave()) return;
    showToast({
      kind: 'success',
      durationMs: 8000,
      text: `${day.activity}\u00a0: cochée.`,
      action: {
        label: 'Noter',
        onPress: () => navigate(logAddress({ route: day.link, workout: day.suggested?.id, day: day.id })),
      },
    });
  }
  return (
    <Stack as="section" className="callout screen-only" aria-labelledby={id}>
      <Stack gap={1}>
        <h2 id={id} className="heading capitalized">
          {day.day}, {day.activity}&nbsp;: pas fait
        </h2>
        {others > 0 && <p className="small">Et {count(others, 'autre séance', 'autres séances')} avant aujourd’hui.</p>}
        {catchUp?.instead && (
          <p>À la place de «&nbsp;{catchUp.instead.activity}&nbsp;», qui compte moins cette semaine.</p>
        )}
        {why && <p>Pas de report&nbsp;: {why}.</p>}
      </Stack>
      <Actions>
        {isWorthIt ? [doIt, letItGo] : [letItGo, doIt]}
        <Button variant="outline" onClick={guarded(wasDone)}>
          Je l’ai faite
        </Button>
      </Actions>
    </Stack>
  );
}

function StopCard({ stop: { from, to, days }, today }: { stop: UnexplainedStop; today: LocalDate }) {
  const id = useId();
  const change = useChanges();
  // Who was away and did nothing comes back from a stop.
  const answer = (kind: AbsenceKind) =>
    change(
      (changes) => ({
        ...withAbsence(changes, from, { kind: kind === 'travel' ? 'pause' : kind, to }),
        askedUntil: to,
      }),
      `${ABSENCE_NAMES[kind].noun}\u00a0: du ${formatDay(from)} au ${formatDay(to)}.`,
    );
  return (
    <Stack as="section" className="callout screen-only" aria-labelledby={id}>
      <Stack gap={1}>
        <h2 id={id} className="heading">
          Aucune séance cochée depuis {formatDate(addDays(from, -1), today)}
        </h2>
        <p>{count(days, 'jour')} sans séance, ça arrive. Dis pourquoi, et la reprise s’adapte.</p>
      </Stack>
      <Cluster gap={3}>
        {OFFERED_ABSENCES.map((kind) => (
          <Button key={kind} variant="outline" onClick={guarded(() => answer(kind))}>
            {ABSENCE_NAMES[kind].answer}
          </Button>
        ))}
        <Button
          variant="outline"
          onClick={guarded(() =>
            change((changes) => ({ ...changes, askedUntil: to }), 'Coche tes séances dans le programme de la semaine.'),
          )}
        >
          J’ai fait mes séances
        </Button>
      </Cluster>
    </Stack>
  );
}
