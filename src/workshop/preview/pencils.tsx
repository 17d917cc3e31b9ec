import { Pencil as PencilIcon } from 'lucide';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import type { PublishedExercise } from '../../../schema/programme.ts';
import * as checklist from '../../renderers/Checklist.tsx';
import * as dayRow from '../../renderers/DayRow.tsx';
import * as sections from '../../renderers/Sections.tsx';
import * as variants from '../../renderers/Variants.tsx';
import * as weekSection from '../../renderers/WeekSection.tsx';
import * as workoutDetail from '../../renderers/workout/WorkoutDetail.tsx';
import type { CalendarDay } from '../../schedule/model/day.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Columns } from '../../ui/layout.tsx';
import * as page from '../../ui/Page.tsx';
import { preview } from './frame.ts';

/* In the preview these take the place of the components of their names, whose modules they import: WITH_PENCILS in plugins.ts. */

export const Page = ({ children, ...props }: ComponentProps<typeof page.Page>) => (
  <page.Page {...props}>
    <Pencil place={`page ${useLocation().pathname}`} label={`la page ${props.title}`} />
    {children}
  </page.Page>
);

export const WeekSection = ({ children, ...props }: ComponentProps<typeof weekSection.WeekSection>) => (
  <weekSection.WeekSection {...props}>
    <Pencil place={`week ${props.week.number}`} label={`la semaine ${props.week.number}`} /> {children}
  </weekSection.WeekSection>
);

export function DayRow({ control, ...props }: ComponentProps<typeof dayRow.DayRow>) {
  // Days on the calendar have an id; others, such as those of a past preparation, are not changed here.
  const { id, day, activity } = props.day as Partial<CalendarDay>;
  const pencil = id && <Pencil place={`day ${id}`} label={`${day}, ${activity}`} />;
  const controls = (
    <>
      {control}
      {pencil}
    </>
  );
  return <dayRow.DayRow {...props} control={controls} />;
}

export const WorkoutDetail = (props: ComponentProps<typeof workoutDetail.WorkoutDetail>) => (
  <>
    <Part kind="workout" part={{ ...props.workout, title: props.workout.name }} />
    <workoutDetail.WorkoutDetail {...props} />
  </>
);

/** Stands in each exercise, whose fields it is given. */
export function Variants(props: ComponentProps<typeof variants.Variants>) {
  const { id, name } = props as Partial<PublishedExercise>;
  return (
    <>
      <variants.Variants {...props} />
      {id && <Pencil place={`exercise ${id}`} label={name ?? id} />}
    </>
  );
}

export const Checklist = ({ children, ...props }: ComponentProps<typeof checklist.Checklist>) => (
  <checklist.Checklist {...props}>
    {children}
    <Part part={props.checklist} />
  </checklist.Checklist>
);

export const Sections = (props: ComponentProps<typeof sections.Sections>) => (
  <Columns gap={5}>
    {props.sections.map((section) => (
      <div key={section.id}>
        <sections.Sections sections={[section]} />
        <Part part={section} />
      </div>
    ))}
  </Columns>
);

export const SectionBody = (props: ComponentProps<typeof sections.SectionBody>) => (
  <>
    <sections.SectionBody {...props} />
    <Part part={props.section} />
  </>
);

/** Of a part of the page that is shown. */
const Part = ({ part: { id, title }, kind = 'part' }: { part: { id: string; title: string }; kind?: string }) => (
  <Pencil place={`${kind} ${useLocation().pathname} ${id}`} label={title} />
);

interface PencilProps {
  /** Of places.ts. */
  place: string;
  /** What it changes: « Semaine 3 ». */
  label: string;
}

/** Opens the form of what stands beside it. */
function Pencil({ place, label }: PencilProps) {
  if (!preview?.places[place]) return null;
  return (
    <button type="button" className="text-button accent small above-link" onClick={() => preview?.edit(place)}>
      <Icon icon={PencilIcon} />
      <span>
        Modifier <span className="visually-hidden">{label}</span>
      </span>
    </button>
  );
}
