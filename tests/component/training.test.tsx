import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublishedDay } from '../../schema/programme.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { DAYS } from '../../schema/vocabulary.ts';
import { formatDuration, formatRest } from '../../src/format/quantities.ts';
import { plainText } from '../../src/format/richText.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { open } from './app.tsx';
import { week } from './programme.ts';
import { textsOf } from './texts.ts';

/** What a day's row shows in other words, or not at all; its other fields are texts. */
const OTHERWISE_SHOWN = new Set([
  'intervals',
  'day',
  'activity',
  'type',
  'link',
  'paces',
  'test',
  'duration',
  'rest',
  'suggested',
  'dependent',
  'legs',
  'simulation',
]);

/** What a day's row says, beside its weekday. */
const details = (day: PublishedDay) => [
  day.activity,
  ...(day.duration ? [formatDuration(day.duration)] : []),
  ...(day.rest ? [formatRest(day.rest)] : []),
  ...(day.suggested ? [day.suggested.name] : []),
  ...(day.dependent ?? []).map(({ text }) => plainText(text)),
  ...Object.entries(day).flatMap(([name, value]) => (OTHERWISE_SHOWN.has(name) ? [] : plainText(value as RichText))),
];

const weekLink = (number: number) =>
  page.getByRole('navigation', { name: 'Les semaines de la phase' }).getByRole('link', { name: `Semaine ${number}` });

test('the phases show 84 days, from lundi of week 1 to the race on dimanche of week 12', async () => {
  const shown: string[] = [];
  for (const { route, weeks } of programme.phases) {
    await open(route);
    for (const { number, days } of weeks) {
      await expect.element(week(number)).toBeVisible();
      const rows = [...week(number).element().querySelectorAll('ol > li')];
      expect(rows).toHaveLength(DAYS.length);
      for (const [index, day] of days.entries()) {
        const text = rows[index]?.textContent;
        expect(text).toMatch(new RegExp(`^${DAYS[index]}`));
        for (const detail of details(day)) expect(text).toContain(detail);
        expect(rows[index]?.querySelector<HTMLAnchorElement>('h3 a')?.pathname).toBe(day.link);
        expect(rows[index]?.querySelectorAll(':scope > svg')).toHaveLength(day.link ? 1 : 0);
        shown.push(`${number} ${DAYS[index]}`);
      }
    }
  }
  expect(shown).toHaveLength(84);
  expect([shown.at(0), shown.at(-1)]).toEqual(['1 lundi', '12 dimanche']);
});

test('each week of a phase can be reached from the top of its page', async () => {
  await open('/training/phase2');
  for (const number of [8, 5]) {
    await weekLink(number).click();
    const title = page.getByRole('heading', { name: `Semaine ${number}`, exact: true });
    await expect.element(title).toHaveFocus();
    await expect.element(title).toBeInViewport();
  }
});

test('what to do after a break is a table that fits a narrow phone', async () => {
  const { title = '', table } = training.principles.find(({ id }) => id === 'missed-session') ?? {};
  await page.viewport(320, 640);
  await open('/training');
  await page.getByRole('heading', { level: 2, name: training.headings.principles }).click();
  await page.getByText(title, { exact: true }).click();
  const shown = page.getByRole('table', { name: title });
  await expect.element(shown).toBeVisible();
  expect(textsOf(shown.getByRole('columnheader'))).toEqual(table?.columns);
  expect(textsOf(shown.getByRole('rowheader'))).toHaveLength(table?.rows.length ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
