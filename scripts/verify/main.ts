import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chosenEngines } from './engines.ts';
import { browserPath, CALENDAR, installMissing, programsOf } from './programs.ts';

/** Tests that passed and failed; a whole check counts as one test. */
interface Tally {
  passed: number;
  failed: number;
}

const reports = await mkdtemp(path.join(tmpdir(), 'objectif-8-reports-'));

async function run(script: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  console.log(`\n> ${[script, ...args].join(' ')}`);
  const child = spawn(process.execPath, [path.join('node_modules', script), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [exitCode] = await once(child, 'exit');
  return exitCode === 0;
}

async function check(script: string, ...args: string[]): Promise<Tally> {
  return (await run(script, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run that crashed, or reported no test, counts as one more failure. */
async function counted(succeeded: boolean, read: () => Promise<Tally>): Promise<Tally> {
  const tally = await read().catch((): Tally => ({ passed: 0, failed: 0 }));
  const crashed = (!succeeded && tally.failed === 0) || tally.passed + tally.failed === 0;
  return crashed ? { ...tally, failed: tally.failed + 1 } : tally;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function vitest(config: string): Promise<Tally> {
  const file = path.join(reports, `${config}.json`);
  const succeeded = await run('vitest/vitest.mjs', [
    'run',
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(succeeded, async () => {
    const report = await readJson<{ numPassedTests: number; numFailedTests: number }>(file);
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

async function playwright(config: string): Promise<Tally> {
  // All at once: those that the browser tests need too.
  installMissing([...programsOf(['chromium', ...chosenEngines()]), CALENDAR]);
  const file = path.join(reports, `${config}.json`);
  const succeeded = await run('@playwright/test/cli.js', ['test', `--config=${config}`, '--reporter=list,json'], {
    CHROMIUM_PATH: browserPath('chromium'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return counted(succeeded, async () => {
    const { stats } = await readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/** Whatever keeps a step from running is a failure of that step. */
async function attempted(step: () => Promise<Tally>): Promise<Tally> {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** The tests' programme, which they import. */
const FIXTURE = ['--dir', 'tests/fixtures/programme', '--out', 'tests/fixtures/generated'];

const tallies = [
  await check('tsx/dist/cli.mjs', 'scripts/content/cli.ts', 'build'),
  await check('tsx/dist/cli.mjs', 'scripts/content/cli.ts', 'build', ...FIXTURE),
  await check('typescript/bin/tsc'),
  await check('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  await check('knip/bin/knip.js'),
  await attempted(() => vitest('vitest.config.ts')),
  await attempted(() => playwright('playwright.config.ts')),
  await attempted(() => playwright('playwright.content.config.ts')),
  await attempted(() => vitest('vitest.browsers.config.ts')),
];
await rm(reports, { recursive: true, force: true });

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
