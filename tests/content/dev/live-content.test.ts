import { readFile, rename, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckResult } from '../../../scripts/content/core.ts';
import { LiveContent } from '../../../scripts/content/dev/live-content.ts';
import { withCopy } from '../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is due by then is done. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turns = 0; turns < 10; turns += 1) await turn();
}

test('half of a save is never reported, in whatever steps an editor writes; what stays broken is', () =>
  withCopy([], async (folder) => {
    const settled = vi.fn(async (_result: CheckResult) => {});
    const fail = vi.fn();
    const live = new LiveContent(folder, { publish: async () => {}, settled, fail });
    await live.start();
    await pass(1000);
    expect(settled).toHaveBeenCalledOnce();
    settled.mockClear();

    const week = path.join(folder, WEEK);
    const source = await readFile(week, 'utf8');
    const half = source.slice(0, source.length / 2);
    const steps: (() => Promise<unknown>)[] = [
      () => truncate(week),
      () => writeFile(week, half),
      () => writeFile(week, source),
      // As Vim and Emacs do.
      () => rename(week, `${week}~`),
      () => writeFile(week, source),
    ];
    for (const step of steps) {
      await step();
      live.edited(WEEK);
      // Slower than editors are, and yet within a save.
      await pass(200);
      expect(settled).not.toHaveBeenCalled();
    }
    await pass(200);
    expect(settled.mock.calls.map(([{ diagnostics }]) => diagnostics)).toEqual([[]]);

    await writeFile(week, half);
    live.edited(WEEK);
    await pass(1000);
    expect(settled.mock.lastCall?.[0].diagnostics).not.toEqual([]);
    expect(fail).not.toHaveBeenCalled();
    live.close();
  }));
