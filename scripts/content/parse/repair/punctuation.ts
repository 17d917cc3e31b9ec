import { type Context, type Repair, type RepairRule, short } from './repair-rule.ts';

/** What a word processor or a phone makes of a dash. */
export const typographicDash = (line: string): Repair | undefined => {
  const [, lead, dash] = /^([ \t]*)([–—−•·▪*])[ \u00a0\u202f]/.exec(line) ?? [];
  if (lead === undefined || dash === undefined) return undefined;
  return {
    start: lead.length,
    end: lead.length + 1,
    message: `« ${dash} » n’est pas un tiret de liste : tape « - »`,
    repaired: [`${lead}- ${line.slice(lead.length + 2)}`],
  };
};

export const secondDocument: RepairRule = (line) =>
  /^(?:---|\.\.\.)\s*$/.test(line)
    ? {
        start: 0,
        end: 3,
        message: `« ${line.trim()} » sépare deux documents : un fichier n’en contient qu’un, retire cette ligne`,
        repaired: [''],
      }
    : undefined;

/** A key of limits.yaml. */
const isRoute = (key: string) => key.startsWith('/');

type Keys = Pick<Context, 'knownKeys'>;

export const noSpaceAfterColon = (line: string, { knownKeys }: Keys): Repair | undefined => {
  const [, lead = '', key = ''] = /^([ \t]*(?:-[ \t]+)*)([\p{L}/][\w/-]*):(?=[^\s:])/u.exec(line) ?? [];
  if (!knownKeys.has(key) && !isRoute(key)) return undefined;
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

export const noColon = (line: string, { knownKeys }: Keys): Repair | undefined => {
  const [, lead = '', key = '', value = ''] =
    /^([ \t]*(?:-[ \t]+)*)([a-zA-Z]+|\/[\w/-]+)(?:[ \t]*[=;])?(?:[ \t]+(.*))?$/.exec(line) ?? [];
  if (!knownKeys.has(key) && !isRoute(key)) return undefined;
  return {
    start: lead.length,
    end: lead.length + key.length,
    message: `il manque deux-points après « ${key} »`,
    suggestion: short(`${key}: ${value}`.trimEnd()),
    repaired: [`${lead}${key}: ${value}`],
  };
};

export const noSpaceAfterDash = (line: string): Repair | undefined => {
  const [, lead] = /^([ \t]*(?:-[ \t]+)*)-(?=[^\s-])/.exec(line) ?? [];
  if (lead === undefined) return undefined;
  return {
    start: lead.length,
    end: lead.length + 1,
    message: 'il manque une espace après le tiret',
    repaired: [`${lead}- ${line.slice(lead.length + 1)}`],
  };
};

const dashTwice = (line: string): Repair | undefined => {
  const [, indentation, dashes] = /^( *)((?:- +){2,})/.exec(line) ?? [];
  if (indentation === undefined || dashes === undefined) return undefined;
  return {
    start: indentation.length,
    end: indentation.length + dashes.trimEnd().length,
    message: 'un seul tiret par élément : retire l’autre',
    repaired: [`${indentation}- ${line.slice(indentation.length + dashes.length)}`],
  };
};

/** How a line may have been meant that is neither a field nor an item. */
export const readingsOf = (line: string, keys: Keys): Repair[] =>
  [
    noColon(line, keys),
    noSpaceAfterColon(line, keys),
    noSpaceAfterDash(line),
    typographicDash(line),
    dashTwice(line),
  ].filter((repair) => repair !== undefined);
