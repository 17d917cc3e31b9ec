import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWhollyReadable, stateSummary } from '../../src/profile/stateSummary.ts';
import { runSlice } from '../../src/runner/runSlice.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { readSlice } from '../../src/storage/slice.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/stored/${name}.json`, import.meta.url), 'utf8'));

test.each(['version-1', 'version-2', 'before-journal', 'newer-fields'])('every slice of %s is read', (name) => {
  const record = read(name).localStorage[STORAGE_KEY];
  expect(stateSummary(record)).not.toBe('');
  expect(isWhollyReadable(record)).toBe(true);
});

/** A workout under way as version 2 stored it. */
interface FormerRun extends FormerStep {
  trail: FormerStep[];
  goAt?: number;
  touchedAt: number;
  ticks: object;
  replaced: object;
}
interface FormerStep {
  at: string;
  since: number;
}

const withCurrentNames = ({ at, since, ...rest }: FormerStep) => ({ ...rest, stepKey: at, stepStartedAt: since });

test.each(Object.entries<FormerRun>(read('runs').runs))(
  'a workout under way that was stored, %s, is read',
  (_, run) => {
    const { trail, goAt, touchedAt, ticks, replaced, ...rest } = run;
    expect(readSlice(runSlice, { run })).toEqual({
      ...withCurrentNames(rest),
      history: trail.map(withCurrentNames),
      timerStartsAt: goAt,
      lastInputAt: touchedAt,
      setStatus: ticks,
      substitutions: replaced,
    });
  },
);
