import type { PublishedPage, PublishedWorkout } from '../../schema/programme.ts';
import { fixedScreens, phaseScreens } from '../e2e/screens.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import type { Tab } from './tab.ts';
import { link, linkTo } from './target.ts';

const TAB_BAR = 'nav';

/** Waits for the screen with this heading. */
export const expectHeading = (tab: Tab, heading: string) =>
  tab.until(
    `screen « ${heading} »`,
    (expected) => {
      const plain = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim();
      return plain(document.querySelector('h1')?.textContent) === plain(expected);
    },
    heading,
  );

/** Waits for a member's screen with this heading, of this version of the app: its header tells it. */
export async function expectScreen(tab: Tab, heading: string, version: string): Promise<void> {
  await expectHeading(tab, heading);
  await tab.until(
    `header of ${version}`,
    (name) => document.querySelector('header a')?.textContent === name,
    `Objectif 8 ${version}`,
  );
}

/** The chosen workout, with its exercises in order. */
export async function expectWorkout(tab: Tab, { name, blocks }: PublishedWorkout, version: string): Promise<void> {
  await expectScreen(tab, name, version);
  await tab.until(
    `exercises of « ${name} »`,
    (...exercises) => {
      const shown = [...document.querySelectorAll('main h3')].filter((heading) => heading.getClientRects().length > 0);
      return exercises.join() === shown.map((heading) => heading.textContent).join();
    },
    ...blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.name)),
  );
}

/** From the screen of its phase: the page, and each of its workouts. */
async function visitWorkouts(tab: Tab, { options }: PublishedPage, version: string): Promise<void> {
  for (const option of options) {
    await tab.press(link(option.name, 'main'));
    await expectWorkout(tab, option, version);
    await tab.press(link('Retour aux options', 'main'));
  }
}

/** Reaches every screen of a member by the app's own links, and of each phase's first page every workout. */
export async function visitEveryScreen(tab: Tab, version: string): Promise<void> {
  for (const { path, heading, title, inTabBar } of fixedScreens) {
    if (inTabBar) await tab.press(link(title, TAB_BAR));
    else {
      await tab.press(link('Profil'));
      if (path !== '/profile') await tab.press(linkTo(path));
    }
    await expectScreen(tab, heading, version);
  }
  for (const [index, { weeks, route }] of programme.phases.entries()) {
    await tab.press(link('Programme', TAB_BAR));
    await expectScreen(tab, training.title, version);
    await tab.press(linkTo(route));
    const { heading } = phaseScreens[index] ?? { heading: '' };
    await expectScreen(tab, heading, version);
    // What replaces the gym in travel is linked by no day.
    const links = weeks.flatMap(({ days }) => days.map(({ link }) => link));
    const pages = workoutPages.filter((page) => links.includes(page.route));
    for (const page of pages) {
      await tab.press(linkTo(page.route));
      await expectScreen(tab, page.title, version);
      if (page === pages[0]) await visitWorkouts(tab, page, version);
      await tab.press(link(heading, 'main'));
      await expectScreen(tab, heading, version);
    }
  }
}
