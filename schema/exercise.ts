import { z } from 'zod';
import { slug, text } from './text.ts';

/** One exercise of the catalogue, described once and prescribed by its id. */
export const exercise = z
  .strictObject({
    id: slug.meta({
      description: 'Le nom de l’exercice pour les séances, qui le citent tel quel. Ne le change plus ensuite.',
      examples: ['goblet-squat'],
    }),
    name: text.meta({ description: 'Le nom affiché dans la séance.', examples: ['Goblet squat'] }),
    equipment: text.optional().meta({
      description: 'Le matériel qu’il lui faut, sans article : la séance demande « Pas de traîneau ? ».',
      examples: ['traîneau'],
    }),
    howTo: text.meta({
      description: 'Comment faire, en une ou deux phrases : la position, le geste, la faute habituelle.',
      examples: ['Haltère contre la poitrine, descends entre tes genoux sans décoller les talons.'],
    }),
    alternatives: z
      .array(text.meta({ description: 'De quoi remplacer l’exercice.', examples: ['Squat avec un sac à dos chargé'] }))
      .min(1)
      .meta({ description: 'Par quoi le remplacer sans le matériel, le meilleur remplaçant en premier.' }),
  })
  .meta({ title: 'Exercice', description: 'Un exercice du catalogue : décrit une fois, cité par les séances.' });
export type Exercise = z.infer<typeof exercise>;

/** A file of content/exercises/: one family of exercises. */
export const exerciseFamily = z
  .strictObject({
    family: text.meta({
      description: 'Le nom de la famille, pour s’y retrouver entre coachs : il ne s’affiche pas.',
      examples: ['Squat et fentes'],
    }),
    exercises: z.array(exercise).min(1).meta({ description: 'Les exercices de la famille.' }),
  })
  .meta({ title: 'Famille d’exercices', description: 'Une famille du catalogue d’exercices.' });
