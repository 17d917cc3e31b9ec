import { readFile, rename, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckResult } from '../../../scripts/content/core.ts';
import { LiveContent } from '../../../scripts/content/dev/live-content.ts';
import { withCopy } from '../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const RENAMED = (source: string) => source.replace(/^name: .*$/m, 'name: Huit tours');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Live content on a copy of the fixture, settled, whose files `use` edits. */
function withLiveContent(
  use: (live: { folder: string; told: ReturnType<typeof handlers> } & Pick<LiveContent, 'edited'>) => Promise<void>,
) {
  return withCopy([], async (folder) => {
    const told = handlers();
    const live = new LiveContent(folder, told);
    await live.start();
    await pass(1000);
    expect(told.publish).toHaveBeenCalled();
    expect(told.settled).toHaveBeenCalledOnce();
    for (const handler of Object.values(told)) handler.mockClear();
    await use({ folder, told, edited: (file) => live.edited(file) });
    live.close();
  });
}

const handlers = () => ({
  publish: vi.fn(async (_result: CheckResult) => {}),
  settled: vi.fn(async (_result: CheckResult) => {}),
  fail: vi.fn(),
});

/** What is due by then is done. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turns = 0; turns < 10; turns += 1) await turn();
}

test('half of a save is never reported, in whatever steps an editor writes', () =>
  withLiveContent(async ({ folder, told, edited }) => {
    const week = path.join(folder, WEEK);
    const source = await readFile(week, 'utf8');
    const half = source.slice(0, source.length / 2);
    const beside = (name: string) => path.join(path.dirname(week), name);
    const steps: (() => Promise<unknown>)[] = [
      // In two steps.
      () => truncate(week),
      () => writeFile(week, half),
      () => writeFile(week, source),
      // Beside it, then in its place.
      () => writeFile(`${week}.1234.tmp`, half),
      () => rename(`${week}.1234.tmp`, week),
      () => writeFile(week, source),
      // As Vim and Emacs do.
      () => writeFile(beside('.week-01.yaml.swp'), 'b0VIM'),
      () => writeFile(beside('4913'), ''),
      () => rename(week, `${week}~`),
      () => writeFile(week, source),
    ];
    for (const step of steps) {
      await step();
      edited(WEEK);
      // Slower than editors are, and yet within a save.
      await pass(200);
      expect(told.settled).not.toHaveBeenCalled();
    }
    await pass(200);
    expect(told.settled.mock.calls.map(([{ diagnostics }]) => diagnostics)).toEqual([[]]);
    // What comes next is reported, and what a file beside it makes is not read at all.
    await writeFile(week, half);
    edited(`${WEEK}~`);
    await pass(1000);
    expect(told.settled).toHaveBeenCalledOnce();
    edited(WEEK);
    await pass(1000);
    expect(told.settled.mock.lastCall?.[0].diagnostics).not.toEqual([]);
    expect(told.fail).not.toHaveBeenCalled();
  }));

test('what could not be published, or used, is at the next save, even of the same bytes', () =>
  withLiveContent(async ({ folder, told, edited }) => {
    const app = path.join(folder, 'app.yaml');
    await writeFile(app, RENAMED(await readFile(app, 'utf8')));
    told.publish.mockRejectedValue(new Error('ENOSPC'));
    edited('app.yaml');
    await pass(1000);
    expect(told.fail).toHaveBeenLastCalledWith(new Error('ENOSPC'));
    expect(told.settled).not.toHaveBeenCalled();

    told.publish.mockResolvedValue();
    edited('app.yaml');
    await pass(1000);
    expect(told.settled).toHaveBeenCalledOnce();
    expect(told.publish.mock.lastCall?.[0].content.one('app')?.name).toBe('Huit tours');
  }));
