import { TRAINING_RULES } from '../../../../../scripts/content/validate/rules/training/index.ts';
import { copiesByRule } from '../copies-by-rule.ts';

/** What each training rule must warn of, by its name. */
export const BROKEN_TRAINING = copiesByRule(
  TRAINING_RULES.map(({ name }) => name),
  import.meta.glob(['./*.ts', '!./*.test.ts', '!./{table,programme,timed-workout}.ts'], { eager: true }),
);
