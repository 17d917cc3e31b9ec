import { kindOf, phaseNumberOf, routeOf } from '../../../scripts/content/kinds.ts';
import type { Files } from './draft.ts';
import type { Place } from './places.ts';
import { isObject } from './yamlDocument.ts';
import { valueAt } from './yamlEdits.ts';

/** The screen that shows a place; undefined for what no screen shows, or many. */
export function previewRoute({ file, path }: Place, files: Files): string | undefined {
  const kind = kindOf(file);
  if (!kind || ['exerciseFamily', 'figureFamily', 'limits', 'results', 'app'].includes(kind)) return undefined;
  if (kind === 'week') return `/training/phase${phaseNumberOf(file)}#semaine-${Number(/(\d+)\.yaml$/.exec(file)?.[1])}`;
  const [list, index] = path;
  if (kind === 'workoutPage' && list === 'options' && index !== undefined) {
    const id = valueIn(files.get(file), ['options', index, 'id']);
    if (typeof id === 'string') return `${routeOf(file)}?workout=${id}`;
  }
  return routeOf(file);
}

/** Where a value is changed: the item of a list that it is in has a form of its own. */
export function formPlace({ file, path }: Place, files: Files): Place {
  const value = (end: number) => valueIn(files.get(file), path.slice(0, end));
  const last = path.findLastIndex((step, index) => typeof step === 'number' && isObject(value(index + 1)));
  return { file, path: path.slice(0, last + 1) };
}

/** Undefined in a text that is no YAML. */
export function valueIn(text: string | undefined, path: Place['path']): unknown {
  try {
    return text === undefined ? undefined : valueAt(text, path);
  } catch {
    return undefined;
  }
}
