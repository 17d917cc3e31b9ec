import type { Target } from '../../schema/meta.ts';
import { memoized } from '../../src/figures/model/memoized.ts';
import type { AnyEntry, Content, Place } from './content.ts';
import type { ValuePath } from './diagnostic.ts';
import { KINDS } from './kinds.ts';
import { elementOf, keysOf, metaOf, type Schema, schemaAt } from './schema-tree.ts';

/** A text as the coach wrote it. */
interface WrittenText extends Place {
  text: string;
  /** It is there for a person to read. */
  isProse: boolean;
  isRich: boolean;
  /** What it names. */
  refersTo: Target | undefined;
}

/** Every text of the files that are valid by themselves that a person reads. */
export const proseIn = (content: Content) => textsIn(content).filter(({ isProse }) => isProse);

/** Every text of theirs. */
export const textsIn = memoized((content: Content): readonly WrittenText[] =>
  content.entries.flatMap((entry) => (entry.value === undefined ? [] : textsOf(entry))),
);

/** An entry stays the same object until its file changes. */
const textsOf = memoized(({ kind, file, raw }: AnyEntry): readonly WrittenText[] => {
  const texts: WrittenText[] = [];
  addTexts(texts, file, KINDS[kind].schema, raw, []);
  return texts;
});

function addTexts(texts: WrittenText[], file: string, schema: Schema, raw: unknown, path: ValuePath): void {
  if (typeof raw === 'string') {
    const { prose } = metaOf(schema);
    // A name alone stands for an object with that name, an id alone for a list.
    const isProse = prose !== undefined || keysOf(schema).length > 0;
    const { refersTo } = metaOf(elementOf(schema) ?? schema);
    texts.push({ file, path, text: raw, isProse, isRich: prose === 'rich', refersTo });
  } else if (typeof raw === 'object' && raw !== null) {
    for (const [key, value] of Object.entries(raw)) {
      const step = Array.isArray(raw) ? Number(key) : key;
      const inner = schemaAt(schema, [step]);
      if (inner) addTexts(texts, file, inner, value, [...path, step]);
    }
  }
}
