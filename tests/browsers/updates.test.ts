import { expect, test } from 'vitest';
import { introduction } from '../fixtures/generated/introduction.ts';
import { enter, startApp } from './app.ts';
import { expectScreen } from './screens.ts';
import { button } from './target.ts';
import { comeBackUntilOffered, comeBackWithoutUpdate, expectInstalled, expectNoOffer } from './updates.ts';

test('the first install asks nothing; « Mettre à jour » brings the new version', async () => {
  const { host, tab } = await startApp();
  await enter(tab, host);
  await expectInstalled(tab);
  await comeBackWithoutUpdate(tab);

  await host.deploy('v2');
  await comeBackUntilOffered(tab);
  await expectScreen(tab, introduction.title, 'v1');
  await tab.press(button('Mettre à jour'));
  await expectScreen(tab, introduction.title, 'v2');
  await expectNoOffer(tab);
  expect(await tab.pageErrors()).toEqual([]);
});
