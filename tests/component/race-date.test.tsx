import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { plainText } from '../../src/format/richText.ts';
import { VERSION } from '../../src/storage/record.ts';
import { training } from '../fixtures/generated/training.ts';
import { address, open } from './app.tsx';
import { pass, setClock, stopClock, storedState, storeState } from './device.ts';
import { expectKeyboardReachesAll } from './keyboard.ts';
import { doneTick, week } from './programme.ts';
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

  // With a few days left, there is no time to build up.
  setClock('2027-01-26T09:00');
  await open('/training');
  await expect.element(todays()).toContainText('Ta première séance : Haut du corps, 45 min.');
  await expect
    .element(todays().getByRole('link', { name: 'Haut du corps' }))
    .toHaveAttribute('href', expect.stringContaining('day=1-lundi'));
  await expect.element(todays()).not.toContainText(plainText(training.raceDate.waiting));
});

test('date and division are asked for on the first visit, and not once it was answered', async () => {
  setClock('2027-01-20T09:00');
  await open('/training');
  const question = () => page.getByRole('region', { name: 'Quand est ta course ?' });
  await expect.element(question()).toBeVisible();
  // Before anything that is to be read at leisure.
  const position = question()
    .element()
    .compareDocumentPosition(main().getByText(plainText(training.intro)).element());
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectReadable();
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

test('what is open for who begins stays open at the first tick', async () => {
  setClock('2027-03-08T09:00');
  storeState({ race: RACE });
  await open('/training');
  const prerequisite = main().getByText(plainText(training.prerequisite));
  await expect.element(prerequisite).toBeVisible();
  await todays().getByRole('checkbox').click();
  await expect.element(todays().getByRole('checkbox')).toBeChecked();
  await expect.element(prerequisite).toBeVisible();
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
  await setDate('2031-01-01');
  await refused('Choisis une date dans les deux ans qui viennent.');
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
  await expectKeyboardReachesAll();
  await expectReadable();
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

test('race day leads to its guide; the day after, to another race and a clean slate', async () => {
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
  await expectReadable();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(heading('Ton programme commence le lundi 12 juillet')).toBeVisible();
  await expect.element(status()).toHaveText('Une nouvelle préparation commence, la précédente est dans ton profil');
  await expectReadable();
  const { race, ...others } = storedState();
  expect(race).toMatchObject({ date: '2027-10-03' });
  // When the member trains is no matter of a race.
  expect(others).toMatchObject({ version: VERSION, times: { lundi: '18:30' }, pastPreparations: { [ID]: before } });
  for (const slice of ['done', 'ticks']) expect(others).not.toHaveProperty(slice);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(status()).toHaveText('Préparation précédente rétablie');
  await expect.element(heading('Ta course est passée')).toHaveFocus();
  expect(storedState()).toEqual({ version: VERSION, ...before, times: { lundi: '18:30' }, ...SEEN });
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
  await expectReadable();
  expect(storedState()).toEqual({ version: VERSION, dateHistory: [race], done: { '1-lundi': {} }, ...SEEN });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(heading('Aujourd’hui')).toHaveFocus();
  expect(storedState()).toEqual({ version: VERSION, race, done: { '1-lundi': {} }, ...SEEN });
});

test('a race that was postponed keeps its preparation, when the member says so', async () => {
  setClock('2027-04-20T09:00');
  storeState({ race: RACE, done: ['1-lundi'] });
  await open('/training');
  await page.getByText('Choisir une nouvelle date').click();
  await field().fill('2027-05-02');
  await page.getByRole('checkbox', { name: 'C’est la même course, à une autre date' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(heading('Aujourd’hui')).toHaveFocus();
  await open('/training/phase1');
  await expect.element(doneTick(1, 'lundi')).toBeChecked();
});

test.each([
  { name: 'a late start', race: { date: '2027-04-18', startedOn: '2027-03-10' }, done: '2-lundi', phase: 1, of: 12 },
  { name: 'a race on a jeudi', race: { ...RACE, date: '2027-04-15' }, done: '9-lundi', phase: 3, of: 19 },
])('with $name, a phase counts the same sessions on its card and its page', async ({ race, done, phase, of }) => {
  setClock('2027-03-10T09:00');
  storeState({ race, done: [done] });
  for (const path of [`/training/phase${phase}`, '/training']) {
    await open(path);
    await expect.element(page.getByText(`1 séance faite sur ${of}`, { exact: true })).toBeVisible();
  }
});

test('today ends at midnight, be the app awake or asleep', async () => {
  // In the night after, clocks change.
  stopClock('2027-03-27T23:50');
  storeState({ race: RACE });
  await open('/training');
  const day = todays().getByRole('listitem');
  await pass(9 * 60_000);
  await expect.element(day).toContainText('samedi 27 mars');
  await pass(2 * 60_000);
  await expect.element(day).toContainText('dimanche 28 mars');
  await pass(24 * 3_600_000);
  await expect.element(day).toContainText('lundi 29 mars');

  for (const { time, target, event, text } of [
    { time: '2027-04-04T07:00', target: document, event: 'visibilitychange', text: 'dimanche 4 avril' },
    { time: '2027-04-05T07:00', target: window, event: 'focus', text: 'lundi 5 avril' },
  ]) {
    vi.setSystemTime(new Date(time));
    target.dispatchEvent(new Event(event));
    await expect.element(day).toContainText(text);
  }
});
