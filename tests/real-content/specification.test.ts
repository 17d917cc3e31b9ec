import { beforeAll, expect, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import type { Content } from '../../scripts/content/content.ts';
import { CONTENT_FOLDER } from '../../scripts/content/folders.ts';

let content: Content;
beforeAll(async () => {
  ({ content } = await checkFolder(CONTENT_FOLDER));
}, 60_000);

const idsOf = (items: readonly { id: string }[] = []) => items.map(({ id }) => id);
const daysOf = (type: string) => content.days().filter(({ day }) => day.type === type);

test('the phases have the names of the specification', () => {
  expect(content.valid('phase').map(({ value }) => value.name)).toEqual(['Fondation', 'Développement', 'Performance']);
});

test('the introduction has three features, the race four key components', () => {
  expect(content.one('introduction')?.features).toHaveLength(3);
  expect(content.one('understanding')?.components.items).toHaveLength(4);
});

test('the guide of race day has its notices, its checklists and its strategy', () => {
  const guide = content.one('competition');
  expect(guide?.notices.map(({ title }) => title)).toEqual(['Arrivez 2h avant', 'Objectif atteignable']);
  expect(idsOf(guide?.equipment.items)).toEqual(expect.arrayContaining(['running-outfit', 'shoes']));
  expect(idsOf(guide?.nutrition.items)).toEqual(
    expect.arrayContaining(['breakfast', 'snack', 'drinks', 'energy-gels']),
  );
  expect(idsOf(guide?.strategy.sections)).toEqual(expect.arrayContaining(['pace', 'effort']));
  const arrival = guide?.timetable.entries.find(({ id }) => id === 'time-arrival');
  expect(arrival?.before).toMatchObject({ minSeconds: 7200, maxSeconds: 7200 });
});

test('long runs of phases 2 and 3 last 65, 70 and 75 minutes; intervals are those agreed on', () => {
  const late = daysOf('sortie longue').filter(({ week }) => week.number > 4);
  expect(new Set(late.map(({ day }) => (day.duration?.maxSeconds ?? 0) / 60))).toEqual(new Set([65, 70, 75]));
  const intervals = daysOf('fractionné').map(({ day }) => day.activity.replace(/^\D+/, '').replace(/\s/g, ' '));
  expect(intervals).toEqual(
    expect.arrayContaining(['5 × 400 m', '3 × 1 km', '5 à 6 × 600 m', '4 × 800 m', '5 × 800 m']),
  );
});
