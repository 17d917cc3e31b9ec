import { useId } from 'react';
import type { RichText } from '../../../schema/rich-text.ts';
import { formatDate } from '../../calendar/dateText.ts';
import { addDays, daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import { training } from '../../generated/training.ts';
import { Prose } from '../../renderers/Prose.tsx';
import { changesSlice } from '../../schedule/changesSlice.ts';
import { doneSlice } from '../../schedule/doneSlice.ts';
import { type AbsenceSpan, absenceOn, absenceSpans, type ReturnPlan } from '../../schedule/model/absences.ts';
import { returnPlans } from '../../schedule/model/adjusted.ts';
import { type Changes, NO_CHANGES, withAbsence } from '../../schedule/model/changes.ts';
import { type DoneMarks, withoutMark } from '../../schedule/model/done.ts';
import type { Race } from '../../schedule/model/race.ts';
import { raceSlice } from '../../schedule/raceSlice.ts';
import { useChanges } from '../../schedule/useChanges.ts';
import { useAdjustedProgramme } from '../../schedule/useProgrammeCalendar.ts';
import { weeksTo } from '../../schedule/weeks.ts';
import { store, useStoredState, useUpdateStoredState } from '../../storage/useStoredState.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Actions, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { ABSENCE_NAMES } from './absenceNames.ts';
import { guarded } from './pressGuard.ts';

/** What the coaches say while a member is away, and of the days after. */
export function AbsenceCard({ today }: { today: LocalDate }) {
  const adjusted = useAdjustedProgramme();
  const [race] = useStoredState(raceSlice);
  const { situation, base } = adjusted ?? {};
  if (!situation || !base || base.raceDate < today) return null;
  const spans = absenceSpans(situation.changes, situation.done, base.weeks);
  const current = absenceOn(spans, today, today);
  if (current) return <AwayCard span={current} today={today} />;
  const plan = returnPlans(base, situation).plans.findLast(({ from }) => from <= today);
  const startedOn = race?.startedOn ?? '';
  if (!plan || plan.absence.to < startedOn) return null;
  const { after } = situation.rescheduling.absences.illness;
  const isRecovering = plan.absence.kind === 'illness' && after && daysBetween(plan.absence.to, today) <= after.days;
  return plan.until < today && !isRecovering ? null : <ReturnCard plan={plan} today={today} />;
}

function AwayCard({ span: { kind, from, to }, today }: { span: AbsenceSpan; today: LocalDate }) {
  const id = useId();
  const change = useChanges();
  const texts = training.rescheduling?.absences[kind];
  const { noun, back } = ABSENCE_NAMES[kind];
  const yesterday = addDays(today, -1);
  return (
    <Stack as="section" gap={2} className="callout screen-only" aria-labelledby={id}>
      <h2 id={id} className="heading">
        {noun} depuis {from === today ? 'aujourd’hui' : formatDate(from, today)}
        {to && `, jusqu’au ${formatDate(to, today)}`}
      </h2>
      {texts && <AbsenceTexts texts={texts} />}
      <Actions>
        <Button
          variant="outline"
          onClick={guarded(() =>
            change(
              (changes) => withAbsence(changes, from, from > yesterday ? undefined : { kind, to: yesterday }),
              'Bon retour.',
            ),
          )}
        >
          {back}
        </Button>
      </Actions>
    </Stack>
  );
}

const AbsenceTexts = ({ texts }: { texts: { text: RichText; doctor?: RichText } }) => (
  <>
    <p>
      <Prose text={texts.text} />
    </p>
    {texts.doctor && (
      <p>
        <Prose text={texts.doctor} />
      </p>
    )}
  </>
);

const NOTHING_TO_REPEAT =
  'Rien à refaire\u00a0: reprends là où en est le programme, plus léger, comme l’indique chaque journée.';

interface ReturnCardProps {
  plan: ReturnPlan;
  today: LocalDate;
}

function ReturnCard({ plan: { absence, daysOff, step, repeat }, today }: ReturnCardProps) {
  const id = useId();
  const texts = training.rescheduling?.absences[absence.kind];
  const doctor = texts && 'doctor' in texts ? texts.doctor : undefined;
  const after = texts && 'after' in texts ? texts.after : undefined;
  return (
    <Stack as="section" gap={2} className="callout screen-only" aria-labelledby={id}>
      <h2 id={id} className="heading">
        Ta reprise, après {daysOff}&nbsp;{daysOff < 2 ? 'jour' : 'jours'} d’arrêt
      </h2>
      <p>
        {step.repeat && !repeat ? NOTHING_TO_REPEAT : <Prose text={step.text} />}{' '}
        {repeat && `Tu refais la semaine ${repeat.number} à la place de la semaine ${repeat.insteadOf}.`}
      </p>
      {after && (
        <p>
          <Prose text={after.text} />
        </p>
      )}
      {doctor && (
        <Disclosure summary="Quand consulter">
          <p>
            <Prose text={doctor} />
          </p>
        </Disclosure>
      )}
      {step.restart && <RestartButton today={today} since={absence.to} />}
    </Stack>
  );
}

/** As a late start does, with the weeks that are left before the race. */
function RestartButton({ today, since }: { today: LocalDate; since: LocalDate }) {
  const [race] = useStoredState(raceSlice);
  const update = useUpdateStoredState();
  const showToast = useToast();
  if (!race || race.startedOn > since) return null;
  const restarted = { ...race, startedOn: today, passed: undefined };

  function restart() {
    // What was done and changed of the weeks that come again was long ago.
    const again = weeksTo(restarted).flatMap(({ days }) => days);
    let former: readonly [Race | undefined, DoneMarks, Changes] = [undefined, {}, NO_CHANGES];
    update(({ get, set }) => {
      const [done, changes] = [get(doneSlice), get(changesSlice)];
      former = [get(raceSlice), done, changes];
      set(raceSlice, restarted);
      set(
        doneSlice,
        again.reduce((left, { id }) => withoutMark(left, id), done),
      );
      set(changesSlice, { ...changes, places: {}, letGo: {}, shortWeeks: {} });
    });
    const undo = () =>
      update(({ get, set }) => {
        const [formerRace, done, changes] = former;
        set(raceSlice, formerRace);
        set(doneSlice, { ...done, ...get(doneSlice) });
        set(changesSlice, changes);
      });
    const text = 'Tu repars avec les semaines qui restent.';
    if (store.canSave())
      showToast({ kind: 'success', durationMs: 8000, text, action: { label: 'Annuler', onPress: undo } });
  }
  return (
    <Actions>
      <Button onClick={guarded(restart)}>Repartir avec les semaines qui restent</Button>
    </Actions>
  );
}
