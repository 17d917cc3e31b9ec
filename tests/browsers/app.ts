import { inject, onTestFinished } from 'vitest';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { type Host, startHost } from '../fixtures/deploys.ts';
import { openWindow } from './engines/open.ts';
import { RECORD_PAGE_ERRORS } from './page-errors.ts';
import { Tab } from './tab.ts';
import { button } from './target.ts';

/** A host with v1 of the app, and an empty window. Both end with the test. */
export async function startApp(maxAgeSeconds = 0) {
  const host = await startHost(inject('versionsFolder'), inject('authUrl'), maxAgeSeconds);
  onTestFinished(() => host.stop());
  await host.deploy('v1');
  const engine = inject('engine');
  const window = await openWindow(engine, RECORD_PAGE_ERRORS);
  onTestFinished(() => window.close());
  return { host, tab: new Tab(engine, window) };
}

/** Fills the form of /login and sends it. */
export async function signIn(tab: Tab, password = DEMO_PASSWORD): Promise<void> {
  await tab.fill('Email', DEMO_MEMBER);
  await tab.fill('Mot de passe', password);
  await tab.press(button('Se connecter'));
}

/** Opens the app and signs in. */
export async function enter(tab: Tab, host: Host): Promise<void> {
  await tab.goto(`${host.address}login`);
  await signIn(tab);
  await expectAddress(tab, '/introduction');
}

export const expectAddress = (tab: Tab, end: string) =>
  tab.until(`address that ends with ${end}`, (expected) => location.href.endsWith(expected), end);

/** A message over the screen, while it stands there. */
export const expectToast = (tab: Tab, text: string) =>
  tab.until(
    `message « ${text} »`,
    (expected) =>
      [...document.querySelectorAll('[role=status], [role=alert]')].some((region) => region.textContent === expected),
    text,
  );
