import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { writeCorpus } from '../../scripts/bench/content/corpus.ts';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import { kindOf } from '../../scripts/content/kinds.ts';
import { readFolder } from '../../scripts/content/read.ts';

// Plain JavaScript: the competitors run it as it is.
const SCHEMA: string = '../../scripts/bench/content/competitor-schema.js';
const { competitorSchemas } = await import(/* @vite-ignore */ SCHEMA);

test('the corpus that pipelines are timed on is sound, and its competitors know all that stands in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-corpus-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [programme = ''] = await writeCorpus(folder, 1);
  const { diagnostics } = await checkFolder(programme);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);

  const schemas = competitorSchemas(z);
  const refused = (await readFolder(programme)).map(({ path: file, text }) => {
    const { error } = schemas[kindOf(file) ?? ''].safeParse(parse(text));
    return error && `${file}: ${z.prettifyError(error)}`;
  });
  expect(refused).toHaveLength(21);
  expect(refused.filter(Boolean)).toEqual([]);
});
