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
import { FoldedPart } from '../ui/FoldedPart.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Columns, Rows } from '../ui/layout.tsx';
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
      {/* Below what members come for: today's session, and before that the date of the race. */}
      <p>
        <Prose text={training.intro} />
      </p>
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
      <Rows as="div" strong>
        {/* For those who begin. */}
        <FoldedPart title={training.headings.prerequisite} open={Object.keys(done).length === 0}>
          <p>
            <Prose text={training.prerequisite} />
          </p>
        </FoldedPart>
        <FoldedPart title={training.headings.intensities}>
          <IntensityLegend items={training.intensities} />
          {training.reserve && <ReserveTable reserve={training.reserve} />}
        </FoldedPart>
        {training.paces && (
          <FoldedPart title={training.paces.title}>
            <PaceList paces={training.paces} />
          </FoldedPart>
        )}
        <FoldedPart title={training.headings.principles}>
          <FoldedSections sections={training.principles} />
        </FoldedPart>
      </Rows>
    </Page>
  );
}
