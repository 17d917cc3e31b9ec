import type { PublishedPhase } from '../../schema/programme.ts';
import { competition } from '../generated/competition.ts';
import { programme } from '../generated/programme.ts';
import { training } from '../generated/training.ts';
import { DoneCheckbox } from '../journal/DoneCheckbox.tsx';
import { LogLink } from '../journal/LogLink.tsx';
import { weekHash } from '../memberRoutes.ts';
import { PhaseChart } from '../renderers/PhaseChart.tsx';
import { Points } from '../renderers/Points.tsx';
import { Progress } from '../renderers/Progress.tsx';
import { WeekSection } from '../renderers/WeekSection.tsx';
import { ROUTES } from '../routes.ts';
import { doneSlice } from '../schedule/doneSlice.ts';
import { isSession } from '../schedule/model/day.ts';
import { markIn } from '../schedule/model/done.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Cluster } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import { OnwardLink } from '../ui/PageLinks.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { MoveSession } from './changes/MoveSession.tsx';
import { phaseHead } from './phaseHead.tsx';
import { StartIntervals } from './StartToday.tsx';
import { useChangedDays } from './useChangedDays.ts';

export default function PhasePage({ phase }: { phase: PublishedPhase }) {
  const next = programme.phases[programme.phases.indexOf(phase) + 1];
  const [done] = useStoredState(doneSlice);
  const calendar = useProgrammeCalendar();
  const { isChanged } = useChangedDays();
  const weeks = calendar.weeksOf(phase);
  return (
    <Page {...phaseHead(phase)}>
      <Progress weeks={weeks.filter((week) => !calendar.isSkipped(week))} done={done} />
      <PhaseChart
        weeks={weeks}
        hrefOf={(week) => ({ hash: weekHash(week) })}
        whenOf={calendar.whenOf}
        isSkipped={calendar.isSkipped}
        done={done}
      />
      <section>
        <h2>{training.headings.phasePrinciples}</h2>
        <Points points={phase.principles} />
      </section>
      {weeks.map((week) => (
        <WeekSection
          key={week.number}
          week={week}
          id={weekHash(week)}
          done={done}
          when={calendar.whenOf(week)}
          isSkipped={calendar.isSkipped(week)}
          rowPropsOf={(day) => ({
            ...calendar.rowPropsOf(day),
            isChanged: isChanged(day),
            control: isSession(day) && (
              <Cluster gap={4} align="center">
                <DoneCheckbox day={day} />
                {!markIn(done, day.id) && <StartIntervals day={day} />}
                <LogLink day={day} />
                <MoveSession day={day} />
              </Cluster>
            ),
          })}
        >
          <PrintButton variant="text">Imprimer la semaine</PrintButton>
        </WeekSection>
      ))}
      {next ? (
        <OnwardLink to={next.route}>
          Phase {next.number} {next.name}
        </OnwardLink>
      ) : (
        <OnwardLink to={ROUTES.competition}>{competition.title}</OnwardLink>
      )}
    </Page>
  );
}
