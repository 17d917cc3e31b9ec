import { exercise as exerciseSchema } from '../../../../schema/exercise.ts';
import { feminine, masculine } from '../../../../schema/meta.ts';
import type { Content } from '../../content.ts';
import { nounOf } from '../../field-names.ts';
import { KINDS, type Kind, phaseNumberOf, SCREENS, type Screen, type ValueOf } from '../../kinds.ts';
import { Names } from '../display-names.ts';
import { type Describe, fieldsOf, formatQuantity } from './fields.ts';
import { figureNode } from './figure-node.ts';
import type { Root } from './node.ts';
import { pageNode, weekNode } from './programme-nodes.ts';

/** A part of the content that coaches speak of by itself. */
export interface Section {
  title: string;
  nodes: readonly Root[];
}

/** A state of the content, part by part; always the same parts in the same order. */
export function sectionsOf(content: Content): Section[] {
  const names = new Names(content);
  const of = <K extends Kind, T>(kind: K, node: (file: string, value: ValueOf<K>) => T) =>
    content.valid(kind).map(({ file, value }) => node(file, value));
  return [
    {
      title: 'Semaines',
      nodes: of('week', (file, week) => weekNode(file, week, names)).sort((a, b) => numberOf(a) - numberOf(b)),
    },
    { title: 'Séances', nodes: of('workoutPage', (file, page) => pageNode(file, page, names)) },
    {
      title: 'Catalogue des exercices',
      nodes: of('exerciseFamily', (file, family) => familyNodes(file, family, names)).flat(),
    },
    {
      title: 'Figures',
      nodes: of('figureFamily', (file, family) => figureNodes(file, family, names)).flat(),
    },
    { title: 'Phases', nodes: of('phase', phaseNode) },
    {
      title: 'Textes des écrans',
      nodes: [
        ...SCREENS.flatMap((screen) => of(screen, (file, value) => screenNode(file, screen, value))),
        ...of('app', appNode),
      ],
    },
    { title: 'Limites', nodes: of('limits', (file, limits) => limitsNode(file, limits, names)) },
  ];
}

const numberOf = ({ keys }: Root) => Number(keys[0]);

/** A family, and its figures beside it. */
function figureNodes(file: string, { figures, ...family }: ValueOf<'figureFamily'>, names: Names): Root[] {
  return [
    {
      file,
      keys: [file, family.family],
      name: family.family,
      noun: feminine('famille de figures'),
      isOrdered: false,
      ...fieldsOf(KINDS.figureFamily.schema, family),
    },
    ...figures.map((figure) => figureNode(file, figure, names)),
  ];
}

/** A family, and its exercises beside it: an exercise that changes family is still the same. */
function familyNodes(file: string, { exercises, ...family }: ValueOf<'exerciseFamily'>, names: Names): Root[] {
  return [
    {
      file,
      keys: [file, family.family],
      name: family.family,
      noun: feminine('famille'),
      isOrdered: false,
      ...fieldsOf(KINDS.exerciseFamily.schema, family),
    },
    ...exercises.map((exercise) => {
      const alternatives = exercise.alternatives.map(({ exercise: id, ...alternative }) =>
        id === undefined ? alternative : { ...alternative, name: names.exercise(id) },
      );
      const { properties, children } = fieldsOf(exerciseSchema, { ...exercise, alternatives });
      const home = {
        noun: nounOf(KINDS.exerciseFamily.schema, 'family'),
        value: file,
        shown: family.family,
        isText: true,
      };
      const keys = [exercise.id, exercise.name];
      return {
        file,
        keys,
        name: exercise.name,
        noun: nounOf(KINDS.exerciseFamily.schema, 'exercises'),
        isOrdered: false,
        properties: [...properties, home],
        children,
      };
    }),
  ];
}

function phaseNode(file: string, phase: ValueOf<'phase'>): Root {
  const name = `Phase ${phaseNumberOf(file)}`;
  return {
    file,
    keys: [name],
    name,
    noun: feminine('phase'),
    isOrdered: false,
    ...fieldsOf(KINDS.phase.schema, phase),
  };
}

function screenNode(file: string, screen: Screen, value: ValueOf<Screen>): Root {
  const fields = fieldsOf(KINDS[screen].schema, value);
  return { file, keys: [file], name: value.title, noun: masculine('écran'), isOrdered: false, ...fields };
}

function appNode(file: string, app: ValueOf<'app'>): Root {
  const name = 'Toute l’application';
  return {
    file,
    keys: [file],
    name,
    noun: feminine('application'),
    isOrdered: false,
    ...fieldsOf(KINDS.app.schema, app),
  };
}

function limitsNode(file: string, limits: ValueOf<'limits'>, names: Names): Root {
  const byPage: Describe = (key, value) => {
    const quantity = key.startsWith('/') ? formatQuantity(key, value) : undefined;
    return quantity === undefined ? undefined : { noun: masculine(names.page(key)), key, value: quantity };
  };
  return {
    file,
    keys: [file],
    name: 'Limites',
    noun: feminine('limites'),
    isOrdered: false,
    ...fieldsOf(KINDS.limits.schema, limits, { describe: byPage }),
  };
}
