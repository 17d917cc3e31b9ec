import { parseArgs } from 'node:util';
import { CONTENT_FOLDER } from '../../../scripts/content/folders.ts';
import { readFolder } from '../../../scripts/content/read.ts';
import { HARMLESS_KINDS, SLIP_KINDS } from './kinds.ts';
import { isSaid, Measure, type Outcome, RATE_NAMES, RATES } from './measure.ts';

/**
 * Makes slips of every kind in a content folder and prints, by kind, what the check makes of them. `--kind WORDS` takes
 * the kinds of such a name, `--show` prints the cases that fail, `--messages` what is said first.
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: CONTENT_FOLDER },
    seed: { type: 'string', default: '1' },
    'per-kind': { type: 'string', default: '14' },
    kind: { type: 'string', default: '' },
    show: { type: 'boolean', default: false },
    messages: { type: 'boolean', default: false },
  },
});

const print = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.slice(0, 56).padEnd(58) + cells.map((cell) => String(cell || '·').padStart(10)).join(''));

function printCounts(name: string, outcomes: readonly Outcome[]): void {
  const failed = RATE_NAMES.map((rate) => outcomes.filter(RATES[rate].counts).filter(RATES[rate].fails).length);
  const advised = outcomes.filter(RATES.misled.counts).length;
  print(name, [outcomes.length, outcomes.filter(isSaid).length, advised, ...failed]);
}

/** The lines of a slip, and what is said of it. */
function show({ slip: { files, places }, diagnostics }: Outcome): void {
  const [{ file: path = '', from = 0, to = 0 } = {}] = places;
  const lines = files.find((file) => file.path === path)?.text.split('\n') ?? [];
  console.log(`\n  ${path}:${from}-${to}`);
  for (const text of lines.slice(Math.max(0, from - 1), Math.min(to, from + 5))) console.log(`    | ${text}`);
  for (const { file, range, message, suggestion, edit } of diagnostics.slice(0, 4)) {
    const advice = suggestion ?? edit?.text;
    console.log(`    ${file}:${range.line} ${message}${advice === undefined ? '' : ` → ${JSON.stringify(advice)}`}`);
  }
}

const measure = new Measure(await readFolder(values.dir));
const started = performance.now();

function run(kinds: object): Outcome[] {
  const chosen = Object.keys(kinds).filter((kind) => kind.includes(values.kind));
  return chosen.flatMap((kind) => {
    const outcomes = measure.outcomesOf(kind, Number(values.seed), Number(values['per-kind']));
    printCounts(kind, outcomes);
    for (const rate of values.show ? RATE_NAMES : []) {
      const failed = outcomes.filter(RATES[rate].counts).filter(RATES[rate].fails);
      if (failed.length > 0) console.log(`\n  ${rate}:`);
      failed.forEach(show);
    }
    const messages = new Set(outcomes.flatMap(({ diagnostics: [first] }) => first?.message ?? []));
    for (const message of values.messages ? messages : []) console.log(`    ${message}`);
    return outcomes;
  });
}

print('', ['cases', 'said', 'advised', ...RATE_NAMES]);
const slips = run(SLIP_KINDS);
console.log('\nharmless: anything said is too much');
run(HARMLESS_KINDS);
console.log('');
printCounts('all slips', slips);
for (const rate of RATE_NAMES) {
  const counted = slips.filter(RATES[rate].counts);
  const share = (100 * counted.filter(RATES[rate].fails).length) / Math.max(1, counted.length);
  console.log(`${rate.padEnd(10)} ${share.toFixed(1)} % (at most ${RATES[rate].most} %)`);
}
console.log(`seed ${values.seed}, ${Math.round((performance.now() - started) / 1000)} s`);
