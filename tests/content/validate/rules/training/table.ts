import { TRAINING_RULES } from '../../../../../scripts/content/validate/rules/training/index.ts';
import { copiesByRule } from '../copies-by-rule.ts';

/** What each training rule must warn of, and what it must not, by its name: from the file of that name in this folder. */
export const TRAINING_COPIES = copiesByRule(
  TRAINING_RULES.map(({ name }) => name),
  import.meta.glob(['./*.ts', '!./*.test.ts', '!./{table,programme,timed-workout}.ts'], { eager: true }),
);
