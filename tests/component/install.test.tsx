import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchInstallOffer } from '../../src/app/pwa/installOffer.ts';
import { address, heading, open } from './app.tsx';
import { stubNavigator } from './device.ts';
import { expectReadable } from './readable.ts';

const hint = page.getByRole('complementary', { name: 'Emporte le programme en salle' });

watchInstallOffer();

test('where the browser can install the app, one button does it', async () => {
  await open('/introduction');
  await expect.element(heading()).toBeVisible();
  await expect.element(hint).toHaveLength(0);
  // Headless browsers never offer an installation; this is what one sends.
  const prompt = vi.fn();
  onTestFinished(() => void window.dispatchEvent(new Event('appinstalled')));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  expect(window.dispatchEvent(offer), 'the browser’s own banner').toBe(false);
  await expect.element(hint).toBeVisible();
  await expectReadable();
  await hint.getByRole('button', { name: 'Installer l’app' }).click();
  expect(prompt).toHaveBeenCalledTimes(1);
  await expect.element(hint).toHaveLength(0);
});

test('the installed app asks the browser to keep its data; a tab does not', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  await open('/introduction');
  await page.getByRole('link', { name: 'Commencer' }).click();
  await expect.poll(address).toBe('/understanding');
  expect(persist).not.toHaveBeenCalled();
  // What an iPhone says of an app that was opened from its home screen.
  stubNavigator('standalone', true);
  await open('/introduction');
  await expect.poll(() => persist.mock.calls.length).toBe(1);
});
