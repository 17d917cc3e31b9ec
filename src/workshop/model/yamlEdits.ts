import { parse } from 'yaml';
import type { Path } from './draft.ts';

export const valueAt = (text: string, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], parse(text));
