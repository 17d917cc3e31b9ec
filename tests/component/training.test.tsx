import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublishedDay } from '../../schema/programme.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { DAYS } from '../../schema/vocabulary.ts';
import { dayMinutes } from '../../src/format/minutes.ts';
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

test('the picture of a phase has a bar for each day, as tall as the day is long', async () => {
  const [phase] = programme.phases;
  const minutes = phase?.weeks.flatMap(({ days }) => days.map(dayMinutes)) ?? [];
  await open(phase?.route ?? '');
  await expect.element(weekLink(1)).toBeVisible();
  const bars = [...document.querySelectorAll('nav[aria-label="Les semaines de la phase"] rect')];
  const heights = bars.map((bar) => bar.getBoundingClientRect().height);
  const percent = (numbers: number[]) => numbers.map((number) => Math.round((100 * number) / Math.max(...numbers)));
  // A day without a duration has a bar all the same.
  const expected = percent(minutes).map((tall) => tall || Math.min(...percent(heights)));
  expect(percent(heights)).toEqual(expected);
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test('each week of a phase can be reached from the top of its page', async () => {
  await open('/training/phase2');
  for (const { number } of programme.phases[1]?.weeks ?? []) {
    await weekLink(number).click();
    const title = page.getByRole('heading', { name: `Semaine ${number}`, exact: true });
    await expect.element(title).toHaveFocus();
    await expect.element(title).toBeInViewport();
  }
});

test('the effort of a set and a break have their tables', async () => {
  const { title = '', table } = training.principles.find(({ id }) => id === 'missed-session') ?? {};
  await page.viewport(320, 640);
  await open('/training');
  for (const folded of [training.headings.intensities, training.headings.principles])
    await page.getByRole('heading', { level: 2, name: folded }).click();
  await expectTable('En force, les répétitions en réserve', {
    columns: ['RPE', 'En réserve', 'Ce que tu sens'],
    rows: ['6', '7', '8'],
  });
  const inReserve = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '6', exact: true }) });
  await expect.element(inReserve.getByRole('cell').first()).toHaveText('4');
  await page.getByText(title, { exact: true }).click();
  await expectTable(title, {
    columns: table?.columns ?? [],
    rows: ['1 à 3 jours', '4 à 7 jours', '8 à 14 jours', 'Au-delà de 14 jours'],
  });
  await expect.element(page.getByRole('cell', { name: 'charges à −30 %' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

async function expectTable(name: string, { columns, rows }: { columns: string[]; rows: string[] }): Promise<void> {
  const table = page.getByRole('table', { name });
  await expect.element(table).toBeVisible();
  expect(textsOf(table.getByRole('columnheader'))).toEqual(columns);
  expect(textsOf(table.getByRole('rowheader'))).toEqual(rows);
}
