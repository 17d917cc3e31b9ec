import type { PublishedDay, PublishedPhase, PublishedWeek } from '../../schema/programme.ts';
import { useDevice } from '../device/useDevice.ts';
import { competition } from '../generated/competition.ts';
import { programme } from '../generated/programme.ts';
import { training } from '../generated/training.ts';
import { dayIdOf, isSession } from '../programme/day.ts';
import { PhaseShape } from '../renderers/PhaseShape.tsx';
import { PhaseTitle } from '../renderers/PhaseTitle.tsx';
import { Points } from '../renderers/Points.tsx';
import { WeekTable } from '../renderers/WeekTable.tsx';
import { Page } from '../ui/Page.tsx';
import { BackLink, OnwardLink } from '../ui/StepLink.tsx';
import { Tick } from '../ui/Tick.tsx';

export function PhasePage({ phase }: { phase: PublishedPhase }) {
  const next = programme.phases.find(({ number }) => number === phase.number + 1);
  return (
    <Page
      title={`Phase ${phase.number} ${phase.name}`}
      heading={<PhaseTitle phase={phase} />}
      intro={phase.aim}
      eyebrow={<BackLink to="/training">{training.title}</BackLink>}
    >
      <PhaseShape weeks={phase.weeks} />
      <section>
        <h2>{training.headings.phasePrinciples}</h2>
        <Points points={phase.principles} />
      </section>
      {phase.weeks.map((week) => (
        <WeekTable
          key={week.number}
          week={week}
          extrasOf={(day) => ({ control: isSession(day) && <DoneTick week={week} day={day} /> })}
        />
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

function DoneTick({ week, day }: { week: PublishedWeek; day: PublishedDay }) {
  const [done, changeDone] = useDevice('done');
  const id = dayIdOf(week, day);
  return (
    <Tick
      checked={done.includes(id)}
      onChange={(checked) =>
        changeDone((ids) => (checked ? [...new Set([...ids, id])] : ids.filter((other) => other !== id)))
      }
    >
      Fait
      <span className="visually-hidden">
        {'\u00a0'}: {day.day}, {day.activity}
      </span>
    </Tick>
  );
}
