import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('content:check finds nothing that keeps it from being published', () => {
  const words = ['scripts/run.cjs', 'scripts/content/cli.ts', 'check'];
  const env = { ...process.env, GITHUB_ACTIONS: '' };
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
