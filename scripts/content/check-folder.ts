import { type CheckResult, check } from './core.ts';
import { readFolder } from './read.ts';

/** Reads and checks a content folder. Throws when there is no such folder. */
export const checkFolder = async (folder: string): Promise<CheckResult> => check(await readFolder(folder));
