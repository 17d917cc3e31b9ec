import type { PublishedPhase, PublishedWeek } from '../../schema/programme.ts';
import { competition } from '../generated/competition.ts';
import { programme } from '../generated/programme.ts';
import { training } from '../generated/training.ts';
import { DoneTick } from '../programme/DoneTick.tsx';
import { isSession } from '../programme/model/day.ts';
import { useProgrammeCalendar } from '../programme/useProgrammeCalendar.ts';
import { PhaseShape } from '../renderers/PhaseShape.tsx';
import { Points } from '../renderers/Points.tsx';
import { Progress } from '../renderers/Progress.tsx';
import { WeekTable } from '../renderers/WeekTable.tsx';
import { useStoredState } from '../storage/useStoredState.ts';
import { Page } from '../ui/Page.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { BackLink, OnwardLink } from '../ui/StepLink.tsx';
import { PhaseTitle } from './PhaseTitle.tsx';

export function PhasePage({ phase }: { phase: PublishedPhase }) {
  const next = programme.phases[programme.phases.indexOf(phase) + 1];
  const [done] = useStoredState('done');
  const calendar = useProgrammeCalendar();
  const weeks = phase.weeks.map(calendar.weekOf);
  const isSkipped = (week: PublishedWeek) => !calendar.isKept(week);
  return (
    <Page
      title={`Phase ${phase.number} ${phase.name}`}
      heading={<PhaseTitle phase={phase} />}
      intro={phase.aim}
      eyebrow={<BackLink to="/training">{training.title}</BackLink>}
    >
      <Progress weeks={weeks.filter(calendar.isKept)} done={done} />
      <PhaseShape weeks={weeks} whenOf={calendar.whenOf} isSkipped={isSkipped} done={done} />
      <section>
        <h2>{training.headings.phasePrinciples}</h2>
        <Points points={phase.principles} />
      </section>
      {weeks.map((week) => (
        <WeekTable
          key={week.number}
          week={week}
          done={done}
          when={calendar.whenOf(week)}
          isSkipped={isSkipped(week)}
          extrasOf={(day) => ({
            ...calendar.extrasOf(day),
            control: isSession(day) && <DoneTick week={week} day={day} />,
          })}
        >
          <PrintButton look="quiet">Imprimer la semaine</PrintButton>
        </WeekTable>
      ))}
      {next ? (
        <OnwardLink to={next.route}>
          Phase {next.number} {next.name}
        </OnwardLink>
      ) : (
        <OnwardLink to="/competition">{competition.title}</OnwardLink>
      )}
    </Page>
  );
}
