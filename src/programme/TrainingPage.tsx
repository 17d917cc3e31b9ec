import { ChevronRight } from 'lucide';
import { Link, useSearchParams } from 'react-router-dom';
import { programme } from '../generated/programme.ts';
import { training } from '../generated/training.ts';
import { DataNotice } from '../journal/DataNotice.tsx';
import { PaceList } from '../journal/paces/PaceList.tsx';
import { workoutQuery } from '../memberRoutes.ts';
import { RunOverlay } from '../race/RunOverlay.tsx';
import { FoldedSections } from '../renderers/FoldedSections.tsx';
import { Prose } from '../renderers/Prose.tsx';
import { ROUTES } from '../routes.ts';
import { ResumeRun } from '../runner/ResumeRun.tsx';
import { intervalsPage } from '../runner/runPages.ts';
import { doneSlice } from '../schedule/doneSlice.ts';
import { raceSlice } from '../schedule/raceSlice.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Icon } from '../ui/Icon.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import { IntensityLegend } from './IntensityLegend.tsx';
import { PhaseCard } from './PhaseCard.tsx';
import { ProgrammeChart } from './ProgrammeChart.tsx';
import { RaceSection } from './RaceSection.tsx';
import { ReserveTable } from './ReserveTable.tsx';
import styles from './TrainingPage.module.css';

/** The programme, or the intervals of one of its days as they are run. */
export default function TrainingPage() {
  const { workout, isRunnerOpen } = workoutQuery(useSearchParams()[0]);
  const intervals = intervalsPage.options.find(({ id }) => id === workout);
  return intervals && isRunnerOpen ? <RunOverlay page={intervalsPage} workout={intervals} /> : <Training />;
}

function Training() {
  const [done] = useStoredState(doneSlice);
  const [race] = useStoredState(raceSlice);
  const calendar = useProgrammeCalendar();
  return (
    <Page
      title="Programme"
      heading={training.title}
      intro={race ? undefined : <Prose text={training.intro} />}
      action={
        <Link
          to={ROUTES.journal}
          className={`text-button screen-only ${styles.journal}`}
          data-above-today={race ? '' : undefined}
        >
          Mon journal
          <Icon icon={ChevronRight} />
        </Link>
      }
    >
      <DataNotice />
      <ResumeRun />
      <RaceSection />
      {/* Members with a date come for today's session. */}
      {race && (
        <p>
          <Prose text={training.intro} />
        </p>
      )}
      <Columns as="ul" of="lines" gap={6} className={styles.phases}>
        {programme.phases.map((phase) => (
          <PhaseCard
            key={phase.route}
            phase={phase}
            weeks={calendar.weeksOf(phase).filter((week) => !calendar.isSkipped(week))}
            rhythm={training.rhythm}
            done={done}
          />
        ))}
      </Columns>
      <ProgrammeChart
        caption={training.headings.weeklyTime}
        phases={programme.phases}
        skipped={calendar.weeksOf().filter(calendar.isSkipped)}
      />
      <section>
        <h2>{training.headings.prerequisite}</h2>
        <p>
          <Prose text={training.prerequisite} />
        </p>
      </section>
      <section>
        <h2>{training.headings.intensities}</h2>
        <Stack gap={5}>
          <IntensityLegend items={training.intensities} />
          {training.reserve && <ReserveTable reserve={training.reserve} />}
        </Stack>
      </section>
      {training.paces && (
        <section>
          <h2>{training.paces.title}</h2>
          <PaceList paces={training.paces} />
        </section>
      )}
      <section>
        <h2>{training.headings.principles}</h2>
        <FoldedSections sections={training.principles} />
      </section>
    </Page>
  );
}
