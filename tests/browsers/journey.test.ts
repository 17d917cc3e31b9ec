import { expect, test } from 'vitest';
import { competition } from '../fixtures/generated/competition.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { expectAddress, expectToast, signIn, startApp } from './app.ts';
import { expectScreen, expectWorkout, visitEveryScreen } from './screens.ts';
import { button, link, linkTo } from './target.ts';
import { comeBackUntilOffered, expectInstalled, expectNoOffer } from './updates.ts';

const [phase] = programme.phases;
const [firstPage, otherPage] = workoutPages;
const option = firstPage?.options[0];
if (!phase || !otherPage || !option) throw new Error('the programme is too short for this journey');

test.each([0, 600])('P7: a member’s days with the app, on a host with max-age=%i', async (maxAgeSeconds) => {
  const { host, tab } = await startApp(maxAgeSeconds);
  const addressOf = (path: string) => `${host.address}${path.slice(1)}`;

  // Signs in, at the second attempt.
  await tab.goto(addressOf('/login'));
  await signIn(tab, 'neuf-tours-9');
  await expectToast(tab, 'Mot de passe incorrect');
  await signIn(tab);
  await expectAddress(tab, '/introduction');

  // Reads, and chooses a workout.
  await tab.press(link('Comprendre', 'nav'));
  await expectScreen(tab, understanding.title, 'v1');
  await tab.press(link('Programme', 'nav'));
  await expectScreen(tab, training.title, 'v1');
  await tab.press(linkTo(phase.route));
  await tab.press(linkTo(firstPage.route));
  await tab.press(link(option.name, 'main'));
  await expectWorkout(tab, option, 'v1');
  await expectInstalled(tab);

  // Is offline: what was chosen stays, and any address opens.
  await host.pause();
  await tab.reload();
  await expectWorkout(tab, option, 'v1');
  await tab.goto(addressOf(otherPage.route));
  await expectScreen(tab, otherPage.title, 'v1');
  await tab.goto(addressOf('/competition'));
  await expectScreen(tab, competition.title, 'v1');

  // Is online again, and doesn't want the new version yet.
  await host.deploy('v2');
  await host.resume();
  await comeBackUntilOffered(tab);
  await tab.press(button('Plus tard'));
  await expectNoOffer(tab);
  // With a max-age it is the new version's files that may be wrong ones.
  if (maxAgeSeconds === 0) await visitEveryScreen(tab, 'v1');
  await host.pause();
  await visitEveryScreen(tab, 'v1');
  await tab.reload();
  await visitEveryScreen(tab, 'v2');

  // Leaves.
  await host.resume();
  await tab.press(link('Profil'));
  await tab.press(button('Se déconnecter'));
  await expectToast(tab, 'Déconnexion réussie');
  await expectAddress(tab, '/login');
  await tab.goto(addressOf('/training'));
  await expectAddress(tab, '/login');

  expect(await tab.pageErrors()).toEqual([]);
});
