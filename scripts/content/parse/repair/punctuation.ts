import { type RepairRule, short } from './repair-rule.ts';

/** What a word processor or a phone makes of a dash. */
export const typographicDash: RepairRule = (line) => {
  const [, lead, dash] = /^([ \t]*)([–—−•·▪])[ \u00a0\u202f]/.exec(line) ?? [];
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

export const noSpaceAfterColon: RepairRule = (line, { knownKeys }) => {
  const [, lead = '', key = ''] = /^([ \t]*(?:-[ \t]+)*)([\p{L}]\w*):(?=[^\s:])/u.exec(line) ?? [];
  if (!knownKeys.has(key)) return undefined;
  const start = lead.length + key.length;
  return {
    start,
    end: start + 1,
    message: `il manque une espace après « ${key}: »`,
    suggestion: short(`${line.slice(lead.length, start + 1)} ${line.slice(start + 1).trimEnd()}`),
    repaired: [`${line.slice(0, start + 1)} ${line.slice(start + 1)}`],
  };
};

export const noColon: RepairRule = (line, { knownKeys }) => {
  const [, lead = '', key = '', value = ''] =
    /^([ \t]*(?:-[ \t]+)*)([a-zA-Z]+)(?:[ \t]*[=;])?(?:[ \t]+(.*))?$/.exec(line) ?? [];
  if (!knownKeys.has(key)) return undefined;
  return {
    start: lead.length,
    end: lead.length + key.length,
    message: `il manque deux-points après « ${key} »`,
    suggestion: short(`${key}: ${value}`.trimEnd()),
    repaired: [`${lead}${key}: ${value}`],
  };
};

export const noSpaceAfterDash: RepairRule = (line) => {
  const [, lead] = /^([ \t]*(?:-[ \t]+)*)-(?=[^\s-])/.exec(line) ?? [];
  if (lead === undefined) return undefined;
  return {
    start: lead.length,
    end: lead.length + 1,
    message: 'il manque une espace après le tiret',
    repaired: [`${lead}- ${line.slice(lead.length + 1)}`],
  };
};
