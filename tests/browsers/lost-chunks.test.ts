import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { training } from '../fixtures/generated/training.ts';
import { expectAddress, signIn, startApp } from './app.ts';
import { expectHeading, expectScreen } from './screens.ts';
import { button, link } from './target.ts';

const chunk = readdirSync(path.join(inject('versionsFolder'), 'v1', 'assets')).find((name) =>
  /^TrainingPage-.*\.js$/.test(name),
);
if (!chunk) throw new Error('no chunk holds the programme');

test.each(['not-found', 'dropped'] as const)(
  'P8: a chunk that is %s is asked for by one reload, then missed with a message, and loaded once the host has it',
  async (loss) => {
    const { host, tab } = await startApp(0);
    // It would keep what is lost here.
    await host.remove(/^sw\.js$/);
    await tab.goto(`${host.address}login`);
    await signIn(tab, DEMO_MEMBER, DEMO_PASSWORD);
    await expectAddress(tab, '/introduction');
    host.lose(`assets/${chunk}`, loss);
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
