import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { plainText } from '../../src/format/richText.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { address, open } from './app.tsx';
import { setClock, storedState, storeState } from './device.ts';
import { main, RACE } from './race.ts';
import { begin, press, STRENGTH } from './runner.ts';
import { readText, textsOf } from './texts.ts';

const { equipment, nutrition, timetable, strategy, readiness, goals, plan, mistakes, after } = competition;
/** Long before the race, or without a date. */
const TITLES = [goals, readiness, plan, strategy, equipment, nutrition, timetable, mistakes, after].map((part) =>
  readText(part?.title ?? ''),
);

const contents = () => page.getByRole('navigation', { name: 'Sur cette page' });
const part = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });
const titles = () =>
  textsOf(
    main()
      .getByRole('heading', { level: 2 })
      .filter({ hasNotText: /^(Arrivez|Objectif)/ }),
  );
const isOpen = (title: string) => part(title).element().closest('details')?.open;
const LAST_DAYS = plainText(competition.lastDays ?? '');

test('the guide has a table of contents, which leads to each of its parts in their order', async () => {
  await open('/competition');
  await expect.element(contents()).toBeVisible();
  for (const name of ['Arrivez 2h avant', 'Objectif atteignable'])
    await expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  expect(textsOf(contents().getByRole('link'))).toEqual(TITLES);
  expect(titles()).toEqual(TITLES);
  // The last one again, from its own address.
  for (const title of [after.title, after.title]) {
    window.scrollTo(0, 0);
    await contents().getByRole('link', { name: title, exact: true }).click();
    await expect.element(part(title)).toHaveFocus();
    await expect.element(part(title)).toBeInViewport();
  }
});

test.each([
  { now: '2027-04-10', moment: 'before', first: goals.title, folded: equipment.title },
  { now: '2027-04-11', moment: 'in the last week', first: equipment.title, folded: plan.title },
  { now: '2027-04-19', moment: 'after the race', first: after.title, folded: timetable.title },
])('$moment the guide begins with what is for now, and folds the rest', async ({ now, moment, first, folded }) => {
  setClock(`${now}T09:00`);
  storeState({ race: RACE });
  await open('/competition');
  await expect.element(part(first)).toBeVisible();
  expect(titles()[0]).toBe(readText(first));
  expect(textsOf(contents().getByRole('link'))).toEqual(titles());
  expect([isOpen(first), isOpen(folded)]).toEqual([true, false]);
  // Nobody measures what is left of their strength in the last days.
  expect(titles().includes(readText(readiness?.title ?? ''))).toBe(moment === 'before');
  await expect.element(main().getByText(LAST_DAYS)).toHaveLength(moment === 'in the last week' ? 1 : 0);
});

test('a part that an address names is unfolded, and a target leads to its plan', async () => {
  setClock('2027-04-11T09:00');
  storeState({ race: RACE });
  await open('/competition#strategy');
  await expect.element(main().getByText('Allure', { exact: true })).toBeVisible();
  await contents().getByRole('link', { name: goals.title }).click();
  await page
    .getByRole('button', { name: /^Viser/ })
    .first()
    .click();
  await expect.element(part(plan.title)).toHaveFocus();
  await expect.element(page.getByRole('table', { name: 'Le plan, étape par étape' })).toBeVisible();
});

test('Back from a part of the guide leads to its table of contents, then to the screen before', async () => {
  await open('/training');
  await page.getByRole('link', { name: 'Course', exact: true }).click();
  await contents().getByRole('link', { name: after.title }).click();
  await expect.element(page.getByRole('heading', { name: after.title })).toBeInViewport();
  history.back();
  await expect.element(contents()).toBeInViewport();
  expect(address()).toBe('/competition');
  history.back();
  await expect.poll(address).toBe('/training');
});

test('a station shows the load and the target of each division, those with the same on one line', async () => {
  await open('/understanding');
  await expect.element(page.getByRole('heading', { name: 'Sled push', exact: true })).toBeVisible();
  const linesOf = (id: string) =>
    [...(document.getElementById(id)?.closest('li')?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) =>
      readText(textContent),
    );
  expect(linesOf('sled-push')).toEqual(['Femmes Open102 kg', 'Femmes Pro / Hommes Open152 kg', 'Hommes Pro202 kg']);
  expect(linesOf('wall-balls')[0]).toBe('Femmes Open4 kg, cible à 2,70 m');
});

