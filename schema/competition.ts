import { z } from 'zod';
import { clock, duration, pace } from './quantity.ts';
import { itemId, paragraph, section } from './section.ts';
import { text } from './text.ts';

export const checklist = z
  .strictObject({
    id: itemId.meta({ examples: ['equipment'] }),
    title: text.meta({ description: 'Le titre de la liste.', examples: ['Équipement'] }),
    items: z
      .array(
        z
          .strictObject({
            id: itemId.meta({ examples: ['shoes'] }),
            text: text.meta({ description: 'La chose à cocher.', examples: ['Chaussures de running'] }),
            detail: text.optional().meta({
              description: 'Une précision en dessous.',
              examples: ['Stables, et déjà rodées à l’entraînement.'],
            }),
          })
          .meta({ title: 'Case à cocher', description: 'Une ligne que les membres cochent.' }),
      )
      .min(1)
      .meta({ description: 'Les lignes, dans l’ordre.' }),
  })
  .meta({ title: 'Liste à cocher', description: 'Une liste que les membres cochent.' });
export type Checklist = z.infer<typeof checklist>;

/** A finish time and how it adds up: laps at `pace`, plus stations, plus transitions. */
const goal = z
  .strictObject({
    id: itemId.meta({ examples: ['one-hour-forty-five'] }),
    level: text.meta({ description: 'À qui l’objectif s’adresse.', examples: ['Débutant, première course'] }),
    total: duration.meta({ description: 'Le temps total.', examples: ['1 h 45'] }),
    pace: pace.meta({ description: 'L’allure de course.', examples: ['6:30/km'] }),
    stationsSeconds: clock.meta({
      description: 'Le temps aux ateliers, en minutes et secondes.',
      examples: ['44:00'],
    }),
    transitionsSeconds: clock.meta({
      description: 'Le temps dans la RoxZone, en minutes et secondes.',
      examples: ['9:00'],
    }),
  })
  .meta({ title: 'Objectif', description: 'Un chrono et son détail : les tours à pace, les ateliers, la RoxZone.' });
export type Goal = z.infer<typeof goal>;

export const competition = z
  .strictObject({
    title: text.meta({ description: 'Le titre de l’écran.', examples: ['Le jour de la course'] }),
    intro: text.meta({ description: 'Le texte sous le titre.', examples: ['Le travail est fait.'] }),
    notices: z.array(paragraph).min(1).meta({ description: 'Les conseils mis en avant, en haut de l’écran.' }),
    equipment: checklist.meta({ description: 'Le matériel à emporter.' }),
    nutrition: checklist.meta({ description: 'Ce qu’il faut manger et boire.' }),
    warmUp: section.meta({ description: 'L’échauffement d’avant-course, premier point de la stratégie.' }),
    strategy: z
      .strictObject({
        title: text.meta({ description: 'Le titre de la partie.', examples: ['Stratégie de course'] }),
        sections: z.array(section).min(1).meta({ description: 'Les rubriques de la stratégie.' }),
      })
      .meta({ description: 'La stratégie de course.' }),
    goals: z
      .strictObject({
        title: text.meta({ description: 'Le titre de la partie.', examples: ['Quel chrono viser ?'] }),
        intro: text.meta({
          description: 'Comment choisir.',
          examples: ['Choisis celui dont tu tiens déjà l’allure avec les jambes fatiguées.'],
        }),
        items: z.array(goal).min(1).meta({ description: 'Les chronos, du plus long au plus court.' }),
      })
      .meta({ description: 'Les chronos à viser.' }),
    mistakes: section.meta({ description: 'Les erreurs classiques.' }),
    after: section.meta({ description: 'Quoi faire après l’arrivée.' }),
  })
  .meta({ title: 'Jour de course', description: 'L’écran /competition : le guide du jour de course.' });
export type Competition = z.infer<typeof competition>;
