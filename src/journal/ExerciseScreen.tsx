import { useParams } from 'react-router-dom';
import { useToday } from '../calendar/useToday.ts';
import { ROUTES } from '../routes.ts';
import { Page } from '../ui/Page.tsx';
import { BackLink } from '../ui/PageLinks.tsx';
import { citedExercise } from './citedExercise.ts';
import { ExerciseHistory } from './ExerciseHistory.tsx';
import { JournalStatus } from './JournalStatus.tsx';
import { exerciseGroups } from './model/exerciseGroups.ts';
import { useJournal } from './store/useJournal.ts';

export function ExerciseScreen() {
  const { id = '' } = useParams();
  const { status, sessions } = useJournal();
  const today = useToday();
  const sets = sessions.flatMap((session) => session.sets?.filter(({ exercise }) => exercise === id) ?? []);
  const groups = exerciseGroups(sets).toSorted(
    (one, other) => Number(one.isAlternative ?? 0) - Number(other.isAlternative ?? 0),
  );
  const name = citedExercise(id)?.name ?? groups[0]?.name ?? 'Exercice';
  return (
    <Page title={name} eyebrow={<BackLink to={ROUTES.journal}>Journal</BackLink>}>
      <JournalStatus />
      {status === 'read' && groups.length === 0 && (
        <p>Pas encore noté. Ses charges et ses répétitions apparaîtront ici, séance après séance.</p>
      )}
      {groups.map((group) => (
        <ExerciseHistory
          key={`${group.isAlternative} ${group.name}`}
          exercise={group}
          sessions={sessions}
          today={today}
        />
      ))}
    </Page>
  );
}
