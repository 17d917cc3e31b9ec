import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Whole or not at all: whoever reads meanwhile never gets half a file. One that says the same already keeps its time;
 * returns whether it was another. Not asynchronous: a few short files are written before the threads for that have
 * answered once.
 */
export function writeIfChanged(file: string, text: string): boolean {
  if (readIfThere(file) === text) return false;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return true;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
