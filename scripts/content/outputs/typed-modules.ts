import type { Content } from '../content.ts';
import { UNUSED_CHARACTER } from '../unused-character.ts';
import { type Cite, type Named, publishedContent } from './published-content.ts';

const BANNER = '// Written by `npm run content:build` from content/. Do not edit.\n';
/** Stands around a text that becomes an expression. */
const MARK = UNUSED_CHARACTER;
const MARKED = new RegExp(`"${MARK}([^${MARK}]+)${MARK}"`, 'g');

/** The content as typed modules: their sources by file name. `schema` is the path from them to the folder of the types. */
export function typedModules(content: Content, schema: string): Map<string, string> {
  const { screens, programme, workoutPages, figures, paces, exercises } = publishedContent(content, reference);
  const modules = new Map<string, string>();
  for (const { kind, type, value, route } of screens) {
    const exported = `export const ${kind}: ${type} = ${toSource(value)};\n`;
    modules.set(
      `${kind}.ts`,
      `${BANNER}import type { ${type} } from '${schema}/${kind}.ts';\n\n${exported}${route ? `\nexport const route = '${route}';\n` : ''}`,
    );
  }
  modules.set('programme.ts', moduleWithConstants(schema, 'programme: Programme', programme, { pace: paces }));
  // Apart: most screens need the weeks alone, and the workouts are two thirds of all.
  const constants = { exercise: exercises, pace: paces };
  modules.set('workoutPages.ts', moduleWithConstants(schema, 'workoutPages: PublishedPage[]', workoutPages, constants));
  modules.set('figures.ts', figuresModule(figures, schema));
  // For tests of all screens; the app imports each module where it is shown.
  const all = [...modules.keys()].map((file) => `export { ${file.replace('.ts', '')} } from './${file}';\n`);
  modules.set('index.ts', BANNER + all.join(''));
  return modules;
}

const CONSTANT_TYPES = { exercise: 'PublishedExercise', pace: 'PublishedPace' } as const;
type Constants = Partial<Record<keyof typeof CONSTANT_TYPES, ReadonlyMap<string, unknown>>>;

/** `declared` is a name with its type of schema/programme.ts; before it come those constants that `value` cites. */
function moduleWithConstants(schema: string, declared: string, value: unknown, constants: Constants): string {
  const source = toSource(value);
  const cited = new Set(source.match(/\b[a-z]+_\w+/g));
  const kinds = Object.keys(constants) as (keyof Constants)[];
  const declarations = kinds.flatMap((kind) =>
    [...(constants[kind] ?? [])]
      // TypeScript accepts none that nothing reads.
      .filter(([id]) => cited.has(constantOf(kind, id)))
      .map(([id, value]) => `const ${constantOf(kind, id)}: ${CONSTANT_TYPES[kind]} = ${toSource(value)};\n`),
  );
  const code = `${declarations.join('\n')}\nexport const ${declared} = ${source};\n`;
  const types = new Set(code.match(/(?<=^(?:export )?const \w+: )\w+/gm));
  return `${BANNER}import type { ${[...types].sort().join(', ')} } from '${schema}/programme.ts';\n\n${code}`;
}

/** A borrowed figure stands there once. */
function figuresModule({ drawn, borrowed, stations }: ReturnType<typeof publishedContent>['figures'], schema: string) {
  const all = `{ ...drawn, ...${toSource(borrowed)} }`;
  return `${BANNER}import type { Figures } from '${schema}/figure.ts';

const drawn = ${toSource(drawn)} satisfies Figures;

export const figures: Figures = ${Object.keys(borrowed).length > 0 ? all : 'drawn'};

/** By the ids of the stations of the race. */
export const stationFigures: Figures = ${toSource(stations)};
`;
}

/** What stands for one of `named` until `toSource` writes it as a reference to it. */
const reference: Cite = <T>(kind: Named, named: ReadonlyMap<string, T>, id: string) => {
  if (!named.has(id)) throw new Error(`unchecked content: no ${kind} ${id}`);
  return (MARK + (kind === 'drawn' ? `drawn['${id}']` : constantOf(kind, id)) + MARK) as T;
};

/** `exercise_goblet_squat`: bundles shorten the name of a constant, but no key of an object. */
const constantOf = (kind: Named, id: string) => `${kind}_${id.replaceAll('-', '_')}`;

/** JSON with references, so that each exercise and each pace is written once. */
function toSource(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(MARKED, '$1');
}
