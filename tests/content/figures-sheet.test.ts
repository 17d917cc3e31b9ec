import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURE, replace, withCopy } from './broken-copy.ts';

let out: string;

beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'objectif-8-sheet-'));
});
afterEach(() => rm(out, { recursive: true, force: true }));

/** `npm run figures`, without npm's own lines. */
function figures(folder: string, ...words: string[]) {
  const args = ['scripts/run.cjs', 'scripts/figures/main.ts', '--dir', folder, '--out', out, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the figures that are asked for are drawn on a sheet, as a page and as a picture', async () => {
  const { status, stdout, stderr } = figures(FIXTURE, 'planche');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(`1 figure : ${path.relative(process.cwd(), out)}/figures-light.png\n`);
  for (const scheme of ['light', 'dark']) {
    const html = await readFile(path.join(out, `figures-${scheme}.html`), 'utf8');
    expect(html).toContain('Planche (planche)');
    expect(html).not.toContain('Pompes');
    expect(html).toContain('<path');
    expect((await stat(path.join(out, `figures-${scheme}.png`))).size).toBeGreaterThan(1000);
  }
});

test('why none is drawn is said', async () => {
  const edit = replace('figures/strength.yaml', 'torso: 85', 'toros: 85');
  await withCopy([edit], async (folder) => {
    const { status, stdout, stderr } = figures(folder, 'pompes');
    expect(status).toBe(1);
    expect(stdout).toContain('figures/strength.yaml:6:');
    expect(stdout).toContain('champ inconnu « toros »');
    expect(stderr).toBe('aucune figure pour pompes\n');
  });
});
