import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { PublishedPage, PublishedWorkout } from '../../../schema/programme.ts';
import { workoutOn } from '../../format/lighter.ts';
import { shortVersion } from '../../format/shortVersion.ts';
import { figures } from '../../generated/figures.ts';
import { programme } from '../../generated/programme.ts';
import { training } from '../../generated/training.ts';
import { workoutPages } from '../../generated/workoutPages.ts';
import { chosenSearch, DIVISION_ADDRESS, exerciseAddress, logAddress, workoutQuery } from '../../memberRoutes.ts';
import { RunOverlay } from '../../race/RunOverlay.tsx';
import { Prose } from '../../renderers/Prose.tsx';
import { WorkoutChooser } from '../../renderers/workout/WorkoutChooser.tsx';
import { WorkoutDetail } from '../../renderers/workout/WorkoutDetail.tsx';
import { ROUTES } from '../../routes.ts';
import { ResumeRun } from '../../runner/ResumeRun.tsx';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { SHORT_VERSIONS } from '../../schedule/shortVersions.ts';
import { useDayLinkingTo } from '../../schedule/useDaysLinkingTo.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Actions } from '../../ui/layout.tsx';
import { Page } from '../../ui/Page.tsx';
import { BackLink } from '../../ui/PageLinks.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { SessionDay } from './SessionDay.tsx';
import { StartRun } from './StartRun.tsx';
import { useShownWorkout } from './useShownWorkout.ts';
import { VersionChoice } from './VersionChoice.tsx';

/** Of the page of workouts that the address names, if there is one. */
export default function WorkoutsPage({ notFound }: { notFound: ReactNode }) {
  const { phase, page: name } = useParams();
  const page = workoutPages.find(({ route }) => route === `${ROUTES.training}/${phase}/${name}`);
  return page ? <Workouts key={page.route} page={page} /> : notFound;
}

/** The choice is in the address, so that Back, Forward and reload keep it, and a run of it too. */
function Workouts({ page }: { page: PublishedPage }) {
  const [search] = useSearchParams();
  const { workout, isRunnerOpen } = workoutQuery(search);
  const chosen = page.options.find(({ id }) => id === workout);
  if (chosen && isRunnerOpen) {
    return <RunOverlay page={page} workout={chosen} />;
  }
  return chosen ? <ChosenWorkout page={page} workout={chosen} /> : <Choice page={page} search={search} />;
}

function Choice({ page, search }: { page: PublishedPage; search: URLSearchParams }) {
  const { suggested, day, isShort } = workoutQuery(search);
  const linkingDay = useDayLinkingTo(page, day);
  const onDay = (workout: PublishedWorkout) =>
    (isShort && shortVersion(workout, linkingDay?.day, page, SHORT_VERSIONS)) || workoutOn(workout, linkingDay?.day);
  const phase = programme.phases.find(({ number }) => number === page.phase);
  const back = phase && (
    <BackLink to={phase.route}>
      Phase {phase.number} {phase.name}
    </BackLink>
  );
  return (
    <Page title={page.title} eyebrow={back} intro={<Prose text={page.intro} />}>
      <ResumeRun />
      <WorkoutChooser
        workouts={page.options.map(onDay)}
        suggested={suggested ?? undefined}
        linkTo={({ id }) => ({
          to: { search: chosenSearch(search, id) },
          state: { fromChoice: true },
        })}
      />
    </Page>
  );
}

function ChosenWorkout({ page, workout }: { page: PublishedPage; workout: PublishedWorkout }) {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const { shown, isShort, shortMinutes, reductions, day } = useShownWorkout(page, workout);
  const [division] = useStoredState(divisionSlice);

  function backToChoice(event: MouseEvent) {
    // The list is the entry before this one: going back keeps the history as short as it feels.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !location.state?.fromChoice) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Page
      title={workout.name}
      eyebrow={
        <BackLink to={{ search: chosenSearch(search, undefined) }} replace onClick={backToChoice}>
          Retour aux options
        </BackLink>
      }
      intro={workout.summary}
    >
      <SessionDay page={page} />
      {shortMinutes !== undefined && <VersionChoice isShort={isShort} minutes={shortMinutes} />}
      <WorkoutDetail
        workout={shown}
        page={page}
        safety={training.workoutSafety}
        reductions={reductions}
        isLengthOfDay={day?.lighter !== undefined}
        division={division}
        figures={figures}
        divisionLink={{ to: DIVISION_ADDRESS, state: { fromWorkout: workout.name } }}
        historyHref={exerciseAddress}
      />
      <StartRun page={page} workout={workout} isShort={isShort} />
      <Actions className="screen-only">
        <ButtonLink
          variant="outline"
          to={logAddress({ route: page.route, workout: workout.id, day: day?.id, short: isShort })}
        >
          Noter cette séance
        </ButtonLink>
        <PrintButton>Imprimer la séance</PrintButton>
      </Actions>
    </Page>
  );
}
