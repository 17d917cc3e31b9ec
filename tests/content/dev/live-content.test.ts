import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Content } from '../../../scripts/content/content.ts';
import { LiveContent } from '../../../scripts/content/dev/live-content.ts';
import type { ShownDiagnostic } from '../../../scripts/content/dev/messages.ts';
import { readFolder } from '../../../scripts/content/read.ts';
import { replace, withCopy } from '../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the end of a save that no watcher told of is shown before the errors of its beginning are due', async () => {
  await withCopy([], async (folder) => {
    let show: (content: Content) => void = () => {};
    const shown = () =>
      new Promise<Content>((resolve) => {
        show = resolve;
      });
    const reported = vi.fn();
    const live = new LiveContent(folder, {
      publish: async (content) => show(content),
      report: reported,
      fail: reported,
    });
    const first = shown();
    await live.start();
    await first;
    const app = path.join(folder, 'app.yaml');
    const source = await readFile(app, 'utf8');

    const second = shown();
    await truncate(app);
    live.edited('app.yaml');
    // It is read.
    await turn();
    await writeFile(app, source.replace(/^name: .*$/m, 'name: Huit tours'));
    vi.advanceTimersByTime(100);
    expect((await second).one('app')?.name).toBe('Huit tours');
    expect(reported).not.toHaveBeenCalled();
    live.close();
  });
});

test('half of a save is never reported, in whatever steps an editor writes', async () => {
  await withCopy([], async (folder) => {
    const report = vi.fn<(diagnostics: readonly ShownDiagnostic[]) => void>();
    const live = new LiveContent(folder, { publish: async () => {}, report, fail: report });
    await live.start();
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
      () => writeFile(`${week}.1234.567`, half),
      () => rename(`${week}.1234.567`, week),
      () => writeFile(week, source),
      // As Vim and Emacs do.
      () => writeFile(beside('.week-01.yaml.swp'), 'b0VIM'),
      () => writeFile(beside('4913'), ''),
      () => rename(week, `${week}~`),
      () => writeFile(week, source),
      // Vim takes its own away; Emacs does not.
      () => rm(beside('4913')),
    ];
    for (const step of steps) {
      await step();
      live.edited(WEEK);
      // Slower than editors are, and yet within a save.
      for (const pauseMs of [100, 100]) {
        vi.advanceTimersByTime(pauseMs);
        // What was begun is read by then.
        await readFolder(folder);
        await readFolder(folder);
      }
      expect(report).not.toHaveBeenCalled();
    }
    // What comes next is reported, and nothing before it.
    await writeFile(week, half);
    live.edited(WEEK);
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce(), { timeout: 20_000 });
    live.close();
  });
});

test('content that could not be published is published at the next save, even of the same bytes', async () => {
  await withCopy([], async (folder) => {
    const app = path.join(folder, 'app.yaml');
    const source = await readFile(app, 'utf8');
    const published: string[] = [];
    const failures: unknown[] = [];
    let diskIsFull = false;
    const live = new LiveContent(folder, {
      publish: async (content) => {
        if (diskIsFull) throw new Error('ENOSPC');
        published.push(content.one('app')?.name ?? '');
      },
      report: () => {},
      fail: (error) => failures.push(error),
    });
    await live.start();
    const before = published.length;

    diskIsFull = true;
    await writeFile(app, source.replace(/^name: .*$/m, 'name: Huit tours'));
    live.edited('app.yaml');
    await vi.waitFor(() => expect(failures).toEqual([new Error('ENOSPC')]));
    expect(published).toHaveLength(before);

    diskIsFull = false;
    live.edited('app.yaml');
    await vi.waitFor(() => expect(published.slice(before)).toEqual(['Huit tours']));
    // What is published once is not published again.
    live.edited('app.yaml');
    await turn();
    await turn();
    expect(published.slice(before)).toEqual(['Huit tours']);
    live.close();
  });
});

test('the lines of a certain edit are reported, those of a guess are not', async () => {
  const edits = [
    replace(WEEK, 'intensity: facile', 'intensity: facille'),
    replace('app.yaml', 'description: Un programme court pour les tests', 'description: @tous'),
  ];
  await withCopy(edits, async (folder) => {
    const report = vi.fn<(diagnostics: readonly ShownDiagnostic[]) => void>();
    const live = new LiveContent(folder, { publish: async () => {}, report, fail: () => {} });
    await live.start();
    await vi.waitFor(() => expect(report).toHaveBeenCalled());
    const [diagnostics = []] = report.mock.lastCall ?? [];
    expect(diagnostics.map(({ suggestion, change }) => ({ suggestion, change }))).toEqual([
      { suggestion: '"@tous"', change: undefined },
      { suggestion: 'facile', change: { before: ['    intensity: facille'], after: ['    intensity: facile'] } },
    ]);
    live.close();
  });
});

test('what the editor offers follows content with errors too, once no more changes come; a failure is made up for', async () => {
  await withCopy([], async (folder) => {
    const offered: string[][] = [];
    let diskIsFull = true;
    const fail = vi.fn();
    const live = new LiveContent(folder, {
      publish: async () => {},
      debounced: async (content) => {
        if (diskIsFull) throw new Error('disk full');
        offered.push([...content.pages().keys()]);
      },
      report: () => {},
      fail,
    });
    await live.start();
    await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    diskIsFull = false;
    live.edited('app.yaml');
    await vi.waitFor(() => expect(offered).toHaveLength(1), { timeout: 20_000 });
    expect(offered[0]).not.toContain('/training/phase1/core');
    // No day leads to it yet, which is an error.
    const page = path.join(folder, 'training/phase1/core.yaml');
    await writeFile(page, await readFile(path.join(folder, 'training/phase1/upper-body.yaml')));
    live.edited('training/phase1/core.yaml');
    await vi.waitFor(() => expect(offered).toHaveLength(2), { timeout: 20_000 });
    expect(offered[1]).toContain('/training/phase1/core');
    expect(fail).toHaveBeenCalledTimes(1);
    live.close();
  });
});
