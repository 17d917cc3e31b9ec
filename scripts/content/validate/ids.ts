import type { Target } from '../../../schema/meta.ts';
import type { Content, Place } from '../content.ts';
import type { TextPart, ValueDiagnostic } from '../diagnostic.ts';
import { lenderOf } from '../figures.ts';
import { groupedBy } from '../grouped-by.ts';
import type { Kind } from '../kinds.ts';
import { comparisonKey, isSameMeaning, nearestNamed } from '../nearest.ts';
import { proseIn, textsIn } from '../prose.ts';
import { weekIdsIn } from '../references.ts';

interface Citation extends Place {
  id: string;
  part?: TextPart;
}
interface Definition extends Place {
  id: string;
  name: string;
  /** Without a citation it is wrong by itself. */
  isAlwaysCited?: boolean;
}

/** The ids of one sort: where they are defined, and where they are cited. */
interface Renamable {
  defined: readonly Definition[];
  cited: readonly Citation[];
  /** Every file that may cite one could be read. */
  isComplete: boolean;
}

export interface Ids extends Renamable {
  /** « exercice inconnu » */
  unknown: string;
  /** What to do about an unknown one. */
  advice: string;
}

/** The sorts of ids whose definitions could be read. */
export function idsOf(content: Content): Ids[] {
  const isReadable = (...kinds: Kind[]) => !kinds.some((kind) => content.hasInvalid(kind));
  const sorts: Ids[] = [];
  if (isReadable('exerciseFamily')) {
    sorts.push({
      defined: content.catalogue().map(({ file, path, exercise }) => ({
        file,
        path: [...path, 'id'],
        id: exercise.id,
        name: exercise.name,
        isAlwaysCited: !exercise.figure,
      })),
      cited: [...citedIn(content, 'exercise'), ...citedLenders(content)],
      unknown: 'exercice inconnu',
      advice: 'corrige-le ou décris-le dans content/exercises/',
      isComplete: isReadable('workoutPage', 'figureFamily', 'phase', 'limits'),
    });
  }
  if (isReadable('training'))
    sorts.push({ ...paces(content), isComplete: isReadable('week', 'workoutPage', 'competition') });
  if (content.one('understanding')) {
    sorts.push({ ...stations(content), isComplete: isReadable('exerciseFamily', 'competition') });
    sorts.push({ ...divisionIds(content), isComplete: isReadable('results') });
  }
  return sorts;
}

/** Those of the workouts, a sort for each page. */
export const workoutIdsOf = (content: Content): Ids[] =>
  [...content.pages()].flatMap(([route, { file, value }]) => {
    if (!value) return [];
    const suggesting = content.days().filter(({ day }) => day.link === route);
    return {
      defined: value.options.map(({ id, name }, index) => ({ file, path: ['options', index, 'id'], id, name })),
      cited: suggesting.flatMap(({ file, path, day: { suggested: id } }) =>
        id === undefined ? [] : { file, path: [...path, 'suggested'], id },
      ),
      unknown: 'séance inconnue',
      advice: `choisis parmi celles de ${route}, ${value.options.map(({ id }) => id).join(', ')}`,
      isComplete: !content.hasInvalid('week'),
    };
  });

/** Those of the weeks, which texts cite: the rule `references` tells the unknown ones. */
export const weekIdsOf = (content: Content): Renamable => ({
  defined: content
    .valid('week')
    .flatMap(({ file, value: { id, focus } }) => (id === undefined ? [] : [{ file, path: ['id'], id, name: focus }])),
  cited: proseIn(content).flatMap(({ file, path, text }) => weekIdsIn(text).map((id) => ({ file, path, id }))),
  isComplete: content.entries.every(({ value }) => value !== undefined),
});

/** What cites names of a sort, as coaches wrote it: the schemas say what a text refers to. */
const citedIn = (content: Content, target: Target): Citation[] =>
  textsIn(content).flatMap(({ file, path, text, refersTo }) => (refersTo === target ? [{ file, path, id: text }] : []));

/** Figures that are drawn like another one. */
const citedLenders = (content: Content): Citation[] =>
  content.catalogue().flatMap(({ file, path, exercise: { figure = '' } }) => {
    const id = lenderOf(figure);
    return id === undefined
      ? []
      : [{ file, path: [...path, 'figure'], id, part: { start: figure.length - id.length, end: figure.length } }];
  });

function paces(content: Content): Omit<Ids, 'isComplete'> {
  const list = content.one('training')?.paces?.list ?? [];
  return {
    defined: list.map(({ id, name }, index) => ({
      file: 'training.yaml',
      path: ['paces', 'list', index, 'id'],
      id,
      name,
    })),
    cited: citedIn(content, 'pace'),
    unknown: 'allure inconnue',
    advice: list.length > 0 ? 'corrige-la ou décris-la dans training.yaml' : 'décris-la dans training.yaml (paces)',
  };
}

const stations = (content: Content): Omit<Ids, 'isComplete'> => ({
  defined: (content.one('understanding')?.stations ?? []).map(({ id, name }, index) => ({
    file: 'understanding.yaml',
    path: ['stations', index, 'id'],
    id,
    name,
    isAlwaysCited: true,
  })),
  cited: citedIn(content, 'station'),
  unknown: 'atelier inconnu',
  advice: 'reprends l’id d’un atelier (understanding.yaml)',
});

