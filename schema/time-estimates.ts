import { z } from 'zod';
import { feminine, masculine, plural } from './meta.ts';
import { listOf, refuse, wholeNumber } from './primitives.ts';
import { distance, duration } from './quantity.ts';
import { citedExercise } from './text.ts';

// How long the parts of a workout take. Of a range, the lower end is the faster athlete's, the upper end the slower one's.

const workTime = z
  .strictObject({
    exercise: citedExercise.optional().meta({
      description: 'L’exercice, par son id. Sans lui, la ligne vaut pour tous ceux qui n’ont pas la leur.',
      examples: ['wall-balls'],
    }),
    reps: wholeNumber(1, 500)
      .optional()
      .meta({
        noun: plural(feminine('répétitions', 'répétition')),
        description: 'Le nombre de répétitions que time mesure. Sinon, donne distance.',
        examples: [10],
      }),
    distance: distance.optional().meta({
      noun: feminine('distance', 'longueur', 'mètres'),
      description: 'La distance que time mesure. Prend la place de reps.',
      examples: ['100 m', '1 km'],
    }),
    time: duration.meta({
      noun: masculine('temps', 'durée'),
      description: 'Le temps qu’il y faut, du plus rapide au plus lent.',
      examples: ['35-45 s', '5 min 40 à 7 min 15'],
    }),
  })
  .meta({
    title: 'Temps d’un exercice',
    description: 'Le temps de quelques répétitions ou d’une distance : la vérification en tire celui de chaque dose.',
  })
  .superRefine(({ reps, distance }, context) => {
    if ((reps === undefined) !== (distance === undefined)) return;
    refuse(
      context,
      reps ? 'garde un seul de reps et distance' : 'ajoute reps ou distance : ce que ce temps mesure',
      'time',
    );
  });

const intervals = z
  .strictObject({
    warmUp: duration.meta({
      noun: masculine('échauffement'),
      description: 'L’échauffement avant le premier effort.',
      examples: ['10 min'],
    }),
    kilometre: duration.meta({
      noun: masculine('kilomètre', 'allure', 'km'),
      description: 'Le temps d’un kilomètre à l’allure des efforts.',
      examples: ['4 min 40 à 5 min 50'],
    }),
    coolDown: duration.meta({
      noun: masculine('retour au calme'),
      description: 'Le trot de la fin, au moins.',
      examples: ['3 min'],
    }),
  })
  .meta({ title: 'Temps d’un fractionné', description: 'Ce qui s’ajoute aux efforts et aux récupérations.' });

/** What the minutes of a workout are computed from. */
export const timeEstimates = z
  .strictObject({
    athletes: duration.meta({
      noun: plural(masculine('athlètes')),
      description: 'Le temps de course que visent les deux athlètes des fourchettes, le plus rapide d’abord.',
      examples: ['1 h 30 à 2 h'],
    }),
    work: listOf(workTime).meta({ noun: plural(masculine('temps d’effort')), description: 'Les temps des exercices.' }),
    set: duration.meta({
      noun: feminine('série'),
      description: 'À chaque série d’une liste : prendre la charge, se placer, la reposer.',
      examples: ['8-13 s'],
    }),
    change: duration.meta({
      noun: masculine('changement'),
      description: 'D’un exercice au suivant dans une liste, en plus du repos : ranger, charger, régler.',
      examples: ['60-75 s'],
    }),
    transition: duration.meta({
      noun: feminine('transition'),
      description: 'D’un atelier au suivant dans un circuit, en plus du repos.',
      examples: ['25-35 s'],
    }),
    intervals: intervals.meta({ noun: masculine('fractionné'), description: 'De quoi compter un jour de fractionné.' }),
  })
  .meta({
    title: 'Temps d’une séance',
    description: 'De quoi calculer les minutes d’une séance, pour les comparer à celles qui sont écrites.',
  });
export type TimeEstimates = z.infer<typeof timeEstimates>;
