import { misalignedText, missingBlockMarker, textOnMarker } from './block-text.ts';
import { noBreakSpace, tab } from './indentation.ts';
import { secondDocument } from './punctuation.ts';
import {
  colonInText,
  elision,
  missingComma,
  openBracket,
  openQuote,
  referenceStart,
  reservedStart,
  textAfterQuote,
  typographicQuotes,
} from './quotes.ts';
import type { RepairRule } from './repair-rule.ts';

/** Applied to every suspect line: YAML may accept these mistakes and misread the value. */
export const PREVENTIVE_RULES: readonly RepairRule[] = [referenceStart, noBreakSpace, misalignedText];

/** Likelier rules first: the first that lets the parsing go on is reported. */
export const REPAIR_RULES: readonly RepairRule[] = [
  noBreakSpace,
  tab,
  misalignedText,
  missingBlockMarker,
  secondDocument,
  elision,
  typographicQuotes,
  textAfterQuote,
  openQuote,
  openBracket,
  missingComma,
  textOnMarker,
  reservedStart,
  colonInText,
];
