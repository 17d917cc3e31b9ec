import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { plainText } from '../../src/format/richText.ts';
import { VERSION } from '../../src/storage/record.ts';
import { training } from '../fixtures/generated/training.ts';
import { address, open } from './app.tsx';
import { pass, setClock, stopClock, storedState, storeState } from './device.ts';
import { expectWhollyInSight } from './inSight.ts';
import { week } from './programme.ts';
import { main, RACE, setDate, todays } from './race.ts';
import { expectReadable } from './readable.ts';

const ID = '0123456789abcdef';
/** What the app stores by itself. */
const SEEN = { seenDays: expect.any(Object) };

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const field = () => page.getByLabelText('Date de ta course');
const status = () => main().getByRole('status').filter({ hasText: /./ });

test('a date puts the programme on the calendar, and moving the race moves it', async () => {
  setClock('2027-01-20T09:00');
  await open('/training');
  await expect.element(heading('Quand est ta course ?')).toBeVisible();
  await setDate('2027-04-18');
  await expect.element(heading('Aujourd’hui')).toHaveFocus();
  await expect.element(heading('Ton programme commence le lundi 25 janvier')).toBeVisible();
  await expect.element(main()).toContainText('Course le dimanche 18 avril, dans 88 jours');
  await todays().getByRole('link', { name: 'Semaine 1' }).click();
  await expect.element(heading('Semaine 1')).toHaveFocus();
  expect(address()).toBe('/training/phase1#semaine-1');
  await expect.element(week(1)).toContainText('25–31 janvier');

  await open('/training');
  await page.getByText('Changer la date').click();
  await expect.element(field()).toHaveValue('2027-04-18');
  await setDate('2027-04-24');
  await expect.element(heading('Aujourd’hui')).toHaveFocus();
  expect(storedState().race).toMatchObject({ date: '2027-04-24' });
  await expect.element(main()).toContainText('Course le samedi 24 avril, dans 94 jours');
  await expect.element(heading('Ton programme commence le lundi 1er février')).toBeVisible();
  await expect.element(todays()).toContainText(plainText(training.raceDate.waiting));
});

test('date and division are asked for on the first visit, and not once it was answered', async () => {
  setClock('2027-01-20T09:00');
  await open('/training');
  const question = () => page.getByRole('region', { name: 'Quand est ta course ?' });
  await expect.element(question()).toBeVisible();
  await question().getByLabelText('Ta division HYROX').selectOptions('Hommes Open');
  expect(storedState()).toMatchObject({ division: 'hommes-open' });
  await page.getByRole('button', { name: 'Je n’ai pas encore de date' }).click();
  await expect.element(heading('Quand est ta course ?')).toHaveFocus();
  await expect.element(field()).not.toBeVisible();
  await open('/training');
  await expect.element(heading('Quand est ta course ?')).toBeVisible();
  await expect.element(field()).not.toBeVisible();
  await expect.element(page.getByLabelText('Ta division HYROX')).not.toBeVisible();
  await heading('Quand est ta course ?').click();
  await expect.element(page.getByLabelText('Ta division HYROX')).toHaveValue('hommes-open');
  await setDate('2027-04-18');
  await expect.element(heading('Aujourd’hui')).toHaveFocus();
});

test('a date that can’t be is refused, in words', async () => {
  setClock('2027-01-20T09:00');
  await open('/training');
  const refused = async (message: string) => {
    await expect.element(main().getByRole('alert')).toHaveText(message);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAccessibleDescription(message);
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  };
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await refused('Choisis d’abord la date de ta course.');
  await setDate('2027-01-19');
  await refused('Cette date est déjà passée.');
  await field().fill('');
  await userEvent.keyboard('0231');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await refused('Cette date n’existe pas\u00a0: vérifie le jour, le mois et l’année.');
  await expectReadable();
  await setDate('2027-01-20');
  await expect.element(todays().getByRole('link', { name: 'Jour de course' })).toBeVisible();
});

test('today’s session is one tap away, marked here or in its week', async () => {
  setClock('2027-03-08T09:00');
  storeState({ race: RACE });
  await open('/training');
  await expect.element(todays().getByRole('listitem')).toContainText('lundi 8 mars');
  await expect.element(todays()).toContainText('Endurance haut');
  await todays().getByRole('checkbox').click();
  await todays().getByRole('link', { name: 'Haut du corps' }).click();
  await expect.poll(address).toBe('/training/phase2/upper-body?suggested=endurance-haut&day=7-lundi');

  await open('/training/phase2');
  const day = week(7).getByRole('listitem').first();
  await expect.element(day).toHaveAttribute('aria-current', 'date');
  await expect.element(page.getByText('Aujourd’hui', { exact: true })).toHaveLength(1);
  await expect.element(day.getByRole('checkbox')).toBeChecked();
});

