import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stationTest } from '../../src/journal/model/stationTest.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { button, open } from './app.tsx';
import {
  type Device,
  pass,
  setClock,
  stopClock,
  storedJournal,
  storedState,
  storeJournal,
  storeState,
} from './device.ts';
import { link, sessions, status } from './journalScreens.ts';
import { pressTwice } from './pressTwice.ts';
import { main, planTotal, RACE } from './race.ts';

/** A Tuesday of week 8. */
const TODAY = '2027-03-16';
const SKIERG = /^1000\sm de SkiErg$/;
const WALL_BALLS = /^100 wall balls$/;

const title = () => page.getByRole('heading', { level: 2, name: competition.readiness?.title ?? '' });
const checkpoint = (name: RegExp) => page.getByRole('group', { name });
const time = (name: RegExp) => checkpoint(name).getByLabelText('Ton temps');
const note = (name: RegExp) => checkpoint(name).getByRole('button', { name: 'Noter', exact: true });
const summary = () =>
  main()
    .getByRole('status')
    .filter({ hasText: /chrono|division|repères/ });
const kept = async () => (await storedJournal()).filter((entry) => !('deleted' in entry));

/** What the SkiErg took, as the journal has it. */
function skiErg(on: string, seconds: number) {
  const station = understanding.stations.find(({ id }) => id === 'skierg') ?? expect.fail();
  return { id: `skierg-${on}`, changedAt: 1, ...stationTest(station, '1000\u00a0m de SkiErg', seconds, on) };
}

async function openReadiness(device: Device = {}): Promise<void> {
  setClock(`${TODAY}T18:00`);
  storeState({ division: 'femmes-open', ...device });
  await open('/competition#readiness');
  await expect.element(note(SKIERG)).toBeVisible();
}

test('a time that is noted is one entry of the journal; two tell what to work on, and make a finish credible, which is a target', async () => {
  await openReadiness();
  await time(SKIERG).fill('4:02');
  await pressTwice(note(SKIERG));
  await expect.element(checkpoint(SKIERG)).toContainText('C’est noté dans ton journal : 4:02.');
  // The time of the same day is corrected.
  await time(SKIERG).fill('4,06');
  await note(SKIERG).click();
  await expect.element(checkpoint(SKIERG)).toContainText('4:06 le 16 mars, chrono crédible : environ 1 h 30');
  await expect.element(summary()).toContainText('Ton chrono crédible : environ 1 h 30');
  expect(await storedJournal()).toMatchObject([
    {
      ...{ kind: 'test', on: TODAY, name: '1000\u00a0m de SkiErg', seconds: 246 },
      splits: [{ kind: 'station', id: 'skierg', name: 'SkiErg', seconds: 246, meters: 1000 }],
    },
  ]);

  await expect.element(button('Viser 1 h 48, d’après tes repères')).toHaveLength(0);
  await time(WALL_BALLS).fill('7:08');
  await note(WALL_BALLS).click();
  await expect.element(summary()).toContainText('Ton chrono crédible : environ 1 h 48');
  await expect.element(summary()).toContainText('À travailler d’abord : 100 wall balls.');
  await button('Viser 1 h 48, d’après tes repères').click();
  await expect.element(planTotal()).toHaveText(/^1:48:00/);
  expect(storedState().racePlan).toEqual({ targetSeconds: 6480 });
});

test('a text that is no time stays in its field; a time that nobody has is asked about, and not answered by a double tap', async () => {
  stopClock(`${TODAY}T18:00`);
  storeState({ division: 'femmes-open' });
  await open('/competition#readiness');
  await time(SKIERG).fill('vite');
  await note(SKIERG).click();
  await expect
    .element(time(SKIERG))
    .toHaveAccessibleDescription('Écris ton temps en minutes et secondes, par exemple 4:30.');
  await expect.element(time(SKIERG)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(time(SKIERG)).toHaveValue('vite');
  await time(SKIERG).fill('1:40');
  await pressTwice(note(SKIERG));
  await expect.element(time(SKIERG)).toHaveFocus();
  await expect
    .element(time(SKIERG))
    .toHaveAccessibleDescription(
      /^1:40\s: à vérifier\. Corrige, ou appuie de nouveau sur «\sNoter\s» pour confirmer\.$/,
    );
  await expect.element(time(SKIERG)).not.toHaveAttribute('aria-invalid', 'true');
  expect(await storedJournal()).toEqual([]);
  await pass(600);
  await note(SKIERG).click();
  await expect.poll(storedJournal).toMatchObject([{ seconds: 100 }]);
});

test('in the journal it is corrected and deleted as what it is: no run and no simulation', async () => {
  await storeJournal([skiErg('2027-02-16', 260), skiErg(TODAY, 246)]);
  setClock(`${TODAY}T18:00`);
  await open('/journal');
  await expect.element(main()).toContainText('Après une simulation, tes temps de passage s’afficheront ici');
  await expect.element(sessions().first()).toContainText('4:06');
  await sessions().first().getByRole('link').click();
  await expect.element(page.getByRole('table')).toHaveLength(0);
  await link('Corriger').click();
  await expect.element(page.getByLabelText(/Distance/)).toHaveLength(0);
  await page.getByLabelText('Temps').fill('4:10');
  await button('Enregistrer').click();
  await expect.element(main()).toContainText('4:10');
  expect(await kept()).toContainEqual(
    expect.objectContaining({ seconds: 250, splits: [expect.objectContaining({ seconds: 250 })] }),
  );

  await button('Supprimer').click();
  await expect.element(status().filter({ hasText: 'Supprimé' })).toHaveText(/mars\.$/);
  await openReadiness();
  await expect.element(time(SKIERG)).toHaveValue('');
  await expect.element(checkpoint(SKIERG)).toContainText('4:20 le 16 février');
  await expect.element(checkpoint(SKIERG)).not.toContainText('4:10');
});

test('without a division nothing is compared, and it is asked for', async () => {
  await storeJournal([skiErg(TODAY, 246)]);
  await openReadiness({ division: undefined });
  await expect.element(summary()).toContainText('Choisis ta division');
  const part = page.elementLocator(title().element().closest('section') ?? document.body);
  const division = part.getByLabelText('Ta division HYROX');
  await division.selectOptions('Femmes Open');
  await expect.element(summary()).toContainText('environ 1 h 30');
  await expect.element(division).toBeVisible();
});

test('in a week of the checkpoints the programme says to measure running and one other, until both are noted', async () => {
  const reminder = link(competition.readiness?.title ?? '');
  storeState({ race: RACE });
  setClock(`${TODAY}T09:00`);
  await open('/training');
  await expect
    .element(main())
    .toContainText(
      'À mesurer en semaine 8 : 6 min de course et un seul autre repère (1000 m de SkiErg ou 100 wall balls).',
    );
  await storeJournal([skiErg(TODAY, 246)]);
  await expect.element(main()).toContainText('À mesurer en semaine 8 : 6 min de course.');
  await reminder.click();
  await expect.element(title()).toHaveFocus();
  const run = { id: 'run', changedAt: 1, kind: 'test', on: TODAY, name: 'Test', seconds: 360, meters: 1400 } as const;
  await storeJournal([run]);
  await open('/training');
  await expect.element(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible();
  await expect.element(reminder).toHaveLength(0);
});
