import { parseArgs } from 'node:util';
import { CONTENT_FOLDER } from '../../../scripts/content/folders.ts';
import { readFolder } from '../../../scripts/content/read.ts';
import { Evaluation, type MutantResult } from './evaluate.ts';
import { mutantsOf, OPERATORS } from './line-mutations.ts';

/**
 * Tries every operator of tests/content/mutations/line-mutations.ts in a content folder and prints, by kind, what the check makes of
 * them. `--every 10` takes one in ten, `--kind WORDS` the kinds of such a name, `--list NAME` shows the cases of a column
 * (more than once for several).
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: CONTENT_FOLDER },
    every: { type: 'string', default: '1' },
    kind: { type: 'string', default: '' },
    list: { type: 'string', multiple: true, default: [] },
  },
});

const COLUMNS: Record<string, (result: MutantResult) => boolean> = {
  reported: ({ diagnostics }) => diagnostics.length > 0,
  unreported: ({ isUnreported }) => isUnreported,
  silent: ({ isSilent }) => isSilent,
  far: ({ isNear }) => !isNear,
  many: ({ diagnostics }) => diagnostics.length > 2,
  advised: ({ isMended }) => isMended !== undefined,
  unmended: ({ isMended }) => isMended === false,
  'wrong fix': ({ isWronglyFixed }) => isWronglyFixed,
};

const print = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(36) : String(cell).padStart(11))).join(''));
print(['kind', 'cases', ...Object.keys(COLUMNS)]);

const files = await readFolder(values.dir);
const evaluation = new Evaluation(files);
const every = Number(values.every);
const started = performance.now();
let taken = 0;
const rows = Object.keys(OPERATORS)
  .filter((kind) => kind.includes(values.kind))
  .map((kind) => {
    const mutants = files.flatMap((file) => mutantsOf(file, kind)).filter(() => taken++ % every === 0);
    const results = mutants.map((mutant) => evaluation.resultOf(mutant));
    for (const column of values.list)
      for (const result of results.filter((it) => COLUMNS[column]?.(it))) show(column, result);
    const counts = Object.values(COLUMNS).map((holds) => results.filter(holds).length);
    const row = [kind, results.length, ...counts] as const;
    print(row);
    return row;
  });

function show(column: string, { mutant, diagnostics }: MutantResult): void {
  const [line = 0] = mutant.lines;
  console.log(
    `\n${column}, ${mutant.kind}: ${mutant.file}:${mutant.lines.join()}  ${mutant.text.split('\n')[line - 1]}`,
  );
  for (const { file, range, message, suggestion } of diagnostics.slice(0, 3)) {
    console.log(`    ${file}:${range.line} ${message}${suggestion === undefined ? '' : ` → ${suggestion}`}`);
  }
}

const [, ...totals] = rows.reduce(
  (sums, [, ...counts]) => ['total', ...counts.map((count, at) => count + Number(sums[at + 1] ?? 0))],
  ['total'] as (string | number)[],
);
print(['total', ...totals]);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
