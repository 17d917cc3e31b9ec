import { KNOWN_KEYS } from '../../kinds.ts';
import { type Repair, short } from './repair-rule.ts';

/** A sign behind `lead` that is replaced by another. */
const replacedSign =
  (pattern: RegExp, message: (sign: string) => string, by: string) =>
  (line: string): Repair | undefined => {
    const [whole, lead = '', sign = ''] = pattern.exec(line) ?? [];
    if (whole === undefined) return undefined;
    const [start, end] = [lead.length, lead.length + sign.trimEnd().length];
    return { start, end, message: message(sign), repaired: [lead + by + line.slice(whole.length)] };
  };

/** What a word processor or a phone makes of a dash. */
const typographicDash = replacedSign(
  /^([ \t]*)([–—−•·▪*])[ \u00a0\u202f]/,
  (dash) => `« ${dash} » n’est pas un tiret de liste : tape « - »`,
  '- ',
);
const noSpaceAfterDash = replacedSign(
  /^([ \t]*(?:-[ \t]+)*)(-)(?=[^\s-])/,
  () => 'il manque une espace après le tiret',
  '- ',
);
const dashTwice = replacedSign(/^( *)((?:- +){2,})/, () => 'un seul tiret par élément : retire l’autre', '- ');

export const secondDocument = replacedSign(
  /^()(---|\.\.\.)\s*$/,
  (mark) => `« ${mark} » sépare deux documents : un fichier n’en contient qu’un, retire cette ligne`,
  '',
);

/** Of some file; limits.yaml has routes for keys. */
const isKey = (word: string) => KNOWN_KEYS.has(word) || word.startsWith('/');

const noSpaceAfterColon = (line: string): Repair | undefined => {
  const [, lead = '', key = ''] = /^([ \t]*(?:-[ \t]+)*)([\p{L}/][\w/-]*):(?=[^\s:])/u.exec(line) ?? [];
  if (!isKey(key)) return undefined;
  const start = lead.length + key.length;
  return {
    start,
    end: start + 1,
    message: `il manque une espace après « ${key}: »`,
    suggestion: short(`${line.slice(lead.length, start + 1)} ${line.slice(start + 1).trimEnd()}`),
    repaired: [`${line.slice(0, start + 1)} ${line.slice(start + 1)}`],
    isCertain: true,
  };
};

const noColon = (line: string): Repair | undefined => {
  const [, lead = '', key = '', value = ''] =
    /^([ \t]*(?:-[ \t]+)*)([a-zA-Z]+|\/[\w/-]+)(?:[ \t]*[=;])?(?:[ \t]+(.*))?$/.exec(line) ?? [];
  if (!isKey(key)) return undefined;
  return {
    start: lead.length,
    end: lead.length + key.length,
    message: `il manque deux-points après « ${key} »`,
    suggestion: short(`${key}: ${value}`.trimEnd()),
    repaired: [`${lead}${key}: ${value}`],
  };
};

/** Repairs with which a line may be a field or an item of a list. */
export const punctuationRepairs = (line: string): Repair[] =>
  [noColon, noSpaceAfterColon, noSpaceAfterDash, typographicDash, dashTwice].flatMap((rule) => rule(line) ?? []);
