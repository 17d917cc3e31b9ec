import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { plainText } from '../../src/format/richText.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { address, open } from './app.tsx';
import { setClock, storeState } from './device.ts';
import { main, RACE } from './race.ts';
import { expectReadable } from './readable.ts';
import { begin, press, STRENGTH } from './runner.ts';
import { readText, textsOf } from './texts.ts';

const { equipment, nutrition, timetable, strategy, readiness, goals, plan, mistakes, after } = competition;
/** Long before the race, or without a date. */
const TITLES = [goals, readiness, plan, strategy, equipment, nutrition, timetable, mistakes, after].map((part) =>
  readText(part?.title ?? ''),
);

const contents = () => page.getByRole('navigation', { name: 'Sur cette page' });

test('the guide has a table of contents, which leads to each of its parts in their order', async () => {
  await open('/competition');
  await expect.element(contents()).toBeVisible();
  for (const name of ['Arrivez 2h avant', 'Objectif atteignable'])
    await expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  expect(textsOf(contents().getByRole('link'))).toEqual(TITLES);
  const parts = main()
    .getByRole('heading', { level: 2 })
    .filter({ hasNotText: /^(Arrivez|Objectif)/ });
  expect(textsOf(parts)).toEqual(TITLES);
  // The last one again, from its own address.
  for (const title of [TITLES[0] ?? '', after.title, after.title]) {
    window.scrollTo(0, 0);
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    await contents().getByRole('link', { name: title, exact: true }).click();
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
  }
});

const part = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });
const titles = () =>
  textsOf(
    main()
      .getByRole('heading', { level: 2 })
      .filter({ hasNotText: /^(Arrivez|Objectif)/ }),
  );
const isOpen = (title: string) => part(title).element().closest('details')?.open;
const LAST_DAYS = plainText(competition.lastDays ?? '');

test.each([
  { now: '2027-01-25', moment: 'at J−83', first: goals.title, folded: equipment.title },
  { now: '2027-04-10', moment: 'eight days before', first: goals.title, folded: equipment.title },
  { now: '2027-04-11', moment: 'in the last week', first: equipment.title, folded: plan.title },
  { now: '2027-04-18', moment: 'on race day', first: timetable.title, folded: strategy.title },
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
  expect(titles().includes(readText(readiness?.title ?? ''))).toBe(/^at|eight/.test(moment));
  const lastDays = /last|on race/.test(moment) ? 1 : 0;
  await expect.element(main().getByText(LAST_DAYS)).toHaveLength(lastDays);
  await expectReadable();
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

test('the contents of the guide take little of a phone, no paper', async () => {
  await open('/competition');
  await expect.element(contents()).toBeVisible();
  expect(contents().element().getBoundingClientRect().height).toBeLessThanOrEqual(740 / 3);
  await commands.emulateMedia({ media: 'print' });
  await expect.element(contents()).toHaveLength(0);
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
  expect(linesOf('wall-balls')).toEqual([
    'Femmes Open4 kg, cible à 2,70 m',
    'Femmes Pro6 kg, cible à 2,70 m',
    'Hommes Open6 kg, cible à 3,00 m',
    'Hommes Pro9 kg, cible à 3,00 m',
  ]);
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
