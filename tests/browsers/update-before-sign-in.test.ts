import { expect, test } from 'vitest';
import { signIn, startApp } from './app.ts';
import { expectHeading, visitEveryScreen } from './screens.ts';
import { button, link } from './target.ts';
import { comeBackUntilOffered, expectInstalled, expectNoOffer } from './updates.ts';

test('P7: « Plus tard » before signing in keeps what a visitor has not opened yet', async () => {
  const { host, tab } = await startApp();
  await tab.goto(`${host.address}login`);
  await expectInstalled(tab);
  await host.deploy('v2');
  await comeBackUntilOffered(tab);
  await tab.press(button('Plus tard'));
  await expectNoOffer(tab);

  await tab.press(link('Mot de passe oublié ?'));
  await expectHeading(tab, 'Objectif 8 v1 Mot de passe oublié');
  await tab.press(link('Retour à la connexion'));
  await expectHeading(tab, 'Objectif 8 v1 Connexion');
  await signIn(tab);
  await visitEveryScreen(tab, 'v1');
  expect(await tab.pageErrors()).toEqual([]);
});
