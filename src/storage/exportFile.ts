import type { LocalDate } from '../calendar/localDate.ts';
import { isLocalDate, isTooDeep } from './bounds.ts';
import type { JsonObject } from './migrations.ts';
import { type ParsedState, parseState } from './parseState.ts';

/** Tells files of this app from others, whatever its name is today. */
const APP = 'objectif-8';
/** Many years of a journal. */
const BYTES_MAX = 20_000_000;

/** Why a file can't be imported; `foreign` is not one of ours, `newer` one of a newer version of the app. */
export type ImportError = 'unopened' | 'too-big' | 'foreign' | 'damaged' | 'newer';

export interface ExportFile {
  parsed: ParsedState;
  /** Entries of the journal; a file of an older version has none. */
  journal: readonly unknown[];
  /** Where the file tells it. */
  exportedOn: LocalDate | undefined;
}

/** With the backup, of which someone may still make sense. */
export function exportFileText(
  { record, journal, backup }: { record: JsonObject; journal: readonly unknown[]; backup: string | null },
  today: LocalDate,
): string {
  const journaled = journal.length > 0 && { journal };
  return JSON.stringify({ app: APP, exportedOn: today, record, ...journaled, ...(backup !== null && { backup }) });
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
  let file: JsonObject;
  try {
    file = Object(JSON.parse(text));
  } catch {
    return text.includes(`"${APP}"`) ? 'damaged' : 'foreign';
  }
  if (file.app !== APP) return 'foreign';
  if (isTooDeep(file.record)) return 'damaged';
  const parsed = parseState(JSON.stringify(file.record ?? null));
  if (parsed.isUnreadable) return 'damaged';
  // Slices that are unknown here would be lost.
  if (parsed.isNewer || Object.keys(parsed.unknown).length > 0) return 'newer';
  const journal = Array.isArray(file.journal) ? file.journal : [];
  return { parsed, journal, exportedOn: isLocalDate(file.exportedOn) ? file.exportedOn : undefined };
}
