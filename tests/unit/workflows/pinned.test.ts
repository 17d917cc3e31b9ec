import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ACTIONS, sources } from './files.ts';

/** `uses: owner/name@hash # v1.2.3`; a path of our own needs no version. */
const PINNED = /^\s*(?:- )?uses: (?:\.\/\.github\/[\w./-]+|(actions\/[\w-]+)@([\da-f]{40}) # (v\d+\.\d+\.\d+))$/;

const used = (text: string) => text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));

test.each(sources())('%s names each action by its commit, with its version beside it', (_file, text) => {
  expect(used(text).filter((line) => !PINNED.test(line))).toEqual([]);
});

test('an action has the same version wherever it is used', () => {
  const pins = sources().flatMap(([, text]) => used(text).map((line) => PINNED.exec(line)?.slice(1).join(' ')));
  const names = [...new Set(pins)].filter((pin) => pin?.trim()).map((pin) => pin?.split(' ')[0]);
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual([...new Set(names)]);
});

test('Dependabot looks after the packages, the workflows and each action of ours', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const actions = sources()
    .map(([file]) => path.dirname(file))
    .filter((folder) => folder.startsWith(ACTIONS));
  expect(updates).toEqual([
    expect.objectContaining({ 'package-ecosystem': 'npm', directory: '/' }),
    expect.objectContaining({
      'package-ecosystem': 'github-actions',
      directories: ['/', ...actions.map((folder) => `/${folder}`)],
    }),
  ]);
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('weekly');
    expect(groups).not.toEqual({});
  }
});

test.each([
  ['a tag', '- uses: actions/checkout@v7'],
  ['a short hash', '- uses: actions/checkout@3d3c42e # v7.0.1'],
  ['a hash without its version', '- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1'],
  ['an action of somebody else', '- uses: tj-actions/changed-files@a284dc1814e3fd07f2e34267fc8f81227ed29fb8 # v45.0.9'],
])('%s is refused', (_what, line) => {
  expect(line).not.toMatch(PINNED);
});
