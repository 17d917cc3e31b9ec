import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightOutcome, vitestOutcome } from '../../scripts/verify/reports.ts';

const NODE_MODULES = path.resolve('node_modules');

/** A folder with these files, where packages of the project can be imported. */
async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-reports-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(NODE_MODULES, path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

/** Resolves whatever the exit code. */
async function runIn(folder: string, script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  await new Promise((resolve) => {
    // Of the run that this test is in, nothing.
    const { VITEST: _, ...inherited } = process.env;
    const options = { cwd: folder, env: { ...inherited, ...environment } };
    execFile(process.execPath, [path.join(NODE_MODULES, script), ...args], options, resolve);
  });
}

const TESTS = (importLine: string) => `
  ${importLine}
  let attempts = 0;
  test('passes', () => {});
  test('fails', () => { expect(1).toBe(2); });
  test.describe('a group', () => {
    test('passes at the second attempt', ({}, info) => { expect(info ? info.retry : attempts++).toBe(1); });
  });
`;

test('vitest’s report names what failed, what was flaky and the file that could not be run', async () => {
  const folder = await folderWith({
    'some.test.js': TESTS("import { expect, test } from 'vitest';").replace('test.describe', 'test.suite'),
    'broken.test.js': "import './missing.js';",
  });
  await runIn(folder, 'vitest/vitest.mjs', ['run', '--retry=1', '--reporter=json', '--outputFile=report.json']);
  const report = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8'));
  expect(vitestOutcome(report, folder)).toEqual({
    passed: 2,
    failed: ['broken.test.js', 'some.test.js › fails'],
    flaky: ['some.test.js › a group passes at the second attempt'],
  });
});

test('Playwright’s report names what failed and what was flaky', async () => {
  const folder = await folderWith({ 'some.spec.js': TESTS("import { expect, test } from '@playwright/test';") });
  await runIn(folder, '@playwright/test/cli.js', ['test', '--retries=1', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'report.json',
  });
  const report = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8'));
  expect(playwrightOutcome(report)).toEqual({
    passed: 2,
    failed: ['some.spec.js › fails'],
    flaky: ['some.spec.js › a group › passes at the second attempt'],
  });
});
