import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PublishedOption, PublishedPage } from '../../schema/programme.ts';
import { programme } from '../generated/programme.ts';
import { training } from '../generated/training.ts';
import { WorkoutChooser } from '../renderers/WorkoutChooser.tsx';
import { WorkoutDetail } from '../renderers/WorkoutDetail.tsx';
import { Page } from '../ui/Page.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { BackLink } from '../ui/StepLink.tsx';

/** The choice stands in the address (`?workout=id`), so that Back, Forward and reload keep it. */
export function WorkoutsPage({ page }: { page: PublishedPage }) {
  const [search] = useSearchParams();
  const chosen = page.options.find(({ id }) => id === search.get('workout'));
  return chosen ? (
    <ChosenWorkout page={page} option={chosen} />
  ) : (
    <Choice page={page} suggested={search.get('suggested')} />
  );
}

function Choice({ page, suggested }: { page: PublishedPage; suggested: string | null }) {
  const phase = programme.phases.find(({ number }) => number === page.phase);
  const back = phase && (
    <BackLink to={phase.route}>
      Phase {phase.number} {phase.name}
    </BackLink>
  );
  return (
    <Page title={page.title} eyebrow={back} intro={page.intro}>
      <WorkoutChooser
        options={page.options}
        suggested={suggested ?? undefined}
        linkTo={({ id }) => ({
          to: { search: new URLSearchParams({ workout: id, ...(suggested && { suggested }) }).toString() },
          state: { fromChoice: true },
        })}
      />
    </Page>
  );
}

function ChosenWorkout({ page, option }: { page: PublishedPage; option: PublishedOption }) {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const choice = new URLSearchParams(search);
  choice.delete('workout');

  function backToChoice(event: MouseEvent) {
    // The list is the entry before this one: going back keeps the history as short as it feels.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !location.state?.fromChoice) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Page
      title={option.name}
      eyebrow={
        <BackLink to={{ search: choice.toString() }} replace onClick={backToChoice}>
          Retour aux options
        </BackLink>
      }
      intro={option.summary}
    >
      <WorkoutDetail option={option} page={page} safety={training.workoutSafety} />
      <div>
        <PrintButton>Imprimer la séance</PrintButton>
      </div>
    </Page>
  );
}
