import type { DayEntry } from '../../../schema/week.ts';
import { KINDS, kindOf, phaseNumberOf, routeOf } from '../../../scripts/content/kinds.ts';
import {
  isSession,
  PRIORITY_ROWS,
  rowOf,
  sessionsWithout,
} from '../../../scripts/content/validate/rules/consistency/priorities.ts';
import type { Files } from './draft.ts';
import { valueIn } from './previewRoute.ts';
import { UnreadableYamlError, YamlEditError } from './yamlDocument.ts';
import { insertItem, setValue } from './yamlEdits.ts';

/** A file after one edit, with what other files say of it: how many workouts a page has, the place of a week's sessions. */
export function withEdited(files: Files, file: string, text: string): Files {
  const edited = new Map(files).set(file, text);
  try {
    if (kindOf(file) === 'workoutPage') return withWorkoutCount(edited, file, files.get(file));
    return kindOf(file) === 'week' ? withPlacedSessions(edited, file, files.get(file)) : edited;
  } catch (error) {
    // The check reports it once the other file can be read again.
    if (error instanceof UnreadableYamlError || error instanceof YamlEditError) return edited;
    throw error;
  }
}

function withWorkoutCount(files: Files, file: string, before: string | undefined): Files {
  const [former, count] = [before, files.get(file)].map((text) => listIn(text, 'options').length);
  if (!count || count === former) return files;
  const limits = files.get('limits.yaml') ?? '';
  const text = setValue(limits, ['workoutCounts', routeOf(file)], count, KINDS.limits.schema);
  return new Map(files).set('limits.yaml', text);
}

/** A session's new day comes right behind the one that it left in the order of what to keep, else last. */
function withPlacedSessions(files: Files, file: string, before: string | undefined): Files {
  const { data: week } = KINDS.week.schema.safeParse(valueIn(files.get(file), []));
  const training = files.get('training.yaml');
  const rows = KINDS.training.schema.safeParse(valueIn(training, [])).data?.rescheduling?.priorities.rows ?? [];
  const row = week && rowOf(week, phaseNumberOf(file), rows);
  const unplaced = row ? sessionsWithout(row, week).map(({ day }) => day) : [];
  if (!row || !training || unplaced.length === 0) return files;
  const sessions = week.days.filter(isSession).map(({ day }) => day);
  const left = (listIn(before, 'days') as DayEntry[]).find((day) => isSession(day) && !sessions.includes(day.day))?.day;
  const list = left && row.keep.includes(left) ? 'keep' : 'then';
  const days = row[list] ?? [];
  const index = left && days.includes(left) ? days.indexOf(left) + 1 : days.length;
  const path = [...PRIORITY_ROWS, rows.indexOf(row), list];
  const text = unplaced.reduce(
    (each, day, offset) => insertItem(each, path, index + offset, day, KINDS.training.schema),
    training,
  );
  return new Map(files).set('training.yaml', text);
}

function listIn(text: string | undefined, list: string): readonly unknown[] {
  const found = valueIn(text, [list]);
  return Array.isArray(found) ? found : [];
}