test('bold words of the coaches are strong, and a link to another site names it and opens apart', async () => {
  await open('/competition#strategy');
  const point = main().getByRole('listitem').filter({ hasText: 'prévois un gel de plus' });
  await expect
    .element(point)
    .toHaveText(
      'Au-delà de 1 h 30 d’effort, prévois un gel de plus, comme l’Anses le conseille (anses.fr) (nouvel onglet).',
    );
  await expect.element(point.getByRole('strong')).toHaveText('prévois un gel de plus');
  const link = point.getByRole('link', { name: 'l’Anses le conseille (anses.fr) (nouvel onglet)' });
  await expect.element(link).toHaveAttribute('href', 'https://www.anses.fr/fr');
});

test('a link in the text of a day leads to its own page, by touch and by keyboard, and the row to the day’s', async () => {
  await open('/training/phase2');
  const link = main().getByRole('link', { name: 'le sled push', exact: true });
  await link.click();
  await expect.poll(address).toBe('/understanding');
  await open('/training/phase2');
  await expect.element(link).toBeVisible();
  link.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/understanding');
  history.back();
  // Where the text of the day is, the link of the row lies above it.
  const text = main().getByText('Pousse fort dans le sol');
  await text.click({ force: true, position: { x: 5, y: 5 } });
  await expect.poll(() => location.pathname).toBe('/training/phase2/lower-body');
});

test('nothing leads away from a workout under way, and what is bold stays so', async () => {
  await begin(STRENGTH);
  await press('Passer');
  await page.getByText('Comment faire').click();
  await expect.element(page.getByRole('strong').filter({ hasText: 'Ne laisse pas les poignets casser' })).toBeVisible();
  await expect.element(page.getByText('les gestes.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'les gestes' })).toHaveLength(0);
});

/** When the lists are unfolded. */
const LAST_WEEK = '2027-04-14T09:00';
const ALL = equipment.items.length;

// Each list has another length.
const progress = ({ items } = equipment) => page.getByRole('status').filter({ hasText: ` sur ${items.length}` });
const item = (name: string) => page.getByRole('checkbox', { name, exact: true });
const reset = () => page.getByRole('button', { name: 'Tout décocher' });
const restore = () => page.getByRole('button', { name: 'Tout recocher' });

test('each list remembers its own ticks; of one that is all unticked nothing is kept', async () => {
  setClock(LAST_WEEK);
  storeState({ race: RACE });
  await open('/competition');
  await expect.element(progress()).toHaveText(`0 sur ${ALL}`);
  await item('Montre').click();
  await page.getByText('Enregistre-\u2060le hors ligne').click();
  await expect.element(item('Billet avec QR code')).toBeChecked();
  await page.getByRole('heading', { name: nutrition.title }).click();
  await item('Boissons').click();
  await expect.element(progress()).toHaveText(`2 sur ${ALL}`);
  await expect.element(progress(nutrition)).toHaveText(`1 sur ${nutrition.items.length}`);
  expect(storedState().ticks).toEqual({
    [equipment.id]: ['watch', expect.any(String)],
    [nutrition.id]: [expect.any(String)],
  });
  for (const name of ['Montre', 'Billet avec QR code', 'Boissons']) await item(name).click();
  expect(storedState()).not.toHaveProperty('ticks');
});

test('a list is unticked at once, and ticked again by anyone who did not mean it', async () => {
  setClock(LAST_WEEK);
  // What the coaches took out since is neither counted nor forgotten.
  storeState({ race: RACE, ticks: { [equipment.id]: ['gone', ...equipment.items.map(({ id }) => id)] } });
  await open('/competition');
  await expect.element(progress()).toHaveText(`${ALL} sur ${ALL}`);
  reset().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(progress()).toHaveText(`0 sur ${ALL}`);
  await expect.element(restore()).toHaveFocus();
  expect(storedState().ticks).toEqual({ [equipment.id]: ['gone'] });
  await userEvent.keyboard('{Enter}');
  await expect.element(progress()).toHaveText(`${ALL} sur ${ALL}`);

  await reset().click();
  await item('Montre').click();
  await expect.element(reset()).toBeVisible();
  await expect.element(progress()).toHaveText(`1 sur ${ALL}`);
});
