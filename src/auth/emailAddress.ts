/**
 * Whether `text` has the shape of an address. Refuses only what surely is none: a server that tells nobody which
 * accounts exist answers that all went well. Not the browser's own check, which refuses `zoé@exemple.fr`.
 */
export const isEmailAddress = (text: string): boolean =>
  /^(?:[^\s@,;:<>"]+|"[^"]+")@[^\s@,;:<>".]+(?:\.[^\s@,;:<>".]+)+$/.test(text);
