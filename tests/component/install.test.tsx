import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchInstallOffer } from '../../src/app/pwa/installOffer.ts';
import { address, button, heading, open } from './app.tsx';
import { storeJournal, storeState, stubNavigator, untilTheEnd } from './device.ts';
import { expectReadable } from './readable.ts';

const hint = page.getByRole('complementary', { name: 'Emporte le programme en salle' });

const LOGGED = { id: 'here', changedAt: 1, kind: 'run', on: '2027-03-01', name: 'Sortie longue' } as const;

test('where the browser can install the app, one button does it', async () => {
  untilTheEnd(watchInstallOffer);
  await open('/introduction');
  await expect.element(heading()).toBeVisible();
  await expect.element(hint).toHaveLength(0);
  // Headless browsers never offer an installation; this is what one sends.
  const prompt = vi.fn();
  onTestFinished(() => void window.dispatchEvent(new Event('appinstalled')));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  expect(window.dispatchEvent(offer), 'the browser’s own banner').toBe(false);
  await expect.element(hint).toBeVisible();
  await hint.getByRole('button', { name: 'Installer l’app' }).click();
  expect(prompt).toHaveBeenCalledTimes(1);
  await expect.element(hint).toHaveLength(0);
});

test('the browser is asked to keep the data once something is in the journal, Firefox only where the app is installed', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  await open('/introduction');
  await page.getByRole('link', { name: 'Commencer' }).click();
  await expect.poll(address).toBe('/understanding');
  expect(persist).not.toHaveBeenCalled();
  await storeJournal([LOGGED]);
  await expect.poll(() => persist.mock.calls).toHaveLength(1);
  persist.mockClear();

  // In a tab it would ask its user.
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
  );
  await open('/journal');
  await expect.element(page.getByRole('link', { name: LOGGED.name }).first()).toBeVisible();
  expect(persist).not.toHaveBeenCalled();
  // What an iPhone says of an app that was opened from its home screen.
  stubNavigator('standalone', true);
  await open('/introduction');
  await expect.poll(() => persist.mock.calls).toHaveLength(1);
});

test('on an iPhone, whose installed app has a storage of its own, data that are here are exported first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Safari/604.1',
  );
  await open('/introduction');
  await expect.element(hint).toContainText('Installe d’abord, connecte-toi ensuite');
  await expect.element(hint.getByRole('link')).toHaveLength(0);
  storeState({ done: ['1-lundi'] });
  await open('/login', { visitor: 'nobody' });
  await expect.element(hint).toContainText('Connecte-\u2060toi ici et exporte tes données');
  await open('/introduction');
  await expect.element(hint).toContainText('ni ta session ni tes données');
  await expectReadable();
  await hint.getByRole('link', { name: 'Exporte tes données' }).click();
  await expect.poll(address).toBe('/profile#donnees');
  await expect.element(button('Exporter')).toBeInViewport();
});
