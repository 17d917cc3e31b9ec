import type { Content } from '../../../scripts/content/content.ts';
import { KINDS, routeOf } from '../../../scripts/content/kinds.ts';
import { metaOf } from '../../../scripts/content/schema-tree.ts';
import type { Path } from './draft.ts';

/** A part of a file that has a form. */
export interface Place {
  file: string;
  path: Path;
}

/**
 * What a screen shows, by what the app knows it by: `page /competition`, `week 3`, `day 3-lundi`, `exercise goblet-squat`,
 * `workout /training/phase1/upper-body pousser-et-tirer`, `part /understanding regles`.
 */
export type Places = Readonly<Record<string, Place>>;

/** A file by the title that coaches know. */
export interface TitledFile {
  file: string;
  title: string;
  kind: string;
}

export function placesOf({ entries }: Content): Places {
  const places: Record<string, Place> = {};
  for (const { kind, file, raw } of entries) {
    const value = Object(raw);
    const add = (name: string, path: Path = []) => {
      places[name] ??= { file, path };
    };
    if ('route' in KINDS[kind]) add(`page ${routeOf(file)}`);
    if (kind === 'week') {
      add(`week ${value.number}`);
      for (const [index, day] of listOf(value.days)) add(`day ${value.number}-${day.day}`, ['days', index]);
    } else if (kind === 'workoutPage') {
      for (const [index, { id }] of listOf(value.options)) add(`workout ${routeOf(file)} ${id}`, ['options', index]);
    } else if (kind === 'exerciseFamily') {
      for (const [index, { id }] of listOf(value.exercises)) add(`exercise ${id}`, ['exercises', index]);
    } else if ('route' in KINDS[kind]) addParts(value, [], (id, path) => add(`part ${routeOf(file)} ${id}`, path));
  }
  return places;
}

/** Sections, checklists and the like: objects with an id and a title. */
function addParts(value: unknown, path: Path, add: (id: string, path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const { id, title } = value as Record<string, unknown>;
  if (typeof id === 'string' && typeof title === 'string') add(id, path);
  for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    addParts(child, [...path, key], add);
  }
}

const listOf = (value: unknown): [number, Record<string, unknown>][] =>
  Array.isArray(value) ? [...value.entries()].map(([index, item]) => [index, Object(item)]) : [];

/** Every file, also one that can't be read. */
export function titledFiles(content: Content): TitledFile[] {
  return content.entries.map(({ kind, file, raw, value }) => {
    const { number, focus, name, title, family } = Object(value ?? raw);
    const kindTitle = metaOf(KINDS[kind].schema).title ?? kind;
    const known = kind === 'week' ? `Semaine ${number} – ${focus}` : (name ?? family ?? title);
    return { file, kind, title: typeof known === 'string' ? known : kindTitle };
  });
}

export const titleIn = ({ titles = [] }: { titles?: readonly TitledFile[] } = {}, file: string) =>
  titles.find((titled) => titled.file === file)?.title ?? file;