/** Those of the divisions, Doubles included. */
export const divisionIds = (content: Content): Omit<Ids, 'isComplete'> => {
  const { divisions: solo = [], doubles = [] } = content.one('understanding') ?? {};
  const defined = [
    ...solo.flatMap(({ id, name }, index) =>
      id === undefined ? [] : [{ path: ['divisions', index, 'id'], id, name }],
    ),
    ...doubles.map(({ id, name }, index) => ({ path: ['doubles', index, 'id'], id, name })),
  ];
  return {
    defined: defined.map((one) => ({ file: 'understanding.yaml', ...one })),
    cited: citedIn(content, 'division'),
    unknown: 'division inconnue',
    advice: 'reprends l’id d’une division (understanding.yaml)',
  };
};

/** What cites no definition, by the id. */
function unknownIn({ defined, cited }: Renamable): Map<string, readonly Citation[]> {
  const known = new Set(defined.map(({ id }) => id));
  const unknown = cited.filter(({ id }) => !known.has(id));
  return groupedBy(unknown, ({ id }) => id);
}

/** Definitions whose id is not the one that the others cite: nobody cites it, or another has it, too. */
export function* renamedIn(ids: Renamable): Generator<ValueDiagnostic> {
  if (!ids.isComplete) return;
  const { defined, cited } = ids;
  const unknown = unknownIn(ids);
  const countOf = (id: string) => defined.filter((other) => other.id === id).length;
  const suspects = defined.filter(({ id }) => countOf(id) > 1 || !cited.some((citation) => citation.id === id));
  for (const [id, { length }] of unknown) {
    const named = suspects.find(({ name }) => slugOf(name) === id);
    const alike = length > 1 ? suspects.find((suspect) => isSameMeaning(suspect.id, id)) : undefined;
    const broken = suspects.filter(
      (one) =>
        countOf(one.id) > 1 || ((one.isAlwaysCited ?? length > 1) && (length > 1 || slugOf(one.name) !== one.id)),
    );
    const only = unknown.size === 1 && broken.length === 1 ? broken[0] : undefined;
    const renamed = named ?? alike ?? only;
    if (!renamed) continue;
    suspects.splice(suspects.indexOf(renamed), 1);
    const state = countOf(renamed.id) > 1 ? 'est déjà pris' : 'n’est cité nulle part';
    yield {
      file: renamed.file,
      path: renamed.path,
      message: `« ${renamed.id} » ${state}, et « ${id} », cité ${length} fois, n’existe plus : remets « ${id} », ou change ce qui le cite`,
      suggestion: id,
      isCertain: false,
    };
  }
}

/** An unknown id is reported at its first place. */
export function* unknownCitations(ids: Ids): Generator<ValueDiagnostic> {
  const known = ids.defined.map(({ id }) => id);
  if (new Set(known).size < known.length) return;
  const unknown = unknownIn(ids);
  const lost = [...unknown.keys()].filter((id) => nearestNamed(id, ids.defined).suggestion === undefined);
  const [first] = unknown.get(lost[0] ?? '') ?? [];
  if (first && lost.length >= MANY) {
    const { id: _, ...citation } = first;
    const message = `${ids.unknown}, ${lost.length} fois : ${lost.join(', ')}. Un fichier a-t-il été effacé ? Remets-le, ou corrige chaque id`;
    yield { ...citation, message };
    return;
  }
  for (const [id, citations] of unknown) {
    const [found] = citations;
    if (!found) continue;
    const several = id.split(/\s+/);
    const list = several.join(', ');
    const nearest = several.every((one) => known.includes(one))
      ? { suggestion: typeof found.path.at(-1) === 'number' ? list : `[${list}]`, isCertain: true }
      : nearestNamed(id, ids.defined);
    const { id: _, ...citation } = found;
    const count = citations.length === 1 ? '' : ` (${citations.length} fois)`;
    const like = nearest.suggestion === undefined ? sharingAWord(id, ids.defined) : [];
    const others = like.length > 0 ? `. Il y a ${like.slice(0, MANY).join(', ')}` : '';
    yield { ...citation, message: `${ids.unknown} « ${id} »${count} : ${ids.advice}${others}`, ...nearest };
  }
}

/** « Rowing » shares one with `rowing-barre`. */
function sharingAWord(written: string, defined: Ids['defined']): string[] {
  const words = wordsIn(written);
  return defined
    .filter(({ id, name }) => wordsIn(`${id} ${name}`).some((word) => words.includes(word)))
    .map(({ id }) => id);
}

const wordsIn = (text: string) =>
  text
    .split(/[^\p{L}\d]+/u)
    .map(comparisonKey)
    .filter((word) => word.length > 3);

/** So many unknown ids without a likely one have one cause. */
const MANY = 3;

const slugOf = (name: string) => comparisonKey(name.replace(/[\s'’]+/g, '-')).replace(/[^a-z0-9-]/g, '');
