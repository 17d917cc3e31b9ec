import { expect, test } from 'vitest';
import { sources } from './files.ts';

/** `uses: owner/name@hash # v1.2.3`; a path of our own needs no version. */
const PINNED = /^\s*(?:- )?uses: (?:\.\/\.github\/[\w./-]+|(actions\/[\w-]+)@([\da-f]{40}) # (v\d+\.\d+\.\d+))$/;

const used = (text: string) => text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));

test.each(sources())('%s names each action by its commit, with its version beside it', (_file, text) => {
  expect(used(text).filter((line) => !PINNED.test(line))).toEqual([]);
});

test.each([
  ['a tag', '- uses: actions/checkout@v7'],
  ['a hash without its version', '- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1'],
  ['an action of somebody else', '- uses: tj-actions/changed-files@a284dc1814e3fd07f2e34267fc8f81227ed29fb8 # v45.0.9'],
])('%s is refused', (_what, line) => {
  expect(line).not.toMatch(PINNED);
});
