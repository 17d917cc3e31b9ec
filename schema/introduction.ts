import { z } from 'zod';
import { masculine, type Published } from './meta.ts';
import { listOf } from './primitives.ts';
import { itemId } from './section.ts';
import { body, intro, text, title } from './text.ts';

const feature = z
  .strictObject({
    id: itemId.meta({ examples: ['structured-programme'] }),
    figure: text.meta({
      noun: masculine('chiffre', 'valeur'),
      description: 'Le chiffre, en très grand. Entre guillemets.',
      examples: ['12'],
    }),
    title: title.meta({ description: 'Le titre de l’atout.', examples: ['Programme structuré'] }),
    text: body.meta({ description: 'L’atout, en une ou deux phrases.', examples: ['12 semaines en trois phases.'] }),
  })
  .meta({ title: 'Atout', description: 'Un atout du programme et son chiffre.' });

export const introduction = z
  .strictObject({
    title: title.meta({ description: 'Le titre de l’écran.', examples: ['12 semaines jusqu’à ta ligne d’arrivée'] }),
    intro: intro.meta({
      description: 'Le texte sous le titre, en deux ou trois phrases.',
      examples: ['Huit kilomètres à courir, huit ateliers à passer.'],
    }),
    features: listOf(feature).meta({ noun: masculine('atout'), description: 'Les atouts, dans l’ordre de l’écran.' }),
  })
  .meta({ title: 'Accueil', description: 'L’écran d’accueil, /introduction.' });
export type Introduction = Published<z.infer<typeof introduction>>;
