import { z } from 'zod';
import { masculine } from './meta.ts';
import { slug, text, title } from './text.ts';

/** What members tick or fold is remembered by it. */
export const itemId = slug.meta({
  noun: masculine('identifiant'),
  description: 'Un identifiant à toi, unique sur l’écran. Ne le change plus ensuite.',
});

export const section = z
  .strictObject({
    id: itemId.meta({ examples: ['pain'] }),
    title: title.meta({ description: 'Le titre de la rubrique.', examples: ['La douleur'] }),
    text: text.optional().meta({
      noun: masculine('texte'),
      description: 'Un paragraphe sous le titre.',
      examples: ['Des courbatures sont normales, une douleur ne l’est pas.'],
    }),
    points: z
      .array(text)
      .optional()
      .meta({
        noun: masculine('point'),
        description: 'Une liste à puces, un point par ligne.',
        examples: [['Douleur dans la poitrine.']],
      }),
  })
  .meta({ title: 'Rubrique', description: 'Un titre, un paragraphe, des points : l’un, l’autre ou les deux.' });
export type Section = z.infer<typeof section>;

/** A section that is a title and a paragraph, both of them there. */
export const paragraph = z
  .strictObject({
    id: itemId.meta({ examples: ['attainable-goal'] }),
    title: title.meta({ description: 'Le titre.', examples: ['Objectif atteignable'] }),
    text: text.meta({
      noun: masculine('texte'),
      description: 'Le paragraphe.',
      examples: ['Choisis un chrono que tes séances rendent crédible.'],
    }),
  })
  .meta({ title: 'Paragraphe', description: 'Un titre et un paragraphe.' });
