import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reloadOnLoadError } from '../../src/app/loadErrors.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { training } from '../fixtures/generated/training.ts';
import { button, heading, open } from './app.tsx';
import { untilTheEnd } from './device.ts';
import { expectNoise } from './noise.ts';
import { main } from './race.ts';
import { expectReadable } from './readable.ts';

/** As Vite reports a chunk that did not come; without a network the page is not reloaded. */
function loseChunk(error: Error): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  untilTheEnd(reloadOnLoadError);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
}

test.each([
  ['throws', 'Affichage impossible', 'Le problème vient de l’app, pas de ta connexion.', () => {}],
  ['does not come', 'Chargement impossible', 'Vérifie ta connexion, puis recharge la page.', loseChunk],
] as const)(
  'P8: a screen that %s says so, leaves the others, and leads to the profile',
  async (_, title, advice, fail) => {
    // React reports it on the console.
    expectNoise(/provoked/);
    const error = new Error('provoked');
    fail(error);
    vi.spyOn(introduction.features, 'map').mockImplementation(() => {
      throw error;
    });
    await open('/introduction');
    await expect.element(heading()).toHaveText(title);
    await expect.element(heading()).toHaveFocus();
    await expect.poll(() => document.title).toBe(`${title} – Objectif 8`);
    await expect.element(main()).toContainText(advice);
    await expect.element(button('Recharger la page')).toBeVisible();
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expectReadable();

    await page.getByRole('navigation').getByRole('link', { name: 'Programme', exact: true }).click();
    await expect.element(heading()).toHaveText(training.title);
    history.back();
    await expect.element(heading()).toHaveText(title);
    await page.getByRole('link', { name: 'Ouvrir le profil' }).click();
    await expect.element(heading()).toHaveText('Profil');
    await expect.element(button('Exporter')).toBeVisible();
  },
);
