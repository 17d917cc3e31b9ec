import type { LocalDate } from '../calendar/localDate.ts';
import { app } from '../generated/app.ts';

/** The product's name as file names begin with it: `Objectif 8` → `objectif-8`. */
export function fileNamePrefix(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'app';
}

const FILE_NAME_PREFIX = fileNamePrefix(app.name);

export const CALENDAR_FILE_NAME = `${FILE_NAME_PREFIX}.ics`;

/** `objectif-8-2027-04-18.json` */
export const exportFileName = (today: LocalDate, extension: 'json' | 'txt' = 'json') =>
  `${FILE_NAME_PREFIX}-${today}.${extension}`;

/** `objectif-8-journal-2027-04-18.csv` */
export const journalFileName = (today: LocalDate, extension: 'csv' | 'txt') =>
  `${FILE_NAME_PREFIX}-journal-${today}.${extension}`;
