import { lostMarker, textOnMarker, textOutOfLine } from './block-text.ts';
import { misaligned, noBreakSpace, tab } from './indentation.ts';
import { lostDash } from './lists.ts';
import { foreignDash, noColon, noSpaceAfterColon, noSpaceAfterDash, secondDocument } from './punctuation.ts';
import {
  colonInText,
  elision,
  openBracket,
  openQuote,
  reservedStart,
  textAfterQuote,
  typographicQuotes,
} from './quotes.ts';
import type { Trap } from './slip.ts';

/** Looked for on every line: YAML may well read on over these, otherwise than they were meant. */
export const PLAIN: readonly Trap[] = [noBreakSpace, foreignDash, textOutOfLine];

/** The likelier before the less likely: the first whose line makes sense is told. */
export const TRAPS: readonly Trap[] = [
  noBreakSpace,
  tab,
  textOutOfLine,
  lostDash,
  lostMarker,
  secondDocument,
  elision,
  typographicQuotes,
  textAfterQuote,
  openQuote,
  openBracket,
  textOnMarker,
  reservedStart,
  noSpaceAfterColon,
  noColon,
  noSpaceAfterDash,
  colonInText,
  misaligned,
];
