import type { z } from 'zod';
import { NOT_ACCEPTED } from '../../../../schema/text.ts';

type Issue = z.core.$ZodIssue;

const TYPE_NAMES: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'des champs, chacun sur sa ligne',
  record: 'des champs (nom : valeur)',
};
export const DECIMAL_POINT = 'une décimale s’écrit avec un point, comme 1.5';
/** Letters of a value that a message repeats. */
const LONGEST_SHOWN = 60;

/** What a value has against it: what was found, then what is accepted; `keys` are those of the fields it should be. */
export function messageFor(issue: Issue, found: unknown, keys: readonly string[]): string {
  const shown = show(found);
  if (issue.message.startsWith(NOT_ACCEPTED)) {
    const [, from, to] = /^(\d+)\s*(?:-|–|à)\s*(\d+)/.exec(String(found)) ?? [];
    const order = Number(from) > Number(to) ? ', la plus petite valeur d’abord' : '';
    return (
      (Object(found) === found || found === null
        ? issue.message.replace(NOT_ACCEPTED, foundIs(found))
        : `${shown} ${issue.message}`) + order
    );
  }
  switch (issue.code) {
    case 'invalid_type':
      if (issue.path.length === 0 && found === null) return 'fichier vide : remplis-le, ou retire-le';
      return `${foundIs(found)}, attendu : ${TYPE_NAMES[issue.expected] ?? issue.expected}${namesOf(keys)}${whyNot(issue, found)}`;
    case 'invalid_value':
      return `${shown} n’est pas accepté, attendu : ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'vide : écris un texte, ou retire le champ s’il n’est pas obligatoire';
      if (issue.origin !== 'array') return `${shown} est trop petit, au moins ${issue.minimum} attendu`;
      if (Number(issue.minimum) > 1) return countOf(found, issue.minimum, issue.exact ? '' : 'au moins ');
      return 'liste vide : ajoute au moins un élément';
    case 'too_big':
      if (issue.origin !== 'array') return `${shown} est trop grand, au plus ${issue.maximum} attendu`;
      return countOf(found, issue.maximum, issue.exact ? '' : 'au plus ');
    case 'custom':
      return issue.message;
    default:
      return `${shown} ${issue.code === 'invalid_format' && issue.format === 'email' ? 'n’est pas une adresse email' : `: ${issue.message}`}`;
  }
}

/** « 3 éléments dans la liste, au plus 2 attendus »; `[0,5, 0]` has three numbers. */
function countOf(list: unknown, bound: number | bigint, limit: string): string {
  const items: unknown[] = Object(list);
  const hint = items.length > bound && items.every((item) => typeof item === 'number') ? ` : ${DECIMAL_POINT}` : '';
  return `${items.length} ${items.length === 1 ? 'élément' : 'éléments'} dans la liste, ${limit}${bound} attendus${hint}`;
}

const namesOf = (keys: readonly string[]) => (keys.length > 0 ? ` : ${keys.join(', ')}` : '');

/** The usual reasons for something else than a text, or a text instead of a number. */
function whyNot({ expected }: Extract<Issue, { code: 'invalid_type' }>, found: unknown): string {
  if (expected === 'array') {
    return ` (va à la ligne et mets un tiret devant chaque élément${found === null ? ', ou retire le champ' : ''})`;
  }
  if (expected === 'number' && typeof found === 'string') {
    if (/^\d+\s*(?:-|à)\s*\d+$/.test(found)) return ' (une fourchette n’est pas possible ici)';
    return Number.isFinite(Number(found)) ? ' (sans guillemets)' : '';
  }
  if (expected !== 'string' || found === null) return '';
  return typeof found === 'object'
    ? ' (un texte qui contient « : », ou commence par « { » ou « [ », se met entre guillemets doubles)'
    : ' (entre guillemets doubles, c’en est un)';
}

function show(value: unknown): string {
  const text = String(value).replace(/\s+/g, ' ');
  return `« ${text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text} »`;
}

function foundIs(value: unknown): string {
  if (value === null) return 'rien d’écrit';
  if (Array.isArray(value)) return 'une liste trouvée';
  if (typeof value === 'object') return 'des champs trouvés';
  return typeof value === 'number' ? `le nombre ${value} trouvé` : `${show(value)} trouvé`;
}
