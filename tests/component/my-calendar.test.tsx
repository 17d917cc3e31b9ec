import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, open } from './app.tsx';
import { type Device, setClock, storedState, storeState } from './device.ts';
import { catchFiles } from './exportFile.ts';
import { RACE, setDate } from './race.ts';
import { expectReadable } from './readable.ts';

const wave = () => page.getByLabelText('Heure de ta vague');

async function openExport(time: string, device?: Device): Promise<void> {
  setClock(time);
  if (device) storeState(device);
  await open('/training');
  await page.getByText('Ajouter à mon calendrier').click();
}

/** Downloads the file and answers its events, as another implementation reads them. */
async function downloadEvents(): Promise<ICAL.Event[]> {
  const savedFiles = catchFiles();
  await page.getByRole('button', { name: 'Télécharger mes séances' }).click();
  const { names, texts } = await savedFiles();
  expect(names).toEqual(['objectif-8.ics']);
  const calendar = new ICAL.Component(ICAL.parse(texts[0] ?? ''));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** By the id of its day, when an event starts. */
const starts = (events: ICAL.Event[]) =>
  Object.fromEntries(events.map(({ uid, startDate }) => [uid.replace(/-[0-9a-f]{16}@.*/, ''), String(startDate)]));

test('what is left goes to the member’s calendar at the times of the week, moves there with the race, and what differs is said', async () => {
  await openExport('2027-04-07T09:00', { race: RACE, done: ['11-vendredi'], racePlan: { wave: '09:20' } });
  await page.getByLabelText('lundi').fill('18:30');
  await page.getByLabelText('dimanche').fill('09:00');
  expect(storedState().times).toEqual({ lundi: '18:30', dimanche: '09:00' });
  await page.getByLabelText('dimanche').fill('');
  expect(storedState().times).toEqual({ lundi: '18:30' });
  await expectReadable();
  const first = await downloadEvents();
  await expect.element(page.getByText('Fichier prêt')).toBeVisible();
  expect(starts(first)).toEqual({
    '11-mercredi': '2027-04-07',
    '11-dimanche': '2027-04-11',
    '12-lundi': '2027-04-12T18:30:00',
    '12-mercredi': '2027-04-14',
    '12-vendredi': '2027-04-16',
    '12-dimanche': '2027-04-18T09:20:00',
  });

  const changed = page.getByText('Depuis ton dernier fichier');
  await expect.element(changed).toHaveLength(0);
  await page.getByLabelText('lundi').fill('18:45');
  await expect
    .element(changed)
    .toHaveText('Depuis ton dernier fichier : la séance du lundi 12 avril a changé. Télécharge-le à nouveau.');
  await page.getByText('Changer la date').click();
  await setDate('2027-04-24');
  await openExport('2027-04-07T09:01');
  await expect.element(page.getByLabelText('lundi')).toHaveValue('18:45');
  await expect.element(changed).toContainText('autres séances ont changé');
  const moved = await downloadEvents();
  // The week of the race counts back from it.
  expect(starts(moved)).toMatchObject({ '11-lundi': '2027-04-12T18:45:00', '12-dimanche': '2027-04-24T09:20:00' });
  expect(moved.at(-1)?.uid).toBe(first.at(-1)?.uid);
});

test('a wave that changes after the export says that the calendar has another time', async () => {
  const race = { ...RACE, id: '0123456789abcdef', sequence: 7 };
  setClock('2027-04-16T09:00');
  storeState({ race, racePlan: { wave: '09:20' } });
  await open('/competition');
  const hint = page.getByText('Ton calendrier garde l’heure d’avant');
  await expect.element(wave()).toHaveValue('09:20');
  await expect.element(hint).toHaveLength(0);
  await wave().fill('14:05');
  await expect.element(hint).toBeVisible();
  await page.getByRole('link', { name: 'télécharge-\u2060le à nouveau' }).click();
  expect(address()).toBe('/training');
});
