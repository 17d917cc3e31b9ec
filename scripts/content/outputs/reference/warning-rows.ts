import type { ValueOf } from '../../kinds.ts';
import { summaryOf, TRAINING_RULES } from '../../validate/rules/training/index.ts';
import { code } from './fields.ts';

const SCOPES = { day: 'jour', workout: 'séance ou jour', week: 'semaine' } as const;

/** Name, rule and place of each warning; why of those without thresholds, whose own chapter says it. */
export function warningRows({ warnings }: ValueOf<'limits'>): string[][] {
  return TRAINING_RULES.map((rule) => {
    const summary = summaryOf(rule, warnings);
    return [code(rule.name), rule.thresholds ? summary : `${summary} : ${rule.source}`, SCOPES[rule.scope]];
  });
}
