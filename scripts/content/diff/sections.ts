import { feminine, masculine, nounOf } from '../../../schema/nouns.ts';
import type { Content } from '../content.ts';
import type { Kind, Screen, ValueOf } from '../kinds.ts';
import { phaseNumberOf, SCREENS } from '../kinds.ts';
import { Names } from '../names.ts';
import { fieldsOf, figureOf, type Told } from './fields.ts';
import { pageThing, weekThing } from './programme-things.ts';
import type { Root } from './thing.ts';

/** A part of the content that coaches speak of by itself. */
export interface Section {
  title: string;
  things: readonly Root[];
}

/** A state of the content, told part by part; always the same parts in the same order. */
export function sectionsOf(content: Content): Section[] {
  const names = new Names(content);
  const of = <K extends Kind, T>(kind: K, thing: (file: string, value: ValueOf<K>) => T) =>
    content.valid(kind).map(({ file, value }) => thing(file, value));
  return [
    {
      title: 'Semaines',
      things: of('week', (file, week) => weekThing(file, week, names)).sort((a, b) => numberOf(a) - numberOf(b)),
    },
    { title: 'Séances', things: of('workoutPage', (file, page) => pageThing(file, page, names)) },
    { title: 'Catalogue des exercices', things: of('exerciseFamily', familyThings).flat() },
    { title: 'Phases', things: of('phase', phaseThing) },
    {
      title: 'Textes des écrans',
      things: [...SCREENS.flatMap((screen) => of(screen, screenThing)), ...of('app', appThing)],
    },
    { title: 'Limites', things: of('limits', (file, limits) => limitsThing(file, limits, names)) },
  ];
}

const numberOf = ({ keys }: Root) => Number(keys[0]);

/** A family, and its exercises beside it: an exercise that changes family is still the same. */
function familyThings(file: string, { exercises, ...family }: ValueOf<'exerciseFamily'>): Root[] {
  return [
    {
      file,
      keys: [file, family.family],
      name: family.family,
      noun: feminine('famille'),
      isOrdered: false,
      ...fieldsOf(family),
    },
    ...exercises.map((exercise) => {
      const { facts, children } = fieldsOf(exercise);
      const home = { noun: nounOf('family'), value: file, shown: family.family, isText: true };
      const keys = [exercise.id, exercise.name];
      return {
        file,
        keys,
        name: exercise.name,
        noun: nounOf('exercises'),
        isOrdered: false,
        facts: [...facts, home],
        children,
      };
    }),
  ];
}

function phaseThing(file: string, phase: ValueOf<'phase'>): Root {
  const name = `Phase ${phaseNumberOf(file)}`;
  return { file, keys: [name], name, noun: feminine('phase'), isOrdered: false, ...fieldsOf(phase) };
}

function screenThing(file: string, screen: ValueOf<Screen>): Root {
  return { file, keys: [file], name: screen.title, noun: masculine('écran'), isOrdered: false, ...fieldsOf(screen) };
}

function appThing(file: string, app: ValueOf<'app'>): Root {
  const name = 'Toute l’application';
  return { file, keys: [file], name, noun: feminine('application'), isOrdered: false, ...fieldsOf(app) };
}

function limitsThing(file: string, limits: ValueOf<'limits'>, names: Names): Root {
  const byPage: Told = (key, value) => {
    const figure = key.startsWith('/') ? figureOf(key, value) : undefined;
    return figure === undefined ? undefined : { noun: masculine(names.page(key)), key, value: figure };
  };
  return {
    file,
    keys: [file],
    name: 'Limites',
    noun: feminine('limites'),
    isOrdered: false,
    ...fieldsOf(limits, { told: byPage }),
  };
}
