import { preview } from 'vite';
import { expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/demo/ports.ts';
import { appBuild, DEMO_BUILD } from '../fixtures/app-build.ts';
import { openWindow } from './engines/open.ts';
import { RECORD_PAGE_ERRORS } from './page-errors.ts';
import { Tab } from './tab.ts';
import { button } from './target.ts';

const LUNDI = `#/training/phase1/week-01.yaml?${encodeURIComponent('["days",0]')}`;

/** The workshop beside the app that is built. */
async function startWorkshop(): Promise<{ address: string; tab: Tab }> {
  const { folder } = await appBuild(DEMO_BUILD);
  const port = await freePort();
  const host = { host: '127.0.0.1', port, strictPort: true };
  const server = await preview({ mode: 'demo', logLevel: 'warn', build: { outDir: folder }, preview: host });
  onTestFinished(() => server.close());
  const engine = inject('engine');
  const window = await openWindow(engine, RECORD_PAGE_ERRORS);
  onTestFinished(() => window.close());
  return { address: `http://127.0.0.1:${port}/objectif-8/atelier/`, tab: new Tab(engine, window) };
}

const expectOnScreen = (tab: Tab, words: string) =>
  tab.until(
    `« ${words} » on the screen`,
    (expected) => {
      const screen = document.querySelector('iframe')?.contentDocument?.body?.textContent ?? '';
      return screen.replace(/\s/g, ' ').includes(expected);
    },
    words,
  );

test('a coach changes a day, sees it on the screen, finds it again after a reload, and takes it back', async () => {
  const { address, tab } = await startWorkshop();
  await tab.goto(address + LUNDI);
  await expectOnScreen(tab, 'Haut du corps');
  await tab.fill('Durée', '53 min');
  await expectOnScreen(tab, '53 min');
  await tab.reload();
  await expectOnScreen(tab, '53 min');
  await tab.fill('Durée', '51 min');
  await expectOnScreen(tab, '51 min');
  await tab.press(button('Annuler'));
  await expectOnScreen(tab, '53 min');
  expect(await tab.pageErrors()).toEqual([]);
});
