import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';
import type { ValueOf } from '../../../kinds.ts';
import type { Rule } from './rule.ts';

type Checkpoint = NonNullable<ValueOf<'competition'>['readiness']>['checkpoints'][number];

/** A checkpoint falls into weeks of the programme, and measures what no other one does and what its result can be computed from. */
export const readiness: Rule = {
  name: 'readiness',
  *check(content) {
    for (const { file, value } of content.valid('competition')) {
      const checkpoints = value.readiness?.checkpoints ?? [];
      for (const [index, checkpoint] of checkpoints.entries()) {
        const others = checkpoints.slice(0, index);
        for (const { path, ...found } of [
          ...weeksOf(checkpoint, content),
          ...measureOf(checkpoint, others),
          ...testOf(checkpoint, content),
        ])
          yield { file, path: ['readiness', 'checkpoints', index, ...path], ...found };
      }
    }
  },
};

type Found = Omit<ValueDiagnostic, 'file'>;

function* weeksOf({ weeks }: Checkpoint, content: Content): Generator<Found> {
  const known = content.one('limits')?.phases.flatMap((phase) => phase.weeks);
  for (const [index, week] of weeks.entries()) {
    const path = ['weeks', index];
    if (known && !known.includes(week))
      yield { path, message: `la semaine ${week} n’est dans aucune phase : corrige-la` };
    else if (weeks.indexOf(week) < index) yield { path, message: `« ${week} » est déjà dans la liste : retire-le` };
  }
}

/** The latest result of a station, or of the test, is one. */
function* measureOf({ station }: Checkpoint, others: readonly Checkpoint[]): Generator<Found> {
  const same = others.find((other) => other.station === station);
  if (!same) return;
  const message = `« ${same.name} » mesure déjà ${station === undefined ? 'le test de course' : `l’atelier « ${station} »`} : garde l’un des deux`;
  yield { path: [station === undefined ? 'racePace' : 'station'], message };
}

function* testOf({ racePace }: Checkpoint, content: Content): Generator<Found> {
  if (racePace === undefined || content.hasInvalid('training')) return;
  const paces = content.one('training')?.paces;
  const pace = paces?.list.find(({ id }) => id === racePace);
  // A pace that is unknown is reported as such.
  if (!paces || !pace) return;
  const path = ['racePace'];
  if (!paces.test) yield { path, message: 'il n’y a pas de test : décris-le dans training.yaml (paces, test)' };
  else if (!pace.share)
    yield { path, message: `« ${pace.name} » n’a pas de part de la vitesse du test (share) : choisis-en une autre` };
}
