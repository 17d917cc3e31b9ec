import { z } from 'zod';
import { feminine, masculine, plural } from './meta.ts';
import { listOf } from './primitives.ts';
import { duration, percent, rpe, share } from './quantity.ts';
import { body, citedId, name, richItem, slug, text, title } from './text.ts';

/** What a day or an exercise cites it by. */
export const paceId = citedId.meta({
  noun: feminine('allure', 'rythme', 'vitesse'),
  refersTo: 'pace',
  description: 'Une allure, par son id dans training.yaml.',
  examples: ['footing'],
});

const runningPace = z
  .strictObject({
    id: slug.meta({
      noun: masculine('identifiant'),
      description: 'Ce que citent les journées et les séances. Ne le change plus ensuite.',
      examples: ['seuil'],
    }),
    name: name.meta({
      description: 'Le nom affiché, avec le mot « allure » s’il le faut.',
      examples: ['Allure seuil'],
    }),
    rpe: rpe.meta({
      noun: masculine('RPE'),
      description: 'Son effort ressenti, de 0 à 10.',
      examples: ['7-8'],
    }),
    feeling: text.meta({
      noun: masculine('ressenti'),
      description: 'À quoi elle se reconnaît, en une phrase courte : elle s’affiche partout où l’allure est citée.',
      examples: ['Tu ne dis que quelques mots à la fois.'],
    }),
    share: share.optional().meta({
      noun: feminine('part de la vitesse du test', 'part', 'pourcentage'),
      description: 'Sa part de la vitesse moyenne du test. Rien pour une allure qui se court aux sensations.',
      examples: ['65-75 %'],
    }),
  })
  .meta({ title: 'Allure', description: 'Une allure de course à pied, que les journées et les séances citent.' });
export type RunningPace = z.infer<typeof runningPace>;

export const paces = z
  .strictObject({
    title: title.meta({ description: 'Le titre de la partie.', examples: ['Les allures'] }),
    text: body.meta({
      description: 'Comment s’en servir, sous le titre.',
      examples: ['Chaque course cite son allure. L’effort ressenti passe avant la montre.'],
    }),
    list: listOf(runningPace).meta({
      noun: plural(feminine('allures')),
      description: 'Les allures, de la plus lente à la plus rapide.',
    }),
    test: z
      .strictObject({
        title: title.meta({ description: 'Le nom du test.', examples: ['Le test demi-Cooper'] }),
        duration: duration.meta({
          noun: feminine('durée', 'temps'),
          description: 'Sa durée : le jour du test, elle seule compte comme un effort dur.',
          examples: ['6 min'],
        }),
        points: listOf(richItem).meta({
          noun: masculine('point'),
          description: 'Comment le faire, un point par ligne.',
          examples: [['Cours 6 min aussi loin que tu peux.']],
        }),
        fiveKm: z
          .strictObject({
            share: percent.meta({
              noun: feminine('part de la vitesse du test', 'part', 'pourcentage'),
              description:
                'La part de la vitesse du test que l’on tient sur 5 km : l’app en tire les allures d’un temps sur 5 km.',
              examples: ['92 %'],
            }),
            text: body.meta({
              description: 'Quel temps convient, et ce qu’il vaut à côté du test.',
              examples: ['Un 5 km couru à fond depuis moins de deux mois donne aussi un repère.'],
            }),
          })
          .optional()
          .meta({
            title: '5 km connus',
            noun: masculine('5 km'),
            description:
              'Ce que vaut un temps sur 5 km, pour qui n’a pas fait le test. Sans ce champ, seul le test donne les allures.',
          }),
      })
      .optional()
      .meta({
        title: 'Test',
        noun: masculine('test'),
        description: 'Le test dont les allures sont une part. Les journées qui le contiennent ont « test: true ».',
      }),
  })
  .meta({ title: 'Allures', description: 'Les allures de course à pied, et le test qui les donne.' });
