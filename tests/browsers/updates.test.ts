import { describe, expect, test } from 'vitest';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { chosenEngines } from '../../scripts/verify/engines.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { expectAddress, signIn, startApp } from './app.ts';
import { expectHeading, expectScreen, visitEveryScreen } from './screens.ts';
import { button, link } from './target.ts';
import { comeBackToTheSame, comeBackUntilOffered, expectInstalled, expectNoOffer } from './updates.ts';

describe.each(chosenEngines())('%s', (engine) => {
  test('the first install asks nothing; « Mettre à jour » brings the new version', async () => {
    const { host, tab } = await startApp(engine, 0);
    await tab.goto(`${host.address}login`);
    await signIn(tab, DEMO_MEMBER, DEMO_PASSWORD);
    await expectAddress(tab, '/introduction');
    await expectInstalled(tab);
    await comeBackToTheSame(tab);

    await host.deploy('v2');
    await comeBackUntilOffered(tab);
    await expectScreen(tab, introduction.title, 'v1');
    await tab.press(button('Mettre à jour'));
    await expectScreen(tab, introduction.title, 'v2');
    await expectNoOffer(tab);
    expect(await tab.faults()).toEqual([]);
  });

  test('« Plus tard » before signing in keeps what a visitor has not opened yet', async () => {
    const { host, tab } = await startApp(engine, 0);
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
    await signIn(tab, DEMO_MEMBER, DEMO_PASSWORD);
    await visitEveryScreen(tab, 'v1');
    expect(await tab.faults()).toEqual([]);
  });
});
