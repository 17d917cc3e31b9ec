/** An unquoted or quoted name, and a domain in letters of any script. */
const SHAPE = /^(?:[^\s@"(),:;<>[\\\]]+|"[^"]+")@(?:(?!\s)[\w\P{ASCII}-])+(?:\.(?:(?!\s)[\w\P{ASCII}-])+)*$/u;

/**
 * Whether `text` has the shape of an address. Refuses only what surely is none, as the server may answer that all went
 * well: it has the last word on the rest. Not the browser's own check, which refuses `zoé@exemple.fr`.
 */
export const isEmailAddress = (text: string): boolean => SHAPE.test(text);
