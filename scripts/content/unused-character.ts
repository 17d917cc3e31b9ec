/** A private character, which no text of the content has: it marks places in one. */
export const UNUSED_CHARACTER = '\ue000';
