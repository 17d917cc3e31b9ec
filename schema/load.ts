import { z } from 'zod';
import { feminine, masculine, plural } from './meta.ts';
import { refuse } from './primitives.ts';
import { reps, share } from './quantity.ts';
import { notAccepted, text } from './text.ts';

const LOAD_EXPECTED = 'quelques mots, raceShare (50-60 %) ou reserve (3)';

const loadFields = z
  .strictObject(
    {
      raceShare: share.optional().meta({
        noun: feminine('part de la charge de course', 'part', 'pourcentage'),
        description: 'La part de la charge que l’atelier a en course. L’exercice dit lequel, par son champ station.',
        examples: ['50-60 %', '100 %'],
      }),
      reserve: reps.optional().meta({
        noun: plural(feminine('répétitions en réserve', 'réserve')),
        description: 'Les répétitions à garder en réserve à la fin de la série.',
        examples: [3, '2-3'],
      }),
      text: text.optional().meta({
        noun: masculine('texte'),
        description: 'La charge en quelques mots. Seule, elle s’écrit sur la ligne de load.',
        examples: ['charge moyenne'],
      }),
    },
    { error: ({ code }) => (code === 'invalid_type' ? notAccepted(LOAD_EXPECTED) : undefined) },
  )
  .meta({ title: 'Charge', description: 'La charge d’un exercice : en quelques mots, ou par un seul de ces champs.' })
  .superRefine((load, context) => {
    const given = Object.keys(load).length;
    if (given === 0) refuse(context, 'charge vide : ajoute raceShare, reserve ou text');
    else if (given > 1) refuse(context, 'charge en double : garde un seul de raceShare, reserve et text');
  });
export type Load = z.infer<typeof loadFields>;

const FIELD_AS_TEXT = /^(raceShare|reserve)\s*:\s*(\S.*)$/i;
const SHARE_AS_TEXT = /^\d+(?:\s*(?:-|–|à)\s*\d+)?\s*%$/;

/** For words in place of a field, from which the app could not work out kilograms; undefined for others. */
function fieldMessage(words: string): string | undefined {
  const [, key, value] = FIELD_AS_TEXT.exec(words) ?? [];
  if (key) {
    const field = key.toLowerCase() === 'reserve' ? 'reserve' : 'raceShare';
    return `« ${field} » est un champ : écris « load: { ${field}: ${value} } », avec les accolades`;
  }
  if (!SHARE_AS_TEXT.test(words)) return undefined;
  const share = words.replace(/\s*(?:-|–|à)\s*/, '-');
  return `« ${words} » de quoi ? Pour une part de la charge de course, écris « load: { raceShare: ${share} } »`;
}

/** A coach writes its words alone. */
export const load = z.preprocess((value, context) => {
  if (typeof value !== 'string') return value;
  const message = fieldMessage(value.trim());
  if (message) context.issues.push({ code: 'custom', input: value, message });
  return { text: value };
}, loadFields);
