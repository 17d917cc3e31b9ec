import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEMO_ADMIN } from '../../scripts/demo/accounts.ts';
import { plainText } from '../../src/format/richText.ts';
import { documentTitle } from '../e2e/screens.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { address, heading, open } from './app.tsx';
import { main } from './race.ts';

const tabs = () => page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
const tab = (name: string) => tabs().filter({ hasText: name });
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const headings = (level: number) => textsOf(main().getByRole('heading', { level }).elements());

test('a new screen begins at its top, its heading focused', async () => {
  await open('/introduction');
  await expect.element(heading()).toBeVisible();
  await expect.element(heading()).not.toHaveFocus();
  for (const name of ['Comprendre', 'Course']) {
    scrollTo(0, document.body.scrollHeight);
    expect(scrollY).toBeGreaterThan(0);
    await tab(name).click();
    await expect.poll(() => document.title).toBe(documentTitle({ title: name }));
    await expect.element(heading()).toHaveFocus();
    expect(scrollY).toBe(0);
  }
});

test('a page that is opened at a part of it begins there, and a reload stays where it was', async () => {
  const at = '/training/phase1#semaine-3';
  await open(at);
  const part = page.getByRole('heading', { name: 'Semaine 3', exact: true });
  await expect.element(part).toBeInViewport();
  expect(scrollY).toBeGreaterThan(0);
  await expect.element(part).not.toHaveFocus();
  // As a reload.
  scrollTo(0, 0);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await open(at);
  await expect.element(part).toBeInTheDocument();
  expect(scrollY).toBe(0);
});

test('the first stop of the keyboard skips to the content', async () => {
  await open('/training');
  await expect.element(heading()).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText('Aller au contenu')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(main().getByRole('link', { name: 'Mon journal' })).toHaveFocus();
});

test('the tab of a screen, or the one that leads to it, is current', async () => {
  for (const [at, current] of [
    ['/training', ['Programme']],
    ['/journal/exercises/rowing-haltere', ['Programme']],
    ['/profile', []],
  ] as const) {
    await open(at);
    await expect.element(heading()).toBeVisible();
    expect(textsOf(tabs().elements())).toEqual(['Introduction', 'Comprendre', 'Programme', 'Course']);
    const marked = tabs()
      .elements()
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(textsOf(marked), at).toEqual(current);
  }
});

test('the header leads to the profile; the admin has one tab more', async () => {
  await open('/introduction', { visitor: 'admin' });
  await page.getByRole('banner').getByRole('link', { name: 'Profil' }).click();
  await expect.element(main()).toHaveTextContent(DEMO_ADMIN);
  expect(address()).toBe('/profile');
  await tab('Admin').click();
  await expect.element(heading()).toHaveText('Panel Administrateur');
  expect(address()).toBe('/admin');
});

test('the introduction leads through the race to the three phases', async () => {
  await open('/introduction');
  await expect.element(heading()).toHaveText(introduction.title);
  await expect.element(main()).toContainText(plainText(introduction.intro));
  expect(main().element().querySelector('article > header svg')).not.toBeNull();
  expect(headings(2)).toEqual(introduction.features.map(({ title }) => title));
  const features = main().getByRole('listitem');
  for (const [index, { figure, text }] of introduction.features.entries()) {
    for (const words of [figure, plainText(text)]) await expect.element(features.nth(index)).toContainText(words);
  }
  await main().getByRole('link', { name: 'Commencer', exact: true }).click();

  await expect.element(heading()).toHaveText(understanding.title);
  const laps = main().getByRole('list', { name: 'Le parcours' }).getByRole('listitem');
  await expect.element(laps).toHaveLength(8);
  for (const [index, { name }] of understanding.stations.entries()) {
    await expect.element(laps.nth(index)).toContainText('1 km');
    await expect.element(laps.nth(index)).toContainText(name);
  }
  for (const { title, text } of understanding.components.items) {
    expect(headings(3)).toContain(title);
    await expect.element(main()).toContainText(plainText(text));
  }
  await expect.element(main()).toContainText(plainText(understanding.nonAffiliation));
  await main().getByRole('link', { name: "Je veux m'entraîner", exact: true }).click();

  const links = page.getByRole('link', { name: 'Voir le programme', exact: true });
  await expect.element(links).toHaveLength(programme.phases.length);
  const cards = main().getByRole('listitem').filter({ has: links });
  for (const [index, { number, name, route }] of programme.phases.entries()) {
    await expect.element(cards.nth(index)).toContainText(`Phase ${number}`);
    await expect.element(cards.nth(index)).toContainText(name);
    await expect.element(cards.nth(index)).toContainText(`Semaines ${index * 4 + 1} à ${index * 4 + 4}`);
    await expect.element(cards.nth(index)).toContainText('lundi, mercredi, vendredi');
    await expect.element(links.nth(index)).toHaveAttribute('href', route);
  }
});
