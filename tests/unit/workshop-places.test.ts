import { expect, test } from 'vitest';
import { check } from '../../scripts/content/core.ts';
import { publishedContent } from '../../scripts/content/outputs/published-content.ts';
import { readFolder } from '../../scripts/content/read.ts';
import { placesOf, titledFiles } from '../../src/workshop/model/places.ts';
import { previewRoute } from '../../src/workshop/model/previewRoute.ts';
import { valueAt } from '../../src/workshop/model/yamlEdits.ts';
import { PROGRAMME } from '../fixtures/programme.ts';

const texts = await readFolder(PROGRAMME);
const { content } = check(texts);
const files = new Map(texts.map(({ path, text }) => [path, text]));
const places = placesOf(content);

/** Sections and checklists: what has an id and a title. */
function partsOf(value: unknown): { id: string; title: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, title } = value as Record<string, unknown>;
  const own = typeof id === 'string' && typeof title === 'string' ? [{ id, title }] : [];
  return [...own, ...Object.values(value).flatMap(partsOf)];
}

test('whatever has a pencil on a screen has a place in a file, and a file is shown on its own screen', () => {
  const { programme, workoutPages, exercises, screens } = publishedContent(content);
  const at = (name: string) => {
    const place = places[name];
    if (!place) throw new Error(`no place for ${name}`);
    return Object(valueAt(files.get(place.file) ?? '', place.path));
  };
  for (const { route, weeks } of programme.phases) {
    expect(at(`page ${route}`)).toHaveProperty('principles');
    for (const week of weeks) {
      expect(at(`week ${week.number}`).number).toBe(week.number);
      for (const { day } of week.days) expect(at(`day ${week.number}-${day}`).day).toBe(day);
    }
  }
  for (const { route, options } of workoutPages) {
    for (const { id } of options) expect(at(`workout ${route} ${id}`).id).toBe(id);
  }
  for (const id of exercises.keys()) expect(at(`exercise ${id}`).id).toBe(id);
  for (const { route, value } of screens) {
    if (!route) continue;
    for (const { id } of partsOf(value)) expect(at(`part ${route} ${id}`).id).toBe(id);
  }
});

test('a place is shown on its screen, a workout opened; what many screens show moves none', () => {
  expect(previewRoute({ file: 'training/phase2/week-05.yaml', path: ['days', 2] }, files)).toBe(
    '/training/phase2#semaine-5',
  );
  expect(previewRoute({ file: 'training/phase1/upper-body.yaml', path: ['options', 0] }, files)).toBe(
    '/training/phase1/upper-body?workout=pousser-et-tirer',
  );
  expect(previewRoute({ file: 'competition.yaml', path: [] }, files)).toBe('/competition');
  expect(previewRoute({ file: 'limits.yaml', path: [] }, files)).toBeUndefined();
});

test('files have titles that coaches know, also one that is no YAML', () => {
  const broken = check([...texts.filter(({ path }) => path !== 'app.yaml'), { path: 'app.yaml', text: 'name: "' }]);
  const titles = new Map(titledFiles(broken.content).map(({ file, title }) => [file, title]));
  expect(titles.get('training/phase1/week-01.yaml')).toMatch(/^Semaine 1 – /);
  expect(titles.get('exercises/core.yaml')).not.toContain('core');
  expect(titles.get('app.yaml')).toBe('Application');
});
