import { z } from 'zod';
import { slug, text } from './text.ts';

/** « un banc », « d’une barre », « de l’eau »: the articles, and the word that follows them. */
const WITH_ARTICLE = /^(?:(?:une?|des?|du|les?|la)\s+|[dl]’\s*)+(?=\S)/iu;
const NONE = /^(?:(?:aucune?|rien|néant|sans)(?!\p{L})|non$|pas\s+(?:de\s|d’))/iu;
/** The app goes on from it: « Pas de traîneau ? » */
const equipment = text.superRefine((named, context) => {
  if (NONE.test(named)) {
    context.addIssue({
      code: 'custom',
      message: 'equipment nomme le matériel qu’il faut : s’il n’en faut pas, retire cette ligne',
    });
  }
  const bare = named.replace(WITH_ARTICLE, '');
  if (bare !== named) context.addIssue({ code: 'custom', message: `sans article : écris « ${bare} »` });
});

/** One exercise of the catalogue, described once and prescribed by its id. */
export const exercise = z
  .strictObject({
    id: slug.meta({
      description: 'Le nom de l’exercice pour les séances, qui le citent tel quel. Ne le change plus ensuite.',
      examples: ['goblet-squat'],
    }),
    name: text.meta({ description: 'Le nom affiché dans la séance.', examples: ['Goblet squat'] }),
    equipment: equipment.optional().meta({
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
