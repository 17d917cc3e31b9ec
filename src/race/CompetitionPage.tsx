import { Fragment, type ReactNode, useState } from 'react';
import { useToday } from '../calendar/useToday.ts';
import { competition } from '../generated/competition.ts';
import { Notices } from '../renderers/Notices.tsx';
import { Points } from '../renderers/Points.tsx';
import { Prose } from '../renderers/Prose.tsx';
import { Sections } from '../renderers/Sections.tsx';
import { TableOfContents } from '../renderers/TableOfContents.tsx';
import { isRaceDay } from '../schedule/model/day.ts';
import { raceSlice } from '../schedule/raceSlice.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import { WEEKS } from '../schedule/weeks.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { FoldedPart } from '../ui/FoldedPart.tsx';
import { Rows } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import { competitionHead } from './competitionHead.tsx';
import { GUIDE, type GuidePart, guideMoment } from './model/guide.ts';
import { RacePlanSection } from './RacePlanSection.tsx';
import { RaceTimetable } from './RaceTimetable.tsx';
import { ReadinessPart } from './readiness/ReadinessPart.tsx';
import { StoredChecklist } from './StoredChecklist.tsx';
import { headingProps } from './sections.ts';

/** What is for now first, the rest folded. `record` is how the race itself is timed and kept. */
export function CompetitionPage({ record }: { record: ReactNode }) {
  const [race] = useStoredState(raceSlice);
  const { isDone } = useDoneDays();
  const isRaceDone = WEEKS.some(({ days }) => days.some((day) => isRaceDay(day) && isDone(day.id)));
  const today = useToday();
  // Nothing moves under the thumb when the race is marked here.
  const [moment] = useState(() => guideMoment(race?.date, today, isRaceDone));
  const { order, open } = GUIDE[moment];
  const { notices, equipment, nutrition, warmUp, strategy, goals, lastDays } = competition;
  // In the last days nobody tests what is left of their strength.
  const readiness = moment === 'before' ? competition.readiness : undefined;
  const propsOf = (part: GuidePart) => ({ heading: headingProps(part), open: open.includes(part) });
  const parts: Record<(typeof order)[number], ReactNode> = {
    equipment: <StoredChecklist checklist={equipment} {...propsOf('equipment')} />,
    nutrition: <StoredChecklist checklist={nutrition} {...propsOf('nutrition')} />,
    timetable: <RaceTimetable {...propsOf('timetable')} />,
    strategy: (
      <FoldedPart title={strategy.title} {...propsOf('strategy')}>
        <Sections sections={[warmUp, ...strategy.sections]} />
      </FoldedPart>
    ),
    plan: <RacePlanSection open={open}>{readiness && <ReadinessPart readiness={readiness} />}</RacePlanSection>,
    record,
    mistakes: <Part name="mistakes" {...propsOf('mistakes')} />,
    after: <Part name="after" {...propsOf('after')} />,
  };
  const contents = order.flatMap((part): { id: GuidePart; title: string }[] => {
    if (part === 'record') return [];
    const entry = { id: part, title: competition[part].title };
    if (part !== 'plan') return [entry];
    return [{ id: 'goals', ...goals }, ...(readiness ? [{ id: 'readiness' as const, ...readiness }] : []), entry];
  });
  return (
    <Page
      {...competitionHead}
      action={
        lastDays &&
        (moment === 'lastDays' || moment === 'raceDay') && (
          <p className="lead strong">
            <Prose text={lastDays} />
          </p>
        )
      }
    >
      <TableOfContents entries={contents} />
      <Notices notices={notices} />
      <Rows as="div" strong>
        {order.map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
      </Rows>
    </Page>
  );
}

interface PartProps {
  name: 'mistakes' | 'after';
  heading: ReturnType<typeof headingProps>;
  open: boolean;
}

function Part({ name, ...folding }: PartProps) {
  const { title, text, points } = competition[name];
  return (
    <FoldedPart title={title} {...folding}>
      {text && (
        <p>
          <Prose text={text} />
        </p>
      )}
      {points && <Points points={points} />}
    </FoldedPart>
  );
}
