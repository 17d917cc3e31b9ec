import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of their rules, those that a colour scheme can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Runs axe on what the page shows now, in both colour schemes, which differ in their colours alone. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await faults(axe(page).withTags(WCAG_2_2_AA)), `axe in light on ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await faults(axe(page).withRules(ABOUT_COLOURS)), `axe in dark on ${page.url()}`).toEqual([]);
}

/** The app has no frames, and only they need axe's newer way, which opens a tab for each analysis. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}

async function faults(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
