import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Writes atomically, and only if the text differs; returns whether it wrote. Synchronous, which is faster for a few short
 * files.
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
