import { expect, test } from 'vitest';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { expectAddress, signIn, startApp } from './app.ts';
import { expectScreen } from './screens.ts';
import { button } from './target.ts';
import { comeBackUntilOffered, comeBackWithoutUpdate, expectInstalled, expectNoOffer } from './updates.ts';

test('the first install asks nothing; « Mettre à jour » brings the new version', async () => {
  const { host, tab } = await startApp(0);
  await tab.goto(`${host.address}login`);
  await signIn(tab, DEMO_MEMBER, DEMO_PASSWORD);
  await expectAddress(tab, '/introduction');
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
