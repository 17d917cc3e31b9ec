import { useId } from 'react';
import type { RichText } from '../../../schema/rich-text.ts';
import { formatDate } from '../../calendar/dateText.ts';
import { addDays, type LocalDate } from '../../calendar/localDate.ts';
import { training } from '../../generated/training.ts';
import { Prose } from '../../renderers/Prose.tsx';
import { doneSlice } from '../../schedule/doneSlice.ts';
import { type AbsenceSpan, absenceSpans, isDuring, type Return, returnAfter } from '../../schedule/model/absences.ts';
import { withAbsence } from '../../schedule/model/changes.ts';
import { type DoneMarks, withoutMark } from '../../schedule/model/done.ts';
import { raceSlice } from '../../schedule/raceSlice.ts';
import { useChanges } from '../../schedule/useChanges.ts';
import { useAdjustedProgramme } from '../../schedule/useProgrammeCalendar.ts';
import { weeksTo } from '../../schedule/weeks.ts';
import { useStoredState, useUpdateStoredState } from '../../storage/useStoredState.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Actions, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { ABSENCE_NAMES } from './absenceNames.ts';

/** What the coaches say while a member is away, and of the days after. */
export function AbsenceCard({ today }: { today: LocalDate }) {
  const adjusted = useAdjustedProgramme();
  const { situation, base } = adjusted ?? {};
  if (!situation || !base || base.raceDate < today) return null;
  const spans = absenceSpans(situation.changes, situation.done);
  const current = spans.findLast((span) => isDuring(span, today, today));
  if (current) return <AwayCard span={current} today={today} />;
  const ended = spans.findLast(({ kind, to }) => kind !== 'travel' && to !== undefined && to < today);
  const comeback = ended && returnAfter(ended, base.weeks, situation.rescheduling.returns);
  if (!comeback || comeback.until < today) return null;
  return <ReturnCard comeback={comeback} numbers={base.weeks.map(({ number }) => number)} today={today} />;
}

function AwayCard({ span: { kind, from, to }, today }: { span: AbsenceSpan; today: LocalDate }) {
  const id = useId();
  const change = useChanges();
  const texts = training.rescheduling?.absences[kind];
  const { noun, back } = ABSENCE_NAMES[kind];
  const yesterday = addDays(today, -1);
  return (
    <Stack as="section" className="callout screen-only" aria-labelledby={id}>
      <h2 id={id} className="heading">
        {noun} depuis {from === today ? 'aujourd’hui' : formatDate(from, today)}
        {to && `, jusqu’au ${formatDate(to, today)}`}
      </h2>
      {texts && <AbsenceTexts texts={texts} />}
      <Actions>
        <Button
          variant="outline"
          onClick={() =>
            change(
              (changes) => withAbsence(changes, from, from > yesterday ? undefined : { kind, to: yesterday }),
              'Bon retour.',
            )
          }
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

interface ReturnCardProps {
  comeback: Return;
  /** Of the weeks of the schedule. */
  numbers: readonly number[];
  today: LocalDate;
}

function ReturnCard({ comeback: { absence, daysOff, step, repeat }, numbers, today }: ReturnCardProps) {
  const id = useId();
  const doctor =
    absence.kind === 'illness' || absence.kind === 'injury'
      ? training.rescheduling?.absences[absence.kind].doctor
      : undefined;
  return (
    <Stack as="section" className="callout screen-only" aria-labelledby={id}>
      <h2 id={id} className="heading">
        Ta reprise, après {daysOff}&nbsp;{daysOff < 2 ? 'jour' : 'jours'} d’arrêt
      </h2>
      <p>
        <Prose text={step.text} />{' '}
        {repeat &&
          numbers[repeat.of] !== numbers[repeat.at] &&
          `Tu refais la semaine ${numbers[repeat.of]} à la place de la semaine ${numbers[repeat.at]}.`}
      </p>
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
    let before: DoneMarks = {};
    // What was done of the weeks that come again was done long ago.
    const ahead = weeksTo(restarted).flatMap(({ days }) => days.filter(({ date = '' }) => date >= today));
    update(({ get, set }) => {
      before = get(doneSlice);
      set(raceSlice, restarted);
      set(
        doneSlice,
        ahead.reduce((done, { id }) => withoutMark(done, id), before),
      );
    });
    const undo = () =>
      update(({ get, set }) => {
        set(raceSlice, race);
        set(doneSlice, { ...before, ...get(doneSlice) });
      });
    const text = 'Tu repars avec les semaines qui restent.';
    showToast({ kind: 'success', durationMs: 8000, text, action: { label: 'Annuler', onPress: undo } });
  }
  return (
    <Actions>
      <Button onClick={restart}>Repartir avec les semaines qui restent</Button>
    </Actions>
  );
}
