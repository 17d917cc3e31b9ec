import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chosenEngines, ENGINES } from './engines.ts';
import { CALENDAR, HEADLESS_CHROMIUM, installedEngines, installMissing, isLeftOut, programsOf } from './programs.ts';
import { type Outcome, type PlaywrightReport, playwrightOutcome, type VitestReport, vitestOutcome } from './reports.ts';

/** The parts of `npm test` and `npm run test:all`, in this order; by its name one runs alone, and its tests take arguments. */
const PHASES: Record<string, (args: readonly string[]) => Promise<Outcome>> = {
  static: async () =>
    sum([
      await checkContent(),
      await check('node_modules/typescript/bin/tsc', '-b'),
      await check('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
      await check('node_modules/knip/bin/knip.js'),
    ]),
  unit: (args) =>
    vitest('vitest.config.ts', args.length > 0 ? args : ['--project=!slow', 'tests/unit/', 'tests/content/']),
  component: (args) => vitest('vitest.component.config.ts', args),
  e2e: (args) => playwright('playwright.config.ts', args.length > 0 ? args : ['--project=usual']),
  journeys: () => journeys(),
  slow: (args) => vitest('vitest.config.ts', ['--project=slow', ...args]),
  'slow-e2e': (args) => playwright('playwright.config.ts', ['--project=slow', ...args]),
  'real-content': async (args) =>
    sum([
      await vitest('vitest.config.ts', ['tests/real-content/', ...args]),
      await playwright('playwright.content.config.ts', args),
    ]),
  browsers: (args) => vitest('vitest.browsers.config.ts', args),
};

/** What `npm test` runs: all but what few changes can break. */
const USUAL = ['static', 'unit', 'component', 'e2e', 'journeys'];
/** What runs all journeys, and more. */
const ALL = Object.keys(PHASES).filter((phaseName) => phaseName !== 'journeys');

/** A member's day in the other engines that are installed, on one kind of host. */
async function journeys(): Promise<Outcome> {
  const engines = installedEngines(chosenEngines()).filter((engine) => engine !== 'chromium');
  return engines.length > 0
    ? vitest('vitest.browsers.config.ts', ['journey.test.ts', '-t', 'max-age=0'], { ENGINES: engines.join(',') })
    : sum([]);
}

/** What can be known in seconds of the files that differ from a revision, by default from the last commit. */
async function quick([base = 'HEAD']: readonly string[]): Promise<Outcome> {
  const files = changedFiles(base);
  const content = await checkContent();
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
  const [types, style] = await Promise.all([
    check('node_modules/typescript/bin/tsc', '-b'),
    files.length > 0 ? check('node_modules/@biomejs/biome/bin/biome', ...lint) : sum([]),
  ]);
  const tests = [];
  for (const config of ['vitest.config.ts', 'vitest.component.config.ts']) {
    const changed = ['run', `--config=${config}`, `--changed=${base}`, '--passWithNoTests'];
    tests.push(await check('node_modules/vitest/vitest.mjs', ...changed));
  }
  return sum([content, types, style, ...tests]);
}

/** Those that are there now, by their paths from the project's folder. */
function changedFiles(base: string): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', [...args, '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  return [
    ...list('diff', '--name-only', '--diff-filter=d', '--relative', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
}

const [name, ...args] = process.argv.slice(2);
const isWhole = name === undefined || name === 'all';
const named = Object.entries({ ...PHASES, quick });
const chosenNames = isWhole ? (name ? ALL : USUAL) : [name];
const chosen = named.filter(([phaseName]) => chosenNames.includes(phaseName));
if (chosen.length === 0) {
  console.error(`There is no phase « ${name} »: all, ${named.map(([phaseName]) => phaseName).join(', ')}`);
  process.exit(2);
}

const reports = await mkdtemp(path.join(tmpdir(), 'objectif-8-reports-'));

async function run(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  console.log(`\n> ${[script, ...args].join(' ')}`);
  const child = spawn(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [exitCode] = await once(child, 'exit');
  return exitCode === 0;
}

const failure = (name: string): Outcome => ({ passed: 0, failed: [name], flaky: [] });

/** Counts as one test. */
async function check(script: string, ...args: string[]): Promise<Outcome> {
  const succeeded = await run(script, args);
  return succeeded ? { passed: 1, failed: [], flaky: [] } : failure([script, ...args].join(' '));
}

/** Writes the modules of the content, and of the tests' programme, that all the rest imports. */
async function checkContent(): Promise<Outcome> {
  const fixture = ['--dir', 'tests/fixtures/programme', '--out', 'tests/fixtures/generated'];
  return sum([
    await check('scripts/run.cjs', 'scripts/content/cli.ts', 'build'),
    await check('scripts/run.cjs', 'scripts/content/cli.ts', 'build', ...fixture),
  ]);
}

/** A run that crashed, or reported no test, counts as one more failure. */
async function reported<Report>(
  name: string,
  succeeded: boolean,
  file: string,
  outcomeOf: (report: Report) => Outcome,
): Promise<Outcome> {
  const outcome = await readFile(file, 'utf8')
    .then((text) => outcomeOf(JSON.parse(text)))
    .catch(() => sum([]));
  const crashed = (!succeeded && outcome.failed.length === 0) || outcome.passed + outcome.failed.length === 0;
  return crashed ? sum([outcome, failure(`${name}: ended without a report of its failure`)]) : outcome;
}

async function vitest(config: string, args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = path.join(reports, `vitest-${outcomes.length}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const words = ['run', `--config=${config}`, ...reporters, ...args];
  const succeeded = await run('node_modules/vitest/vitest.mjs', words, environment);
  return reported<VitestReport>(config, succeeded, file, (report) => vitestOutcome(report, process.cwd()));
}

async function playwright(config: string, args: readonly string[]): Promise<Outcome> {
  const file = path.join(reports, `${config}.json`);
  const succeeded = await run(
    'node_modules/@playwright/test/cli.js',
    ['test', `--config=${config}`, '--reporter=list,json', ...args],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return reported<PlaywrightReport>(config, succeeded, file, playwrightOutcome);
}

function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
    flaky: outcomes.flatMap(({ flaky }) => flaky),
  };
}

/** Whatever keeps a phase from running is a failure of that phase. */
async function attempted(phaseName: string, phase: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await phase();
  } catch (error) {
    console.error(error);
    return failure(`${phaseName}: ${error instanceof Error ? error.message : error}`);
  }
}

/** What a whole run does not see, by name. */
function findLeftOut(): string[] {
  const tested = name === 'all' ? chosenEngines() : ['chromium', ...installedEngines(chosenEngines())];
  const engines = ENGINES.filter((engine) => !tested.includes(engine));
  return [...engines, ...(name === 'all' && isLeftOut(CALENDAR) ? [CALENDAR.names[0]] : [])];
}

const durations: string[] = [];
const outcomes: Outcome[] = [];
let leftOut: string[] = [];
const programs = await attempted('programs', async () => {
  if (!isWhole) return sum([]);
  // All at once, and before vitest, whose tests open Chromium too.
  installMissing([HEADLESS_CHROMIUM, ...(name === 'all' ? [...programsOf(chosenEngines()), CALENDAR] : [])]);
  leftOut = findLeftOut();
  return sum([]);
});
outcomes.push(programs);
for (const [phaseName, phase] of programs.failed.length > 0 ? [] : chosen) {
  const startMs = performance.now();
  // What the tests of a part import; in the whole run the first part has written it.
  if (!isWhole && name !== 'static' && name !== 'quick') outcomes.push(await checkContent());
  outcomes.push(await attempted(phaseName, () => phase(args)));
  durations.push(`${phaseName} ${Math.round((performance.now() - startMs) / 1000)} s`);
}
await rm(reports, { recursive: true, force: true });

const { passed, failed, flaky } = sum(outcomes);
process.exitCode = failed.length === 0 ? 0 : 1;
printList('Failed', failed);
printList('Flaky, passed at a later attempt', flaky);
console.log(`\n${durations.join(', ')}`);
if (leftOut.length > 0) console.log(`Left out on this machine: ${leftOut.join(', ')}`);
console.log(`${passed} passed, ${failed.length} failed`);

function printList(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}
