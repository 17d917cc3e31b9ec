import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';
import { exerciseFinder } from '../../../exercise-finder.ts';
import { nearestNamed, nearestOf } from '../../../nearest.ts';
import { prescriptionsOf } from '../../../workout-blocks.ts';
import type { Rule } from './rule.ts';

const TRAVEL = ['rescheduling', 'absences', 'travel', 'workouts'];

/** What replaces a page in travel is a workout that exists, and needs no equipment. */
export const travelWorkouts: Rule = {
  name: 'travel-workouts',
  *check(content) {
    const pages = content.pages();
    const names = new Set([...pages.keys()].map(nameOf));
    const written = content.travelWorkouts();
    for (const [index, { replaces, page, workout }] of written.entries()) {
      const at = (key: string) => ({ file: 'training.yaml', path: [...TRAVEL, index, key] });
      if (!names.has(replaces)) {
        const message = `aucune page ne s’appelle « ${replaces} » : écris le nom de son fichier, sans .yaml`;
        yield { ...at('replaces'), message, suggestion: nearestOf(replaces, names) };
      } else if (written.findIndex((other) => other.replaces === replaces) < index) {
        yield { ...at('replaces'), message: `« ${replaces} » a déjà sa séance de voyage : garde-la une fois` };
      }
      if (!pages.has(page)) {
        const message = `« ${page} » ne mène à aucune page de séances`;
        yield { ...at('page'), message, suggestion: nearestOf(page, pages.keys()) };
        continue;
      }
      const options = pages.get(page)?.value?.options;
      if (!options || options.some(({ id }) => id === workout)) continue;
      const message = `séance inconnue « ${workout} » : choisis parmi celles de ${page}, ${options.map(({ id }) => id).join(', ')}`;
      yield { ...at('workout'), message, ...nearestNamed(workout, options) };
    }
    yield* needingEquipment(content);
  },
};

const nameOf = (route: string) => route.slice(route.lastIndexOf('/') + 1);

/** The exercises of these workouts, and those of the catalogue that may replace them. */
function* needingEquipment(content: Content): Generator<ValueDiagnostic> {
  const catalogue = content.catalogue().map(({ exercise }) => exercise);
  const find = exerciseFinder(catalogue);
  const seen = new Set<string>();
  for (const { page, workout } of content.travelWorkouts()) {
    const { file, value } = content.pages().get(page) ?? {};
    const index = value?.options.findIndex(({ id }) => id === workout) ?? -1;
    const option = value?.options[index];
    if (!file || !option || seen.has(page + workout)) continue;
    seen.add(page + workout);
    for (const { exercise: id } of prescriptionsOf(option)) {
      const exercise = find({ exercise: id });
      const needing = [exercise, ...(exercise?.alternatives ?? []).map(find)].find((one) => one?.equipment);
      if (!exercise || !needing) continue;
      const what = needing === exercise ? '' : `, qui remplace ${exercise.name},`;
      yield {
        file,
        path: ['options', index],
        message: `« ${option.name} » se fait en voyage, et ${needing.name}${what} demande : ${needing.equipment}. Change d’exercice`,
      };
    }
  }
}
