import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallTestChromium } from '../../scripts/verify/programs.ts';
import { copyProject } from '../../scripts/verify/project-copy.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { VALID_EDITS } from './valid-edits.ts';

/**
 * Takes each sound edit through all of the gate that looks at `content/`, in a copy of the project that has it; words
 * choose among the edits by their names. What does not look at it can't tell the copies apart.
 */

const SOURCES = [
  'content/README.md',
  'content/REFERENCE.md',
  'tests',
  'playwright.config.ts',
  'playwright.content.config.ts',
  'vitest.config.ts',
];

const STEPS: readonly (readonly string[])[] = [
  ['scripts/run.cjs', 'scripts/content/cli.ts', 'check'],
  ['scripts/run.cjs', 'scripts/content/cli.ts', 'build'],
  ['node_modules/typescript/bin/tsc', '-b'],
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/real-content'],
  ['node_modules/@playwright/test/cli.js', 'test', '--config=playwright.content.config.ts', '--reporter=line'],
];

const environment = { ...process.env, CHROMIUM_PATH: findOrInstallTestChromium() };
const words = process.argv.slice(2);
const chosen = Object.entries(VALID_EDITS).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
let failed = 0;
for (const [name, edits] of chosen) {
  const content = await mkdtemp(path.join(tmpdir(), 'objectif-8-edited-'));
  await cp(PROGRAMME, content, { recursive: true });
  for (const edit of edits) await edit(content);
  const project = await copyProject(content, SOURCES);
  const started = performance.now();
  const broken = STEPS.find((step) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, step, {
      cwd: project,
      env: environment,
      encoding: 'utf8',
    });
    if (status !== 0) console.log(stdout + stderr);
    return status !== 0;
  });
  if (broken) failed += 1;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${broken ? 'failed' : 'passed'}  ${name} (${seconds} s)${broken ? `: ${broken.join(' ')}` : ''}`);
  await Promise.all([content, project].map((folder) => rm(folder, { recursive: true, force: true })));
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
