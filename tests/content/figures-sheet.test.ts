import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FIXTURE } from './broken-copy.ts';

test('npm run figures draws those that are asked for on a sheet, as a page and as a picture', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'objectif-8-sheet-'));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  const args = ['scripts/run.cjs', 'scripts/figures/main.ts', '--dir', FIXTURE, '--out', out, 'planche'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(`1 figure : ${path.relative(process.cwd(), out)}/figures-light.png\n`);
  for (const scheme of ['light', 'dark']) {
    const html = await readFile(path.join(out, `figures-${scheme}.html`), 'utf8');
    expect(html).toContain('Planche (planche)');
    expect(html).not.toContain('Pompes');
    expect((await stat(path.join(out, `figures-${scheme}.png`))).size).toBeGreaterThan(1000);
  }
});
