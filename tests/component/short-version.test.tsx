import { BrowserRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { StartToday } from '../../src/programme/StartToday.tsx';
import type { DayId } from '../../src/schedule/model/day.ts';
import { WEEKS } from '../../src/schedule/weeks.ts';
import { ToastProvider } from '../../src/ui/Toasts.tsx';
import { address, button, heading, open } from './app.tsx';
import { setClock, storedJournal, storedState, storeState } from './device.ts';
import { reopen } from './phone.ts';
import { main } from './race.ts';
import { expectReadable } from './readable.ts';
import { begin, CIRCUIT, figure, press, progress, SIMULATION, STRENGTH } from './runner.ts';
import { textsOf } from './texts.ts';

const SHORT = { address: `${STRENGTH.address}&short=1` };
const EXERCISES = STRENGTH.option.blocks.flatMap(({ exercises }) => exercises);
/** Three exercises of three sets. */
const SETS = EXERCISES.slice(0, 3).reduce((sum, { sets }) => sum + Math.min(3, sets), 0);
const names = () => textsOf(main().getByRole('heading', { level: 3 }).filter({ hasNotText: /^$/ }));
const version = (name: string) => page.getByRole('group', { name: 'Ta séance' }).getByRole('radio', { name });

test('a workout shows its short version, and the whole again', async () => {
  await open(STRENGTH.address);
  await expect.element(version('Entière')).toBeChecked();
  expect(names()).toEqual(EXERCISES.map(({ exercise }) => exercise.name));
  await version('En 35 min').click();
  await expect.element(version('En 35 min')).toBeChecked();
  await expect.element(figure('Version 35 min')).toHaveText(`3 exercices sur ${EXERCISES.length}.`);
  await expect.element(figure('Durée estimée')).toHaveText('35 min');
  expect(names()).toEqual(EXERCISES.slice(0, 3).map(({ exercise }) => exercise.name));
  await expectReadable();
  await version('Entière').click();
  await expect.element(version('Entière')).toBeChecked();
  expect(names()).toHaveLength(EXERCISES.length);
  expect(address()).toBe(STRENGTH.address);
});

test('the address keeps the short version, for a reload and on paper', async () => {
  await open(STRENGTH.address);
  await version('En 35 min').click();
  await expect.poll(address).toBe(SHORT.address);
  await open(address());
  await expect.element(version('En 35 min')).toBeChecked();
  await commands.emulateMedia({ media: 'print' });
  await expect.element(version('En 35 min')).toHaveLength(0);
  await expect.element(figure('Version 35 min')).toBeVisible();
  expect(names()).toHaveLength(3);
});

test('a circuit keeps half of its rounds', async () => {
  await open(`${CIRCUIT.address}&short=1`);
  await expect.element(figure('Version 35 min')).toHaveText(/^\d tours? sur \d\.$/);
});

test('a simulation has no short version, whatever the address says', async () => {
  await open(`${SIMULATION.address}&short=1`);
  await expect.element(button('Démarrer la séance')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Ta séance' })).toHaveLength(0);
});

test('the way back to the options keeps it, and the options say how long they take', async () => {
  await open(SHORT.address);
  await page.getByRole('link', { name: 'Retour aux options' }).click();
  await expect.element(heading()).toHaveText(STRENGTH.page.title);
  for (const _ of STRENGTH.page.options) await expect.element(main()).toContainText('35 min');
  await main().getByRole('link', { name: STRENGTH.option.name }).click();
  await expect.element(version('En 35 min')).toBeChecked();
});

test('the runner has the short version, also after a reload, and leads back to it', async () => {
  await begin(SHORT);
  expect(address()).toBe(`${SHORT.address}&run=1`);
  await expect
    .element(page.getByText('Version 35 min'))
    .toHaveText(`Version 35 min : 3 exercices sur ${EXERCISES.length}`);
  await expect.element(progress()).toHaveText(`0 sur ${SETS} séries`);
  await reopen();
  await expect.element(progress()).toHaveText(`0 sur ${SETS} séries`);
  await press('Quitter la séance', 'La garder pour plus tard');
  await expect.poll(address).toBe(SHORT.address);
  await expect.element(button('Reprendre la séance')).toBeVisible();
});

test('a run of the short version is not taken for that of the whole', async () => {
  await begin(SHORT);
  expect(storedState().run.short).toBe(true);
  await open(STRENGTH.address);
  await button('Démarrer la séance').click();
  await expect.element(page.getByRole('dialog', { name: 'Une autre séance est en cours' })).toBeVisible();
  await button('Abandonner l’autre et démarrer celle-ci').click();
  await expect.element(heading()).toHaveText('Échauffement');
  await expect.element(page.getByText('Version 35 min')).toHaveLength(0);
  expect(storedState().run).not.toHaveProperty('short');
});

test('what is noted by hand begins with the sets of the short version', async () => {
  setClock('2026-11-24T18:00');
  await open(SHORT.address);
  await page.getByRole('link', { name: 'Noter cette séance' }).click();
  await expect.element(heading()).toHaveText(`Noter : ${STRENGTH.option.name}`);
  await button('Noter').click();
  await expect.poll(storedJournal).toHaveLength(1);
  const [{ sets = [] } = {}] = await storedJournal();
  expect(sets).toHaveLength(SETS);
  expect(sets[0]).toMatchObject({ prescribedSets: EXERCISES[0]?.sets });
});

describe('a day of a short week', () => {
  const day = (id: DayId) => WEEKS.flatMap(({ days }) => days).find((each) => each.id === id) ?? expect.fail();
  const openDay = (id: DayId) =>
    render(
      <BrowserRouter>
        <ToastProvider>
          <StartToday day={{ ...day(id), isShort: true }} />
        </ToastProvider>
      </BrowserRouter>,
    );

  test('offers the short version of its workout', async () => {
    await openDay('7-lundi');
    await button('En 35 min').click();
    await expect.poll(address).toBe('/training/phase2/upper-body?workout=endurance-haut&day=7-lundi&short=1&run=1');
    expect(storedState().run).toMatchObject({ workout: 'endurance-haut', short: true });
  });

  test('begins a simulation whole, and intervals', async () => {
    for (const id of ['10-vendredi', '5-mardi'] as const) {
      await openDay(id);
      await expect.element(button('Démarrer')).toBeVisible();
      await expect.element(button('En 35 min')).toHaveLength(0);
      await cleanup();
    }
  });
});

test('on a light day both reductions are said', async () => {
  storeState({});
  await open(`${SHORT.address}&day=4-lundi`);
  expect(textsOf(page.getByRole('term'))).toEqual(['Repos', 'Durée ce jour-là', 'Semaine allégée', 'Version 35 min']);
  await begin({ address: `${SHORT.address}&day=4-lundi` });
  await expect.element(page.getByText('Semaine allégée')).toBeVisible();
  await expect.element(page.getByText('Version 35 min')).toBeVisible();
});
