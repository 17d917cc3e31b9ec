import type { ReactNode } from 'react';
import { competition } from '../generated/competition.ts';
import { Notices } from '../renderers/Notices.tsx';
import { Points } from '../renderers/Points.tsx';
import { Prose } from '../renderers/Prose.tsx';
import { Sections } from '../renderers/Sections.tsx';
import { TableOfContents } from '../renderers/TableOfContents.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import { competitionHead } from './competitionHead.tsx';
import { RacePlanSection } from './RacePlanSection.tsx';
import { RaceTimetable } from './RaceTimetable.tsx';
import { StoredChecklist } from './StoredChecklist.tsx';
import { GUIDE_CONTENTS, headingProps } from './sections.ts';

/** `record` is how the race itself is timed and kept. */
export function CompetitionPage({ record }: { record: ReactNode }) {
  const { notices, equipment, nutrition, warmUp, strategy } = competition;
  return (
    <Page {...competitionHead}>
      <TableOfContents entries={GUIDE_CONTENTS} />
      <Notices notices={notices} />
      <Columns gap={6}>
        <StoredChecklist checklist={equipment} heading={headingProps('equipment')} />
        <StoredChecklist checklist={nutrition} heading={headingProps('nutrition')} />
      </Columns>
      <RaceTimetable />
      <section>
        <h2 {...headingProps('strategy')}>{strategy.title}</h2>
        <Sections sections={[warmUp, ...strategy.sections]} />
      </section>
      <RacePlanSection />
      {record}
      <Part name="mistakes" />
      <Part name="after" />
    </Page>
  );
}

function Part({ name }: { name: 'mistakes' | 'after' }) {
  const { title, text, points } = competition[name];
  return (
    <section>
      <h2 {...headingProps(name)}>{title}</h2>
      <Stack>
        {text && (
          <p>
            <Prose text={text} />
          </p>
        )}
        {points && <Points points={points} />}
      </Stack>
    </section>
  );
}
