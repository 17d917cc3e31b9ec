import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeCorpus } from '../../scripts/bench/content/corpus.ts';
import { withoutLiveContent } from '../../scripts/bench/content/edited-apps.ts';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import { kindOf } from '../../scripts/content/kinds.ts';
import { readFolder } from '../../scripts/content/read.ts';

// Plain JavaScript: the competitors run it as it is.
const COLLECTIONS: string = '../../scripts/bench/content/collections.js';
const { PATTERNS }: { PATTERNS: Record<string, string> } = await import(/* @vite-ignore */ COLLECTIONS);

test('the corpus that pipelines are timed on is sound, and its competitors know all that stands in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-corpus-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const programme = await writeCorpus(folder);
  const { diagnostics } = await checkFolder(programme);
  expect(diagnostics).toEqual([]);

  const files = (await readFolder(programme)).map((file) => path.join(path.basename(programme), file.path));
  expect(files).toHaveLength(26);
  for (const file of files) {
    const kinds = Object.entries(PATTERNS).filter(([, pattern]) => path.matchesGlob(file, pattern));
    expect(
      kinds.map(([kind]) => kind),
      file,
    ).toEqual([kindOf(file.slice(file.indexOf('/') + 1))]);
  }
});

test('an app that has its texts from a competitor leaves our plugin out', async () => {
  const configuration = await readFile('vite.config.ts', 'utf8');
  expect(withoutLiveContent(configuration)).not.toContain('liveContentPlugin()');
});
