import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StartToday } from '../../src/programme/StartToday.tsx';
import { WEEKS } from '../../src/schedule/weeks.ts';
import { ToastProvider } from '../../src/ui/Toasts.tsx';
import { address, button, heading, open } from './app.tsx';
import { storedState } from './device.ts';
import { reopen } from './phone.ts';
import { main } from './race.ts';
import { expectReadable } from './readable.ts';
import { begin, figure, press, progress, STRENGTH } from './runner.ts';
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
  // The address keeps it, for a reload and on paper.
  await open(address());
  await expect.element(version('En 35 min')).toBeChecked();
  await commands.emulateMedia({ media: 'print' });
  await expect.element(version('En 35 min')).toHaveLength(0);
  await expect.element(figure('Version 35 min')).toBeVisible();
  expect(names()).toHaveLength(3);
  await commands.emulateMedia({ media: 'screen' });
  await version('Entière').click();
  await expect.element(version('Entière')).toBeChecked();
  expect(names()).toHaveLength(EXERCISES.length);
  expect(address()).toBe(STRENGTH.address);
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

test('a day of a short week offers the short version of its workout', async () => {
  const day = WEEKS.flatMap(({ days }) => days).find(({ id }) => id === '7-lundi') ?? expect.fail();
  await render(
    <BrowserRouter>
      <ToastProvider>
        <StartToday day={{ ...day, isShort: true }} />
      </ToastProvider>
    </BrowserRouter>,
  );
  await button('En 35 min').click();
  await expect.poll(address).toBe('/training/phase2/upper-body?workout=endurance-haut&day=7-lundi&short=1&run=1');
  expect(storedState().run).toMatchObject({ workout: 'endurance-haut', short: true });
});
