import { TRAINING_RULES } from '../../../../../scripts/content/validate/rules/training/index.ts';
import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-02.yaml';
const ACCEPTED = 'accepted: [{ warning: run-raise, reason: "Le stage l’exige." }]';
const unknown = `« run-raise » n’est pas accepté, attendu : ${TRAINING_RULES.map(({ name }) => name).join(', ')} (voulais-tu dire « run-rise » ?)`;

export const knownWarnings: readonly BrokenCopy[] = [
  {
    what: 'an acceptance of a warning that does not exist, for a day',
    edits: [replace(WEEK, 'suggested: simple', `suggested: simple\n    ${ACCEPTED}`)],
    diagnostics: [`${WEEK}:11:27 ${unknown}`],
  },
];
