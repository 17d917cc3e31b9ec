import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadUnit } from '../../src/format/load.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { enter, startApp } from './app.ts';
import { expectHeading } from './screens.ts';
import type { Tab } from './tab.ts';
import { button } from './target.ts';
import { expectInstalled } from './updates.ts';

/** Begins with three sets of repetitions, 90 s apart. */
const found = workoutPages
  .flatMap((page) => page.options.map((option) => ({ page, option, first: option.blocks[0]?.exercises[0] })))
  .find(({ option, first }) => first?.reps && first.sets === 3 && option.rest.maxSeconds === 90);
if (!found?.first) throw new Error('no workout suits this test');
const { page, option, first } = found;

/** As a hand does: the guard against double taps ignores what follows a press within a third of a second. */
async function press(tab: Tab, ...names: string[]): Promise<void> {
  for (const name of names) {
    await pause(400);
    await tab.press(button(name));
  }
}

const expectText = (tab: Tab, what: string, pattern: string) =>
  tab.until(what, (source) => new RegExp(source, 'u').test(document.body.innerText), pattern);

const expectLoad = (tab: Tab, kg: string) =>
  tab.until(
    `a load of ${kg} kg`,
    (value) => document.querySelector<HTMLInputElement>('input[aria-label^="Charge, en kg"]')?.value === value,
    kg,
  );

/** Past the warm-up, whose screen ignores a press as it comes. */
async function beginSets(tab: Tab): Promise<void> {
  await press(tab, 'Démarrer la séance');
  await expectHeading(tab, 'Échauffement');
  await press(tab, 'Passer');
  await expectHeading(tab, first.exercise.name);
}

/** Seconds that the countdown shows, and since 1970. */
const secondsLeft = (tab: Tab) =>
  tab.ask(() => {
    const [minutes, seconds] = (document.querySelector('[role=timer]')?.textContent ?? '').split(':').map(Number);
    return [(minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN), Date.now() / 1000] as const;
  });

test('notes a workout in real time, without a network and through a reload in a rest', async () => {
  const { host, tab } = await startApp();
  await enter(tab, host);
  await expectHeading(tab, introduction.title);
  await expectInstalled(tab);
  await host.pause();
  await tab.goto(`${host.address}${page.route.slice(1)}?workout=${option.id}`);
  await expectHeading(tab, option.name);
  await beginSets(tab);

  await tab.fill(`Charge, en ${loadUnit(first.exercise)}`, '20');
  await press(tab, 'Charge : ajouter +2,5', 'Série faite');
  await expectHeading(tab, 'Repos');
  await press(tab, 'RPE 7');
  const [leftBefore, before] = await secondsLeft(tab);
  await tab.reload();
  await expectHeading(tab, 'Repos');
  const [left, after] = await secondsLeft(tab);
  expect(Math.abs(leftBefore + before - (left + after))).toBeLessThan(3);
  await expectLoad(tab, '22,5');
  await press(tab, 'Charge : ajouter +0,5', 'Passer le repos');
  await expectHeading(tab, first.exercise.name);
  await expectLoad(tab, '23');
  await press(tab, 'Série faite', 'Quitter la séance', 'La terminer ici');
  await expectHeading(tab, 'Séance terminée');
  await expectText(
    tab,
    'what was noted',
    `${first.exercise.name}[^]*1\\s*23\\skg\\s*${first.reps?.min}\\s*7[^]*2\\s*23\\skg\\s*${first.reps?.min}`,
  );
  await press(tab, 'Terminer');
  await expectHeading(tab, option.name);

  // Another time it begins with that.
  await tab.reload();
  await beginSets(tab);
  await expectLoad(tab, '23');
  expect(await tab.pageErrors()).toEqual([]);
});
