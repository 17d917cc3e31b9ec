import type { LocalDate } from '../calendar/localDate.ts';
import { isLocalDate } from './bounds.ts';
import { asRecord, parseRecord, VERSION, versionOf } from './record.ts';
import type { StoredRecord } from './slice.ts';

/** Tells files of this app from others, whatever its name is today. */
const APP = 'objectif-8';
/** Many years of a journal. */
const BYTES_MAX = 20_000_000;
/** More levels than any file of ours has; recursive functions run out of stack some thousands further. */
const DEPTH_MAX = 32;

/** Why a file can't be imported; `foreign` is not one of ours, `newer` one of a newer version of the app. */
export type ImportError = 'unopened' | 'too-big' | 'foreign' | 'damaged' | 'newer';

export interface ExportFile {
  record: StoredRecord;
  /** Entries of the journal; a file of an older version has none. */
  journal: readonly unknown[];
  exportedOn: LocalDate | undefined;
}

interface ExportContents {
  record: StoredRecord;
  journal: readonly unknown[];
  backup: string | null;
}

export function exportFileText({ record, journal, backup }: ExportContents, today: LocalDate): string {
  return JSON.stringify({
    app: APP,
    exportedOn: today,
    record,
    ...(journal.length > 0 && { journal }),
    ...(backup !== null && { backup }),
  });
}

export async function readExportFile(file: Blob): Promise<ExportFile | ImportError> {
  if (file.size > BYTES_MAX) return 'too-big';
  try {
    return parseExportFile(await file.text());
  } catch {
    return 'unopened';
  }
}

function parseExportFile(text: string): ExportFile | ImportError {
  const file = parseRecord(text);
  if (!file) return text.includes(`"${APP}"`) ? 'damaged' : 'foreign';
  if (file.app !== APP) return 'foreign';
  if (isTooDeep(file)) return 'damaged';
  const record = asRecord(file.record);
  if (!record) return 'damaged';
  if (versionOf(record) > VERSION) return 'newer';
  const journal = Array.isArray(file.journal) ? file.journal : [];
  return { record, journal, exportedOn: isLocalDate(file.exportedOn) ? file.exportedOn : undefined };
}

/** Goes level by level, so that no depth breaks it. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEPTH_MAX; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
