import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { chosenEngines } from '../../scripts/verify/engines.ts';
import { type Host, type Loss, startHost } from '../fixtures/deploys.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { openWindow } from './engines/open.ts';
import type { BrowserWindow } from './engines/window.ts';
import { WATCH_FAULTS } from './faults.ts';
import { Tab } from './tab.ts';
import { button, link } from './target.ts';

const LOSSES: readonly Loss[] = ['not-found', 'dropped'];
/** What the page itself names: without it nothing runs, or looks as it should, until its reader reloads. */
const NAMED_BY_PAGE = /^assets\/(?:boot-.*\.js|main-.*\.css)$/;
const PATIENCE_MS = 60_000;

const [page] = programme.workoutPages;
const option = page?.options[0];
if (!page || !option) throw new Error('the programme has no workout');

/** Every script and style sheet of the build, and each way to lose it. */
const cases = readdirSync(path.join(inject('versionsFolder'), 'v1', 'assets'))
  .filter((name) => /\.(?:js|css)$/.test(name))
  .flatMap((name) => LOSSES.map((loss) => [`assets/${name}`, loss] as const));

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
const isMissed = () => document.body.innerText.includes('Réessayer');

/** Waits for the screen with this heading. When the app says that a part did not come, its loss ends, and its way on is taken. */
async function expectThrough(tab: Tab, host: Host, heading: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let shown = '';
  while (Date.now() < deadline) {
    const seen = await tab
      .ask(() => [document.querySelector('h1')?.innerText ?? '', document.body.innerText])
      // The page is on its way to another one.
      .catch(() => ['', '']);
    if (plain(seen[0] ?? '') === plain(heading)) return;
    shown = seen[1] ?? '';
    const [, wayOn] = WAYS_ON.find(([text]) => shown.includes(text)) ?? [];
    if (wayOn) {
      host.mend();
      // It leads to another page, where nothing is left to answer.
      await tab.ask(clickButton, wayOn).catch(() => undefined);
    }
    await pause(100);
  }
  throw new Error(`no screen « ${heading} »; shown: ${shown}`);
}

describe.each(chosenEngines())('%s', (engine) => {
  let window: BrowserWindow;
  beforeAll(async () => {
    window = await openWindow(engine, WATCH_FAULTS);
  });
  afterAll(() => window.close());

  test.each(cases)('%s, %s until it is missed, locks nobody out', async (file, loss) => {
    // An origin of its own: nothing of it is in the browser's caches.
    const host = await startHost(inject('versionsFolder'), inject('authUrl'));
    onTestFinished(() => host.stop());
    await host.deploy('v1');
    // It would keep what is lost here.
    await host.remove(/^sw\.js$/);
    const tab = new Tab(engine, window);
    const login = 'Objectif 8 v1 Connexion';

    host.lose(file, loss);
    await tab.goto(`${host.address}login`);
    if (NAMED_BY_PAGE.test(file)) {
      await tab.until('end of the load', () => document.readyState === 'complete');
      host.mend();
      await tab.reload();
    }
    await expectThrough(tab, host, login);
    if (file.includes('ResetPasswordPage')) {
      await tab.press(link('Mot de passe oublié ?'));
      await expectThrough(tab, host, 'Objectif 8 v1 Mot de passe oublié');
      await tab.press(link('Retour à la connexion'));
      await expectThrough(tab, host, login);
    }
    await tab.fill('Email', DEMO_MEMBER);
    await tab.fill('Mot de passe', DEMO_PASSWORD);
    // Word of a loss moves the form: no press is to meet that.
    await expect
      .poll(async () => host.arrived.some((name) => /main-.*js$/.test(name)) || (await tab.ask(isMissed)), {
        timeout: PATIENCE_MS,
      })
      .toBe(true);
    await tab.press(button('Se connecter'));
    await expectThrough(tab, host, introduction.title);
    await tab.goto(`${host.address}${page.route.slice(1)}?workout=${option.id}`);
    await expectThrough(tab, host, option.name);
    await tab.press(button('Démarrer la séance'));
    await expectThrough(tab, host, 'Échauffement');

    // Nobody pressed for some parts: the app fetches them ahead, again at each start.
    host.mend();
    await tab.reload();
    await expect.poll(() => host.arrived, { timeout: PATIENCE_MS }).toContain(file);
    await expectThrough(tab, host, 'Échauffement');
    // Leaves no run behind in the next test's way.
    await tab.ask(() => localStorage.clear());
  });
});
