import type { LocalDate } from '../calendar/localDate.ts';
import { isTooDeep } from './bounds.ts';
import type { Stored } from './migrations.ts';
import { type ParsedState, parseState } from './parseState.ts';
import { raceOf, withoutDay, withPreparationPast } from './preparation.ts';
import { isLocalDate, isSliceSet, PARTS_OF_ENTRIES, SLICES, type SliceName, type StoredState } from './state.ts';

/** Tells files of this app from others, whatever its name is today. */
const APP = 'objectif-8';
const BYTES_MAX = 2_000_000;
/** The date of a race and those before it make sense together only. */
const PARTS_OF_DATES: readonly SliceName[] = ['race', 'dateHistory'];

/** Why a file can't be taken in; `foreign` is not one of ours, `newer` one of a newer version of the app. */
export type ImportError = 'unopened' | 'too-big' | 'foreign' | 'damaged' | 'newer';

export interface ExportFile {
  reading: ParsedState;
  /** Where the file tells it. */
  exportedOn: LocalDate | undefined;
}

/** A device's record as a file; with the texts that it put aside, which someone may still make sense of. */
export function exportFileText(record: Stored, aside: readonly string[], today: LocalDate): string {
  return JSON.stringify({ app: APP, exportedOn: today, record, ...(aside.length > 0 && { aside }) }, null, 2);
}

export async function readExportFile(file: Blob): Promise<ExportFile | ImportError> {
  if (file.size > BYTES_MAX) return 'too-big';
  try {
    return readFile(await file.text());
  } catch {
    return 'unopened';
  }
}

function readFile(text: string): ExportFile | ImportError {
  let file: Stored;
  try {
    file = Object(JSON.parse(text));
  } catch {
    return text.includes(`"${APP}"`) ? 'damaged' : 'foreign';
  }
  if (file.app !== APP) return 'foreign';
  if (isTooDeep(file.record)) return 'damaged';
  const reading = parseState(JSON.stringify(file.record ?? null));
  if (reading.broken) return 'damaged';
  if (reading.newer) return 'newer';
  return { reading, exportedOn: isLocalDate(file.exportedOn) ? file.exportedOn : undefined };
}

/** The file instead of what the device has; what can't be read of it takes the place of nothing. */
export function replaced(device: ParsedState, { record, stored, unreadable }: ParsedState): ParsedState['stored'] {
  const parts = SLICES.filter((part) => part in stored).map((part) => [
    part,
    unreadable.has(part) && !isOfEntries(part) ? device.stored[part] : record[part],
  ]);
  return { ...stored, ...Object.fromEntries(parts) };
}

/**
 * The file beside what the device has, which counts where both have something to say. The preparation of another race
 * joins the past ones; what either knows of the race under way joins that.
 */
export function merged(device: ParsedState, file: ParsedState): ParsedState['stored'] {
  const { record, stored } = isOfAnotherRace(device.record, file.record) ? asPast(file) : file;
  const id = raceOf(device.record)?.id ?? '';
  const { [id]: ofThisRace, ...others } = { ...record.pastPreparations };
  const theirs = { ...record, pastPreparations: others, done: mergedEntries(record.done, ofThisRace?.done ?? {}) };
  const parts = SLICES.filter((part) => part in device.stored || part in stored).map((part) => {
    const own = device.stored[part];
    // A newer version of the app wrote it: only that one can add to it.
    if (device.newer && device.unreadable.has(part)) return [part, own];
    if (part === 'pastPreparations') return [part, mergedPast(device.record[part], theirs[part])];
    if (part === 'done') return [part, mergedEntries(device.record[part], theirs[part])];
    const isOwn = (PARTS_OF_DATES.includes(part) ? PARTS_OF_DATES : [part]).some((one) =>
      isSliceSet(one, device.record),
    );
    return [part, isOwn ? own : theirs[part]];
  });
  return { ...stored, ...device.stored, ...Object.fromEntries(parts) };
}

/** Two devices may each have given the same race an id of its own; records of older versions have none. */
function isOfAnotherRace(device: StoredState, file: StoredState): boolean {
  const [race, other] = [raceOf(device), raceOf(file)];
  if (race?.id === undefined || other?.id === undefined) return false;
  return race.id !== other.id && race.date !== other.date;
}

/** With its preparation under way among the past ones; no day of this device's is one of it. */
function asPast({ record, stored }: ParsedState): Pick<ParsedState, 'record' | 'stored'> {
  const parts = { ...withPreparationPast(record), run: withoutDay(record) };
  return { record: { ...record, ...parts }, stored: { ...stored, ...parts } };
}

function mergedPast(
  own: StoredState['pastPreparations'],
  others: StoredState['pastPreparations'],
): StoredState['pastPreparations'] {
  const joined = Object.entries(others).map(([id, other]) => {
    const same = Object.hasOwn(own, id) ? own[id] : undefined;
    return [id, same ? { ...other, ...same, done: mergedEntries(same.done, other.done) } : other];
  });
  return { ...own, ...Object.fromEntries(joined) };
}

type Entries = StoredState['done'];

function mergedEntries(own: Entries, others: Entries): Entries {
  const ids = Object.keys({ ...others, ...own });
  return Object.fromEntries(ids.map((id) => [id, { ...others[id], ...own[id] }]));
}

function isOfEntries(part: SliceName): part is (typeof PARTS_OF_ENTRIES)[number] {
  return PARTS_OF_ENTRIES.some((name) => name === part);
}
