import { nearestOf } from '../../../nearest.ts';
import { acceptancesOf } from '../../acceptances.ts';
import { TRAINING_RULES } from '../training/index.ts';
import type { Rule } from './rule.ts';

const NAMES = TRAINING_RULES.map(({ name }) => name);

/** What coaches accept is the warning of a training rule. */
export const knownWarnings: Rule = {
  name: 'known-warnings',
  *check(content) {
    for (const { file, path, rule } of acceptancesOf(content)) {
      if (NAMES.includes(rule)) continue;
      const message = `« ${rule} » n’est pas accepté, attendu : ${NAMES.join(', ')}`;
      yield { file, path, message, suggestion: nearestOf(rule, NAMES) };
    }
  },
};
