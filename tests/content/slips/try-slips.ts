import { parseArgs } from 'node:util';
import { CONTENT_FOLDER } from '../../../scripts/content/folders.ts';
import { readFolder } from '../../../scripts/content/read.ts';
import { HARMLESS_KINDS, SLIP_KINDS } from './kinds.ts';
import { countOf, failuresOf, Measure, type Outcome, RATES, type Rate } from './measure.ts';

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

const ALL = Object.keys(RATES) as Rate[];
const row = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.slice(0, 56).padEnd(58) + cells.map((cell) => String(cell || '·').padStart(11)).join(''));

function rowOf(name: string, outcomes: readonly Outcome[]): void {
  const said = countOf('far', outcomes);
  row(name, [
    outcomes.length,
    said,
    ...ALL.map((rate) => failuresOf(rate, outcomes).length),
    countOf('misled', outcomes),
  ]);
}

/** A failure with the lines of its slip, and what is said of it. */
function show(rate: Rate, { slip, diagnostics }: Outcome): void {
  const [place] = slip.places;
  const text = slip.files.find(({ path }) => path === place?.file)?.text ?? '(no such file)';
  console.log(`\n  ${rate}  ${place?.file}:${place?.from ?? ''}-${place?.to ?? ''}`);
  if (place?.from)
    for (const line of text
      .split('\n')
      .slice(place.from - 1, place.to)
      .slice(0, 6))
      console.log(`    | ${line}`);
  for (const { file, range, message, suggestion, edit } of diagnostics.slice(0, 4)) {
    const advice = suggestion ?? edit?.text;
    console.log(`    ${file}:${range.line} ${message}${advice === undefined ? '' : ` → ${JSON.stringify(advice)}`}`);
  }
}

const measure = new Measure(await readFolder(values.dir));
const named = (kinds: object) => Object.keys(kinds).filter((kind) => kind.includes(values.kind));
const started = performance.now();
row('', ['cases', 'said', ...ALL, 'advised']);
const run = (kinds: object) =>
  named(kinds).flatMap((kind) => {
    const outcomes = measure.outcomesOf(kind, Number(values.seed), Number(values['per-kind']));
    rowOf(kind, outcomes);
    if (values.show) for (const rate of ALL) for (const one of failuresOf(rate, outcomes)) show(rate, one);
    if (values.messages) {
      for (const message of new Set(outcomes.flatMap(({ diagnostics: [first] }) => first?.message ?? [])))
        console.log(`    ${message}`);
    }
    return outcomes;
  });
const slips = run(SLIP_KINDS);
console.log('\nharmless: anything said is too much');
run(HARMLESS_KINDS);
console.log('');
rowOf(`all ${named(SLIP_KINDS).length} kinds of slips`, slips);
for (const rate of ALL) {
  const [failed, of] = [failuresOf(rate, slips).length, countOf(rate, slips)];
  const share = of === 0 ? 0 : (100 * failed) / of;
  console.log(
    `${rate.padEnd(10)} ${String(failed).padStart(5)} of ${String(of).padStart(5)}  ${share.toFixed(1)} % (at most ${RATES[rate].most} %)`,
  );
}
console.log(`seed ${values.seed}, ${Math.round((performance.now() - started) / 1000)} s`);
