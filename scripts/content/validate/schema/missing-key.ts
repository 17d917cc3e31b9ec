import type { ValuePath } from '../../diagnostic.ts';
import { beginsWith, isSamePath } from './value-path.ts';

/** A list whose key line was deleted, so that its items became part of the list above. */
export interface MissingListKey {
  key: string;
  /** The list that holds the items now. */
  list: ValuePath;
  /** The first of them. */
  from: number;
}

interface Surroundings {
  missing: readonly { parent: ValuePath; key: string }[];
  /** Paths of the objects that hold an unknown key. */
  unknownKeyPaths: readonly ValuePath[];
  valueAt: (path: ValuePath) => unknown;
  /** The keys that may stand in a value at the path. */
  keysAt: (path: ValuePath) => readonly string[];
}

/** The key that is missing because its list ran into the one above: « days: » below `accepted`. */
export function missingListKey({
  missing,
  unknownKeyPaths,
  valueAt,
  keysAt,
}: Surroundings): MissingListKey | undefined {
  for (const { parent, key } of missing) {
    const own = keysAt([...parent, key, 0]);
    for (const element of unknownKeyPaths) {
      const [list, from] = [element.slice(0, -1), element.at(-1)];
      if (typeof from !== 'number' || !isSamePath(list.slice(0, -1), parent)) continue;
      const keys = Object.keys(Object(valueAt(element)));
      if (keys.every((name) => own.includes(name))) return { key, list, from };
    }
  }
  return undefined;
}

/** Whether a diagnostic at the path is a consequence of the missing key. */
export function comesFrom({ key, list, from }: MissingListKey, path: ValuePath): boolean {
  const isMissing = isSamePath(path, [...list.slice(0, -1), key]);
  return isMissing || (beginsWith(path, list) && Number(path[list.length]) >= from);
}

export const missingListKeyMessage = ({ key, list }: MissingListKey) =>
  `il manque une ligne au-dessus de celle-ci : remets « ${key}: », au niveau de « ${list.at(-1)}: »`;