test('race day leads to its guide; the day after, to another race and a clean slate, unless it was postponed', async () => {
  stopClock('2027-04-18T23:50');
  const before = { race: { ...RACE, id: ID }, done: { '1-lundi': {} }, ticks: { equipment: ['shoes'] } };
  storeState({ ...before, times: { lundi: '18:30' } });
  await open('/training');
  await expect.element(todays().getByRole('link', { name: 'Jour de course' })).toHaveAttribute('href', '/competition');
  await pass(15 * 60_000);
  await expect.element(heading('Ta course est passée')).toBeVisible();
  await page.getByText('Choisir une nouvelle date').click();
  await field().fill('2027-10-03');
  const sameRace = page.getByRole('checkbox', { name: 'C’est la même course, à une autre date' });
  await expect.element(sameRace).not.toBeChecked();
  await expect.element(sameRace).toHaveAccessibleDescription(/une nouvelle préparation commence/);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(heading('Ton programme commence le lundi 12 juillet')).toBeVisible();
  await expect.element(status()).toHaveText('Une nouvelle préparation commence, la précédente est dans ton profil');
  const { race, ...others } = storedState();
  expect(race).toMatchObject({ date: '2027-10-03' });
  // When the member trains is no matter of a race.
  expect(others).toMatchObject({ version: VERSION, times: { lundi: '18:30' }, pastPreparations: { [ID]: before } });
  for (const slice of ['done', 'ticks']) expect(others).not.toHaveProperty(slice);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(status()).toHaveText('Préparation précédente rétablie');
  await expect.element(heading('Ta course est passée')).toHaveFocus();
  expect(storedState()).toEqual({ version: VERSION, ...before, times: { lundi: '18:30' }, ...SEEN });

  await page.getByText('Choisir une nouvelle date').click();
  await field().fill('2027-05-02');
  await sameRace.click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(heading('Aujourd’hui')).toHaveFocus();
  expect(storedState().done).toEqual(before.done);
});

test('a date can be withdrawn, and come back as it was', async () => {
  setClock('2027-03-08T09:00');
  const race = { ...RACE, id: ID };
  storeState({ race, done: ['1-lundi'] });
  await open('/training');
  await page.getByText('Changer la date').click();
  await page.getByRole('button', { name: 'Retirer la date' }).click();
  await expect.element(heading('Quand est ta course ?')).toHaveFocus();
  await expect.element(status()).toHaveText('Date de course retirée');
  // The questions of a first visit are folded.
  await expect.element(page.getByLabelText('Date de ta course')).not.toBeVisible();
  expect(storedState()).toEqual({ version: VERSION, dateHistory: [race], done: { '1-lundi': {} }, ...SEEN });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(heading('Aujourd’hui')).toHaveFocus();
  expect(storedState()).toEqual({ version: VERSION, race, done: { '1-lundi': {} }, ...SEEN });
});

test('today ends at midnight, be the app awake or asleep', async () => {
  // In the night after, clocks change.
  stopClock('2027-03-27T23:50');
  storeState({ race: RACE });
  await open('/training');
  const day = todays().getByRole('listitem');
  await expect.element(day).toContainText('samedi 27 mars');
  await pass(11 * 60_000);
  await expect.element(day).toContainText('dimanche 28 mars');
  await pass(24 * 3_600_000);
  await expect.element(day).toContainText('lundi 29 mars');
  vi.setSystemTime(new Date('2027-04-04T07:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(day).toContainText('dimanche 4 avril');
});

const changeDate = () => page.getByText('Changer la date').click();

test('a race moved later says where it puts its member, who may take that back', async () => {
  // A day with a session to read.
  setClock('2026-11-20T09:00');
  storeState({ race: { date: '2027-01-03', startedOn: '2026-10-12' } });
  await open('/training');
  await changeDate();
  await setDate('2027-02-07');
  const moved = page.getByText('Ta nouvelle date te place en semaine 1, au lieu de la semaine 6');
  const undo = page.getByRole('button', { name: 'Annuler', exact: true });
  for (const shown of [moved, undo, todays().getByRole('heading').first()]) await expectWhollyInSight(shown);
  await undo.click();
  await expectWhollyInSight(page.getByText('Ancienne date rétablie'));
  await expect.element(todays().getByRole('link', { name: 'Semaine 6' })).toBeVisible();
});

test('a late joiner reads where they are and which weeks the coaches keep', async () => {
  setClock('2027-03-10T09:00');
  await open('/training');
  await setDate('2027-04-18');
  await expect.element(main()).toContainText('Il te reste 6 semaines : tu en es à la semaine 2 du programme.');
  await expect.element(main()).toContainText('Tu fais les semaines 2, 3, 5, 10, 11 et 12.');
  const card = (phase: string) =>
    main()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: phase }) });
  await expect.element(card('Phase 1')).toContainText('Tu fais les semaines 2 et 3');
  await expect.element(card('Phase 2')).toContainText('Tu fais la semaine 5');
  await expectReadable();

  await open('/training/phase1');
  await expect.element(week(1)).toContainText('sautée');
  await expect.element(week(1).getByRole('listitem')).toHaveLength(0);
  await week(1).getByText('Voir quand même').click();
  await expect.element(week(1).getByRole('listitem').first()).not.toHaveTextContent(/mars|avril/);
  await expect.element(week(2)).toContainText('8–14 mars');
  await expect.element(week(3)).toContainText('15–21 mars');
});

test('a member in mid-programme chooses the week that they are in', async () => {
  setClock('2027-03-03T09:00');
  await open('/training');
  const date = page.getByLabelText('Date de ta course');
  const weekField = page.getByLabelText('Où en es-tu\u202f?');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await date.fill('2027-07-18');
  await expect.element(weekField).toHaveLength(0);
  await date.fill('2027-04-18');
  await expect.element(weekField).toHaveValue('');
  await expect.element(main()).toContainText('Tu commences par la semaine 1, le programme se réduit à 7 semaines.');
  await weekField.selectOptions('Semaine 6');
  await expect.element(main()).toContainText('Tu en es à la semaine 6, le programme garde ses 12 semaines.');
  await save.click();
  await expect.element(todays().getByRole('link', { name: 'Semaine 6' })).toBeVisible();
  await expect.element(main()).not.toContainText('les coachs gardent l’essentiel');
  expect(storedState().race).toMatchObject({ date: '2027-04-18', startedOn: '2027-01-25' });
  await changeDate();
  await expect.element(weekField).toHaveValue('6');
});
