import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dayAddress } from '../../src/memberRoutes.ts';
import { DayRow } from '../../src/renderers/DayRow.tsx';
import type { CalendarDay } from '../../src/schedule/model/day.ts';

const LINK = '/training/phase1/upper-body';
const SUGGESTED = { id: 'dos-solide', name: 'Dos solide' };

const day = (fields: Partial<CalendarDay>) =>
  ({ id: '3-lundi', day: 'lundi', activity: 'Haut du corps', ...fields }) as CalendarDay;

const linkOf = (entry: CalendarDay) => {
  const row = createElement(DayRow, { day: entry, href: dayAddress(entry) });
  return /href="([^"]*)"/.exec(renderToStaticMarkup(createElement(MemoryRouter, null, row)))?.[1];
};

test.each([
  ['with a suggested workout', { link: LINK, suggested: SUGGESTED }, '?suggested=dos-solide&day=3-lundi'],
  ['without one', { link: LINK }, '?day=3-lundi'],
  ['that a race adds to its week', { link: LINK, id: '12-lundi-2' as const }, '?day=12-lundi-2'],
])('a day %s tells its workouts which day it is', (_, fields, search) => {
  const entry = day(fields);
  expect(dayAddress(entry)).toEqual({ pathname: LINK, search });
  expect(linkOf(entry)).toBe(`${LINK}${search.replace('&', '&amp;')}`);
});

test('the race guide reads no day', () => {
  expect(linkOf(day({ link: '/competition' }))).toBe('/competition');
});

test('a day without a page has no link', () => {
  expect(dayAddress(day({}))).toBeUndefined();
  expect(linkOf(day({}))).toBeUndefined();
});
