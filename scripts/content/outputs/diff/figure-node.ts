import type { z } from 'zod';
import type { Noun } from '../../../../schema/meta.ts';
import { nounOf } from '../../field-names.ts';
import { KINDS, type ValueOf } from '../../kinds.ts';
import { schemaAt } from '../../schema-tree.ts';
import type { Names } from '../display-names.ts';
import { fieldsOf } from './fields.ts';
import type { Property, Root } from './node.ts';

const FAMILY = KINDS.figureFamily.schema;
const FIGURE = schemaAt(FAMILY, ['figures', 0]);

type Figure = ValueOf<'figureFamily'>['figures'][number];

/** A figure: each pose and each piece of equipment is a text, so that a change is read in its place. */
export function figureNode(file: string, figure: Figure, names: Names): Root {
  const { exercise, poses, equipment = [], ...others } = figure;
  const { properties, children } = fieldsOf(FIGURE, others);
  return {
    file,
    keys: [exercise],
    name: names.exercise(exercise),
    noun: nounOf(FAMILY, 'figures'),
    isOrdered: false,
    properties: [...properties, ...partsOf('poses', poses), ...partsOf('equipment', equipment)].map((property) => ({
      ...property,
      hiddenWhenNew: true,
    })),
    children,
  };
}

function partsOf(key: 'poses' | 'equipment', parts: readonly object[]): Property[] {
  const schema = FIGURE && schemaAt(FIGURE, [key, 0]);
  const noun = nounOf(FIGURE, key);
  return parts.map((part, index) => ({
    noun: { ...noun, word: `${noun.word} ${index + 1}` } satisfies Noun,
    value: textOf(schema, part),
    isText: true,
  }));
}

/** « buste 85, jambe -85 et -85, pied -60 et 0 ». */
const textOf = (schema: z.core.$ZodType | undefined, part: object) =>
  Object.entries(part)
    .map(
      ([key, value]) => `${nounOf(schema, key).word} ${[value].flat().map(String).join(' et ').replaceAll('.', ',')}`,
    )
    .join(', ');
