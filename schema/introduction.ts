import { z } from 'zod';
import { itemId } from './section.ts';
import { text } from './text.ts';

const feature = z
  .strictObject({
    id: itemId.meta({ examples: ['structured-programme'] }),
    figure: text.meta({ description: 'Le chiffre, en très grand. Entre guillemets.', examples: ['12'] }),
    title: text.meta({ description: 'Le titre de l’atout.', examples: ['Programme structuré'] }),
    text: text.meta({ description: 'L’atout, en une ou deux phrases.', examples: ['12 semaines en trois phases.'] }),
  })
  .meta({ title: 'Atout', description: 'Un atout du programme et son chiffre.' });

export const introduction = z
  .strictObject({
    title: text.meta({ description: 'Le titre de l’écran.', examples: ['12 semaines jusqu’à ta ligne d’arrivée'] }),
    intro: text.meta({
      description: 'Le texte sous le titre, en deux ou trois phrases.',
      examples: ['Huit kilomètres à courir, huit ateliers à passer.'],
    }),
    features: z.array(feature).min(1).meta({ description: 'Les atouts, dans l’ordre de l’écran.' }),
  })
  .meta({ title: 'Accueil', description: 'L’écran d’accueil, /introduction.' });
export type Introduction = z.infer<typeof introduction>;
