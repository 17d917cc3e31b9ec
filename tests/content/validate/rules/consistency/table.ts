import { CONSISTENCY_RULES } from '../../../../../scripts/content/validate/rules/consistency/index.ts';
import { copiesByRule } from '../copies-by-rule.ts';

/** What each rule must report, by its name. */
export const BROKEN_COPIES = copiesByRule(
  CONSISTENCY_RULES.map(({ name }) => name),
  import.meta.glob(['./*.ts', '!./table.ts'], { eager: true }),
);
