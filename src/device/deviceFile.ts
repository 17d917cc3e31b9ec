import type { LocalDate } from '../calendar/localDate.ts';
import { isTooDeep } from './bounds.ts';
import type { Stored } from './migrations.ts';
import { type Reading, readingOf } from './reading.ts';
import { holdsSomething, isLocalDate, PART_NAMES, PARTS_OF_ENTRIES, type Part } from './record.ts';

const APP = 'objectif-8';
const BYTES_MAX = 2_000_000;

/** Why a file can't be taken in; `foreign` is not one of ours, `newer` one of a newer version of the app. */
export type FileFault = 'unopened' | 'too-big' | 'foreign' | 'damaged' | 'newer';

export interface DeviceFile {
  reading: Reading;
  /** Where the file tells it. */
  exportedOn: LocalDate | undefined;
}

/** `objectif-8-2027-04-18.json` */
export function fileName(today: LocalDate): string {
  return `${APP}-${today}.json`;
}

/** A device's record as a file; with the texts that it put aside, which someone may still make sense of. */
export function fileText(record: Stored, aside: readonly string[], today: LocalDate): string {
  return JSON.stringify({ app: APP, exportedOn: today, record, ...(aside.length > 0 && { aside }) }, null, 2);
}

export async function openFile(file: Blob): Promise<DeviceFile | FileFault> {
  if (file.size > BYTES_MAX) return 'too-big';
  try {
    return readFile(await file.text());
  } catch {
    return 'unopened';
  }
}

function readFile(text: string): DeviceFile | FileFault {
  let file: Stored;
  try {
    file = Object(JSON.parse(text));
  } catch {
    return text.includes(`"${APP}"`) ? 'damaged' : 'foreign';
  }
  if (file.app !== APP) return 'foreign';
  if (isTooDeep(file.record)) return 'damaged';
  const reading = readingOf(JSON.stringify(file.record ?? null));
  if (reading.broken) return 'damaged';
  if (reading.newer) return 'newer';
  return { reading, exportedOn: isLocalDate(file.exportedOn) ? file.exportedOn : undefined };
}

/** The file instead of what the device has; what can't be read of it takes the place of nothing. */
export function replaced(device: Reading, { record, stored, unreadable }: Reading): Reading['stored'] {
  const parts = PART_NAMES.filter((part) => part in stored).map((part) => [
    part,
    unreadable.has(part) && !isOfEntries(part) ? device.stored[part] : record[part],
  ]);
  return { ...stored, ...Object.fromEntries(parts) };
}

/** The file beside what the device has, which counts where both have something to say. */
export function merged(device: Reading, file: Reading): Reading['stored'] {
  const parts = PART_NAMES.filter((part) => part in device.stored || part in file.stored).map((part) => {
    const own = device.stored[part];
    // A newer version of the app wrote it: only that one can add to it.
    if (device.newer && device.unreadable.has(part)) return [part, own];
    if (isOfEntries(part)) return [part, mergedEntries(device.record[part], file.record[part])];
    return [part, holdsSomething(part, device.record) ? own : file.record[part]];
  });
  return { ...file.stored, ...device.stored, ...Object.fromEntries(parts) };
}

type Entries = Readonly<Record<string, object>>;

function mergedEntries(own: Entries, others: Entries): Entries {
  const ids = Object.keys({ ...others, ...own });
  return Object.fromEntries(ids.map((id) => [id, { ...others[id], ...own[id] }]));
}

function isOfEntries(part: Part): part is (typeof PARTS_OF_ENTRIES)[number] {
  return PARTS_OF_ENTRIES.some((name) => name === part);
}
