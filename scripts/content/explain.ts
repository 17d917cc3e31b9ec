import type { z } from 'zod';
import { NOT_ACCEPTED } from '../../schema/text.ts';
import type { ValuePath } from './finding.ts';

export interface Explanation {
  path: ValuePath;
  /** The fault is the key, not its value. */
  key: boolean;
  message: string;
}

/** The usual reason for fields where a text belongs. */
const COLON_HINT = ' (un texte qui contient « : » se met entre guillemets doubles)';
const TYPE_NAMES: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'des champs (clé : valeur)',
  record: 'des champs (clé : valeur)',
};

/** A zod issue in a coach's words: what is wrong, then what is accepted. One issue may name several keys. */
export function explain(issue: z.core.$ZodIssue, root: unknown): Explanation[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      key: true,
      message: `champ inconnu « ${key} » : corrige son nom ou retire-le`,
    }));
  }
  const found = path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    root,
  );
  if (found === undefined && issue.code !== 'custom') {
    const name = path.at(-1);
    return [{ path: path.slice(0, -1), key: false, message: `champ manquant « ${name} » : ajoute-le` }];
  }
  return [{ path, key: false, message: wording(issue, found) }];
}

function wording(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.message.startsWith(NOT_ACCEPTED)) return `« ${show(found)} » ${issue.message}`;
  switch (issue.code) {
    case 'invalid_type':
      return `« ${show(found)} » trouvé, attendu : ${TYPE_NAMES[issue.expected] ?? issue.expected}${
        issue.expected === 'string' && typeof found === 'object' && found !== null ? COLON_HINT : ''
      }`;
    case 'invalid_value':
      return `« ${show(found)} » n’est pas accepté, attendu : ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'vide : écris un texte, ou retire la clé si elle n’est pas obligatoire';
      if (issue.origin === 'array') return 'liste vide : ajoute au moins un élément';
      return `« ${show(found)} » est trop petit, au moins ${issue.minimum} attendu`;
    case 'too_big':
      return `« ${show(found)} » est trop grand, au plus ${issue.maximum} attendu`;
    case 'invalid_format':
      return issue.format === 'url' || issue.format === 'email'
        ? `« ${show(found)} » n’est pas ${issue.format === 'url' ? 'une adresse web' : 'une adresse email'}`
        : `« ${show(found)} » : ${issue.message}`;
    case 'custom':
      return issue.message;
    default:
      return `« ${show(found)} » : ${issue.message}`;
  }
}

function show(value: unknown): string {
  if (value === null) return 'rien';
  if (Array.isArray(value)) return 'une liste';
  return typeof value === 'object' ? 'des champs' : String(value);
}
