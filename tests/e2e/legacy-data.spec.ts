import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { leaveApp } from './session.ts';
import { doneTick } from './storedState.ts';

const { localStorage: items, journal } = JSON.parse(
  readFileSync(new URL('../fixtures/stored/version-2.json', import.meta.url), 'utf8'),
);

test.use({ visitor: 'nobody' });

// Keys, databases and shapes are written out: they are those of a version that members have, whatever the sources say.
test('who signed in with version 2 is signed in still, by the SDK’s database alone, with their marks and journal', async ({
  page,
  context,
  sessionOf,
}) => {
  const { origin, records } = await sessionOf('member');
  await context.addInitScript(
    (session) => {
      if (location.origin !== session.origin) return;
      const opening = indexedDB.open('firebaseLocalStorageDb');
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
        for (const record of session.records) store.put(record);
      };
      opening.onsuccess = () => opening.result.close();
    },
    { origin, records },
  );
  await leaveApp(page);
  await page.evaluate(
    async ([state, sessions]) => {
      localStorage.setItem('objectif-8:device', state);
      const opening = indexedDB.open('objectif-8', 1);
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore('journal', { keyPath: 'id' });
        for (const session of sessions) store.put(session);
      };
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      opening.result.close();
    },
    [JSON.stringify(items['objectif-8:device']), journal] as const,
  );
  await page.clock.setFixedTime('2027-03-10T18:30:00+01:00');
  await page.goto('./training/phase1');
  await expect(doneTick(page, 1, 'jeudi')).toBeChecked();
  await page.goto('./journal');
  await expect(page.getByRole('link', { name: 'Simulation 60\u00a0%' }).first()).toBeVisible();
});
