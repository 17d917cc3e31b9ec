import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';
import type { Kind } from '../../../kinds.ts';
import type { Rule } from './rule.ts';

/** The same rule, checked again when a file of that kind has changed. It must read no other. */
export function memoizedRule({ name, check }: Rule, kind: Kind): Rule {
  let last: { files: ReturnType<Content['valid']>; found: readonly ValueDiagnostic[] } | undefined;
  return {
    name,
    check(content) {
      const files = content.valid(kind);
      const isSame =
        last?.files.length === files.length &&
        last.files.every(({ file, value }, index) => file === files[index]?.file && value === files[index].value);
      if (!last || !isSame) last = { files, found: [...check(content)] };
      return last.found;
    },
  };
}
