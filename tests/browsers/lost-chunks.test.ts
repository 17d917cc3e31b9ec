import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { introduction } from '../fixtures/generated/introduction.ts';
import { training } from '../fixtures/generated/training.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { enter, startApp } from './app.ts';
import { expectHeading, expectScreen } from './screens.ts';
import { button, link } from './target.ts';

function findChunk(name: RegExp): string {
  const found = readdirSync(path.join(inject('versionsFolder'), 'v1', 'assets')).find((file) => name.test(file));
  if (!found) throw new Error(`no chunk is called ${name}`);
  return `assets/${found}`;
}

/** A worker would keep what is lost here. */
async function startWithoutWorker() {
  const app = await startApp();
  await app.host.remove(/^sw\.js$/);
  await enter(app.tab, app.host);
  return app;
}

test.each(['not-found', 'dropped'] as const)(
  'P8: a chunk that is %s is asked for by one reload, then missed with a message, and loaded once the host has it',
  async (loss) => {
    const { host, tab } = await startWithoutWorker();
    host.lose(findChunk(/^TrainingPage-.*\.js$/), loss);
    await tab.press(link('Programme', 'nav'));
    await expectHeading(tab, 'Chargement impossible');
    expect(await tab.ask(() => performance.getEntriesByType('navigation').map(({ name }) => name))).toEqual([
      expect.stringMatching(/\/training$/),
    ]);

    host.mend();
    await tab.press(button('Recharger la page'));
    await expectScreen(tab, training.title, 'v1');
  },
);

test('P8: a page that is left while a file is on its way is not brought back', async () => {
  const { host, tab } = await startWithoutWorker();
  await expectHeading(tab, introduction.title);
  host.lose(findChunk(/^firebase-.*\.js$/), 'never-answered');
  await tab.goto(`${host.address}training`);
  await expectHeading(tab, training.title);
  await tab.goto(`${host.address}understanding`);
  await expectHeading(tab, understanding.title);
});
