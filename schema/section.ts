import { z } from 'zod';
import { masculine, type Published } from './meta.ts';
import { richText, slug, title } from './text.ts';

/** What members tick or fold is remembered by it. */
export const itemId = slug.meta({
  noun: masculine('identifiant'),
  description: 'Un identifiant à toi, unique sur l’écran. Ne le change plus ensuite.',
});

export const section = z
  .strictObject({
    id: itemId.meta({ examples: ['pain'] }),
    title: title.meta({ description: 'Le titre de la rubrique.', examples: ['La douleur'] }),
    text: richText.optional().meta({
      noun: masculine('texte'),
      description: 'Un paragraphe sous le titre.',
      examples: ['Des courbatures sont normales, une douleur ne l’est pas.'],
    }),
    points: z
      .array(richText)
      .optional()
      .meta({
        noun: masculine('point'),
        description: 'Une liste à puces, un point par ligne.',
        examples: [['Douleur dans la poitrine.']],
      }),
  })
  .meta({ title: 'Rubrique', description: 'Un titre, un paragraphe, des points : l’un, l’autre ou les deux.' });
export type Section = Published<z.infer<typeof section>>;

/** A section that is a title and a paragraph, both of them there. */
export const paragraph = z
  .strictObject({
    id: itemId.meta({ examples: ['attainable-goal'] }),
    title: title.meta({ description: 'Le titre.', examples: ['Objectif atteignable'] }),
    text: richText.meta({
      noun: masculine('texte'),
      description: 'Le paragraphe.',
      examples: ['Choisis un chrono que tes séances rendent crédible.'],
    }),
  })
  .meta({ title: 'Paragraphe', description: 'Un titre et un paragraphe.' });
