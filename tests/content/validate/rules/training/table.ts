import { TRAINING_WARNINGS } from '../../../../../schema/vocabulary.ts';
import { copiesByRule } from '../copies-by-rule.ts';

/** What each training rule must warn of, by its name. */
export const BROKEN_TRAINING = copiesByRule(
  TRAINING_WARNINGS,
  import.meta.glob(['./*.ts', '!./*.test.ts', '!./{table,programme}.ts'], { eager: true }),
);
