/** Between a number and what it counts, and before a colon. */
export const NO_BREAK = '\u00a0';
