import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { ENGINES } from '../../scripts/verify/engines.ts';
import { type Host, type Loss, startHost } from '../fixtures/deploys.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { signIn } from './app.ts';
import { openWindow } from './engines/open.ts';
import type { BrowserWindow } from './engines/window.ts';
import { RECORD_PAGE_ERRORS } from './page-errors.ts';
import { Tab } from './tab.ts';
import { button, link } from './target.ts';

const LOSSES: readonly [Loss, Loss] = ['not-found', 'dropped'];
/** What the page itself names: without it nothing runs, or looks as it should, until the user reloads. */
const NAMED_BY_PAGE = /^assets\/(?:boot-.*\.js|main-.*\.css)$/;
const TIMEOUT_MS = 60_000;

const [page] = programme.workoutPages;
const option = page?.options[0];
if (!page || !option) throw new Error('the programme has no workout');

/** Every script and style sheet of the build, lost in each way in turn; which comes first differs by file and engine. */
const cases = readdirSync(path.join(inject('versionsFolder'), 'v1', 'assets'))
  .filter((name) => /\.(?:js|css)$/.test(name))
  .map((name, index) => {
    const [first, second] = (index + ENGINES.indexOf(inject('engine'))) % 2 === 0 ? LOSSES : LOSSES.toReversed();
    return { file: `assets/${name}`, first, second };
  });

/** What the app says when a part did not come, and the button that is its way on. */
const WAYS_ON = [
  ['Chargement impossible. Vérifie ta connexion.', 'Réessayer'],
  ['Chargement impossible', 'Recharger la page'],
  ['Pas de réseau', 'Se connecter'],
  ['Une erreur est survenue lors de la connexion', 'Se connecter'],
  ['L’ouverture prend plus de temps que prévu', 'Recharger la page'],
] as const;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Runs in the page. */
const clickButton = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

/** Runs in the page. */
const showsRetry = () => document.body.innerText.includes('Réessayer');

/** The page was loaded again for the accounts' SDK, which may have come meanwhile. */
const asksAgain = (host: Host, shown: string) =>
  host.isLost(/firebase/) || plain(shown).includes('Page rechargée : retape ton mot de passe');

/**
 * Waits for the screen with this heading. When the app says that a part did not come, the loss changes, and its way on
 * is taken. A second loss of the accounts' SDK loads the page again: its form is filled once more.
 */
async function expectThrough(tab: Tab, host: Host, heading: string, changeLoss: () => void): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  let shown = '';
  while (Date.now() < deadline) {
    const [title = '', text = '', isPasswordEmpty] = await tab
      .ask(() => {
        const password = document.querySelector<HTMLInputElement>('input[type=password]');
        return [
          document.querySelector('h1')?.innerText ?? '',
          document.body.innerText,
          password?.value === '',
        ] as const;
      })
      // The page is on its way to another one.
      .catch((error: unknown) => ['', String(error)] as const);
    if (plain(title) === plain(heading)) return;
    shown = text;
    const [, wayOn] = WAYS_ON.find(([what]) => shown.includes(what)) ?? [];
    if (wayOn) {
      if (host.wasRequested()) changeLoss();
      // It leads to another page, where nothing is left to answer.
      await tab.ask(clickButton, wayOn).catch(() => undefined);
    } else if (isPasswordEmpty && heading === introduction.title && asksAgain(host, shown)) {
      await signIn(tab, DEMO_MEMBER, DEMO_PASSWORD);
    }
    await pause(100);
  }
  const where = await tab.ask(() => `${location.href}, ${document.readyState}`).catch(String);
  throw new Error(`no screen « ${heading} »; shown: ${shown}; at ${where}; arrived: ${host.arrived.slice(-20)}`);
}

let window: BrowserWindow;
beforeAll(async () => {
  window = await openWindow(inject('engine'), RECORD_PAGE_ERRORS);
});
afterAll(() => window.close());

test.each(cases)(
  '$file, $first, then $second, each until it is missed, locks nobody out',
  async ({ file, first, second }) => {
    // An origin of its own: nothing of it is in the browser's caches.
    const host = await startHost(inject('versionsFolder'), inject('authUrl'));
    onTestFinished(() => host.stop());
    await host.deploy('v1');
    // It would keep what is lost here.
    await host.remove(/^sw\.js$/);
    const tab = new Tab(inject('engine'), window);
    const login = 'Objectif 8 v1 Connexion';

    const changes = [() => host.lose(file, second), () => host.mend()];
    const changeLoss = () => changes.shift()?.();
    const expectScreen = (heading: string) => expectThrough(tab, host, heading, changeLoss);

    host.lose(file, first);
    await tab.goto(`${host.address}login`);
    if (NAMED_BY_PAGE.test(file)) {
      for (const _ of LOSSES) {
        await tab.until('end of the load', () => document.readyState === 'complete');
        expect(host.wasRequested()).toBe(true);
        changeLoss();
        await tab.reload();
      }
    }
    await expectScreen(login);
    if (file.includes('ResetPasswordPage')) {
      await tab.press(link('Mot de passe oublié ?'));
      await expectScreen('Objectif 8 v1 Mot de passe oublié');
      await tab.press(link('Retour à la connexion'));
      await expectScreen(login);
    }
    await tab.fill('Email', DEMO_MEMBER);
    await tab.fill('Mot de passe', DEMO_PASSWORD);
    // Word of a loss moves the form: no press is to meet that.
    await expect
      .poll(async () => host.arrived.some((name) => /main-.*js$/.test(name)) || (await tab.ask(showsRetry)), {
        timeout: TIMEOUT_MS,
      })
      .toBe(true);
    await tab.press(button('Se connecter'));
    await expectScreen(introduction.title);
    await tab.goto(`${host.address}${page.route.slice(1)}?workout=${option.id}`);
    await expectScreen(option.name);
    await tab.press(button('Démarrer la séance'));
    await expectScreen('Échauffement');

    // Nobody pressed for some parts: the app fetches them ahead, again at each start.
    host.mend();
    await tab.reload();
    await expect.poll(() => host.arrived, { timeout: TIMEOUT_MS }).toContain(file);
    await expectScreen('Échauffement');
    // Leaves no run behind in the next test's way.
    await tab.ask(() => localStorage.clear());
  },
);
