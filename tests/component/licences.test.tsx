import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { address, button, heading, open } from './app.tsx';
import { main } from './race.ts';
import { expectReadable } from './readable.ts';

const NOTICES =
  '## react 19.2.0, react-dom 19.2.0 (MIT)\n\nCopyright (c) Meta\n\n## idb 8.0.0 (ISC)\n\nCopyright (c) Jake\n';

const loading = () => page.getByText('Chargement…');
const entry = (name: string) => page.getByRole('group').filter({ hasText: name });
const answerWith = (text: string, type = 'text/plain') => new Response(text, { headers: { 'content-type': type } });

/** The host's answer to the next request, once what is returned is called. */
function holdAnswer(answer: Response): () => void {
  let release = () => {};
  const held = new Promise<Response>((resolve) => {
    release = () => resolve(answer);
  });
  vi.spyOn(window, 'fetch').mockReturnValueOnce(held);
  return release;
}

test('the profile leads to the licences, which say that they load, open one by one and lead back', async () => {
  await open('/profile');
  const release = holdAnswer(answerWith(NOTICES));
  await page.getByRole('link', { name: 'Licences des logiciels' }).click();
  await expect.element(heading()).toHaveText('Licences des logiciels');
  await expect.element(heading()).toHaveFocus();
  await expect.element(loading()).toBeVisible();
  release();
  await expect.element(entry('idb 8.0.0 (ISC)')).toBeVisible();
  await expect.element(loading()).not.toBeInTheDocument();
  const text = page.getByText('Copyright (c) Meta');
  await expect.element(text).not.toBeVisible();
  await page.getByText('react-dom 19.2.0').click();
  await expect.element(text).toBeVisible();
  await expectReadable();
  await main().getByRole('link', { name: 'Profil', exact: true }).click();
  await expect.element(heading()).toHaveText('Profil');
  expect(address()).toBe('/profile');
});

test('licences of a host that answers the app instead can be asked for again', async () => {
  holdAnswer(answerWith('<!doctype html>', 'text/html'))();
  await open('/licences');
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Les licences n’ont pas pu être chargées' }))
    .toBeVisible();
  await expect.element(loading()).not.toBeInTheDocument();
  const release = holdAnswer(answerWith(NOTICES));
  await button('Réessayer').click();
  await expect.element(loading()).toBeVisible();
  release();
  await expect.element(entry('idb 8.0.0 (ISC)')).toBeVisible();
  await expect.element(heading()).toHaveFocus();
});
