import { expect, test } from 'vitest';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { expectAddress, signIn, startApp } from './app.ts';
import { expectHeading } from './screens.ts';

const STATION = 'Sled push';

test('a figure is not drawn while another tab is before the page, and goes on afterwards', async () => {
  const { host, tab } = await startApp(0);
  await tab.goto(`${host.address}login`);
  await signIn(tab, DEMO_MEMBER, DEMO_PASSWORD);
  await expectAddress(tab, '/introduction');
  await expectHeading(tab, introduction.title);
  await tab.goto(`${host.address}understanding`);
  await expectHeading(tab, 'Comprendre la course');
  await tab.until('figure', (name) => document.querySelector(`[aria-label^='${name}'] svg`) !== null, STATION);
  await tab.ask((name) => {
    const figure = document.querySelector(`[aria-label^='${name}']`);
    figure?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const counts = document.body.dataset;
    new MutationObserver(() => {
      const key = document.hidden ? 'drawnHidden' : 'drawnSeen';
      counts[key] = String(Number(counts[key] ?? 0) + 1);
    }).observe(figure ?? document.body, { subtree: true, attributeFilter: ['d', 'points'] });
  }, STATION);
  await tab.until('figure that moves', () => Number(document.body.dataset.drawnSeen ?? 0) > 2);

  await tab.behindAnotherTab(async () => {
    await tab.until('hidden page', () => document.hidden);
    // Longer than the figure ever stands still.
    await tab.ask(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  });
  await tab.until('page in front', () => !document.hidden);
  const [hidden, seen] = await tab.ask(() => [
    Number(document.body.dataset.drawnHidden ?? 0),
    Number(document.body.dataset.drawnSeen ?? 0),
  ]);
  expect(hidden).toBe(0);
  await tab.until('figure that goes on', (before) => Number(document.body.dataset.drawnSeen) > before, seen ?? 0);
  expect(await tab.pageErrors()).toEqual([]);
});
