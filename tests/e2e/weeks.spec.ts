import type { PublishedDay } from '../../schema/programme.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { DAYS } from '../../schema/vocabulary.ts';
import { dayMinutes } from '../../src/format/minutes.ts';
import { formatDuration, formatRest } from '../../src/format/quantities.ts';
import { plainText } from '../../src/format/richText.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { expect, test } from './fixtures.ts';

/** What a day's row shows in other words, or not at all; its other fields are texts. */
const OTHERWISE_SHOWN = new Set(['day', 'activity', 'type', 'link', 'paces', 'test', 'duration', 'rest', 'suggested']);

/** What a day's row says, beside its name and activity. */
const details = (day: PublishedDay) => [
  ...(day.duration ? [formatDuration(day.duration)] : []),
  ...(day.rest ? [formatRest(day.rest)] : []),
  ...(day.suggested ? [day.suggested.name] : []),
  ...Object.entries(day).flatMap(([name, value]) => (OTHERWISE_SHOWN.has(name) ? [] : plainText(value as RichText))),
];

test('the phases show 84 days, from lundi of week 1 to the race on dimanche of week 12', async ({ page }) => {
  const shown: string[] = [];
  for (const phase of programme.phases) {
    await page.goto(`.${phase.route}`);
    for (const week of phase.weeks) {
      const days = page
        .getByRole('region', { name: `Semaine ${week.number}`, exact: true })
        .getByRole('list')
        .first()
        .getByRole('listitem');
      await expect(days).toHaveCount(DAYS.length);
      await expect(days.getByRole('heading', { level: 3 })).toHaveText(week.days.map(({ activity }) => activity));
      const texts = await days.allTextContents();
      for (const [index, day] of week.days.entries()) {
        expect(texts[index]).toMatch(new RegExp(`^${DAYS[index]}`));
        for (const detail of details(day)) expect(texts[index]).toContain(detail);
        shown.push(`${week.number} ${DAYS[index]}`);
      }
    }
  }
  expect(shown).toHaveLength(84);
  expect(shown.at(0)).toBe('1 lundi');
  expect(shown.at(-1)).toBe('12 dimanche');

  const raceWeek = page.getByRole('region', { name: 'Semaine 12' }).getByRole('listitem');
  await raceWeek.nth(DAYS.indexOf('dimanche')).getByRole('link').click();
  await expect(page).toHaveURL('./competition');
  await page.goBack();
  await raceWeek.nth(DAYS.indexOf('mercredi')).getByRole('link').click();
  await expect(page).toHaveURL(/\/training\/phase3\/full-body(?:\?|$)/);
});

for (const phase of programme.phases) {
  test(`the days of phase ${phase.number} lead to their page, which marks the workout they advise`, async ({
    page,
  }) => {
    await page.goto(`.${phase.route}`);
    for (const week of phase.weeks) {
      const days = page.getByRole('region', { name: `Semaine ${week.number}`, exact: true }).getByRole('listitem');
      for (const [index, { link, activity, suggested, description }] of week.days.entries()) {
        const day = days.nth(index);
        // « Noter » leads to the journal from a day of running, « Noter le test » to the field of its result.
        const links = day.getByRole('link').filter({ hasNotText: /^Noter/ });
        await expect(links).toHaveCount((link ? 1 : 0) + linksIn(description).length);
        if (!link) continue;
        await day.getByRole('link', { name: activity }).click();
        await expect(page).toHaveURL((url) => url.pathname.endsWith(link));
        const advised = page.getByRole('listitem').filter({ hasText: 'Séance conseillée' });
        await expect(advised).toHaveCount(suggested ? 1 : 0);
        if (suggested) await expect(advised.getByRole('heading', { level: 2 })).toHaveText(suggested.name);
        await page.goBack();
        await expect(page).toHaveURL(`.${phase.route}`);
      }
    }
  });
}

test('the picture of a phase has a bar for each day, as tall as the day is long', async ({ page }) => {
  const [phase] = programme.phases;
  const minutes = phase?.weeks.flatMap(({ days }) => days.map(dayMinutes)) ?? [];
  await page.goto(`.${phase?.route}`);
  const bars = page.getByRole('navigation', { name: 'Les semaines de la phase' }).locator('rect');
  await expect(bars).toHaveCount(minutes.length);
  const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
  const percent = (numbers: number[]) => numbers.map((number) => Math.round((100 * number) / Math.max(...numbers)));
  // A day without a duration has a bar all the same.
  const expected = percent(minutes).map((tall) => tall || Math.min(...percent(heights)));
  expect(percent(heights)).toEqual(expected);
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test('each week of a phase can be reached from the top of its page', async ({ page }) => {
  for (const { route, weeks } of programme.phases) {
    await page.goto(`.${route}`);
    for (const { number } of weeks) {
      await page
        .getByRole('navigation', { name: 'Les semaines de la phase' })
        .getByRole('link', { name: `Semaine ${number}` })
        .click();
      await expect(page.getByRole('heading', { name: `Semaine ${number}`, exact: true })).toBeInViewport();
    }
  }
});

const linksIn = (text: RichText = '') =>
  typeof text === 'string' ? [] : text.filter((inline) => typeof inline === 'object' && 'href' in inline);
