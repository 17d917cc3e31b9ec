import { z } from 'zod';
import { feminine, masculine, onlyFor } from './meta.ts';
import { listOf } from './primitives.ts';
import { text } from './text.ts';

/** A warning that the coaches accept at this place, and why. */
const acceptance = z
  .strictObject({
    warning: z.string().meta({
      noun: feminine('règle'),
      refersTo: 'warning',
      description: 'L’avertissement accepté, tel que la vérification le nomme.',
      examples: ['run-rise'],
    }),
    reason: text
      .refine((reason) => /\p{L}{2}/u.test(reason), { error: 'raison manquante : écris pourquoi c’est voulu' })
      .meta({
        noun: feminine('raison'),
        description: 'Pourquoi c’est voulu, pour les autres coachs.',
        examples: ['5 des 65 minutes sont de la marche.'],
      }),
  })
  .meta({ title: 'Avertissement accepté', description: 'Un avertissement que les coachs acceptent ici, et pourquoi.' });

export const accepted = onlyFor('coach', listOf(acceptance))
  .optional()
  .meta({
    noun: masculine('avertissement accepté'),
    description: 'Les avertissements acceptés ici, chacun avec sa raison.',
  });
