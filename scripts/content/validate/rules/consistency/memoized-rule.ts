import type { ValueDiagnostic } from '../../../diagnostic.ts';
import type { Kind } from '../../../kinds.ts';
import type { Rule } from './rule.ts';

/** The same rule, checked again when a file of that kind has changed. It must read no other. */
export function memoizedRule({ name, check }: Rule, kind: Kind): Rule {
  let values: readonly unknown[] = [];
  let found: readonly ValueDiagnostic[] = [];
  return {
    name,
    check(content) {
      const current = content.valid(kind).map(({ value }) => value);
      if (current.length !== values.length || current.some((value, index) => value !== values[index])) {
        found = [...check(content)];
        values = current;
      }
      return found;
    },
  };
}
