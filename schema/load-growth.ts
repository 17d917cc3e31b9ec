import { z } from 'zod';
import { feminine, masculine, plural } from './meta.ts';
import { wholeNumber } from './primitives.ts';
import { kilograms } from './quantity.ts';

/**
 * What the load of an exercise grows by: the number of the rule for that part of the body, or the next weight of the rack;
 * of help, which a machine or a band gives, there is less as one grows stronger.
 */
const LOAD_STEPS = ['haut du corps', 'bas du corps', 'cran au-dessus', 'aide'] as const;
export const loadStep = z.enum(LOAD_STEPS);
export type LoadStep = z.infer<typeof loadStep>;

/** The rule that a load grows by from one session to the next, and what a stop takes from it. */
export const loadGrowth = z
  .strictObject({
    reserve: wholeNumber(1, 9).meta({
      noun: feminine('réserve', 'répétitions en réserve'),
      description: 'Les répétitions à avoir en réserve, à toutes les séries, pour que la charge monte.',
      examples: [3],
    }),
    upperBody: kilograms.meta({
      noun: masculine('haut du corps', 'haut'),
      description: 'De combien monte la charge d’un exercice qui a « load: haut du corps ».',
      examples: ['2,5 kg'],
    }),
    lowerBody: kilograms.meta({
      noun: masculine('bas du corps', 'bas'),
      description: 'De combien monte la charge d’un exercice qui a « load: bas du corps ».',
      examples: ['5 kg'],
    }),
    maxPercent: wholeNumber(1, 100)
      .optional()
      .meta({
        noun: feminine('hausse', 'plafond'),
        description: 'La part de la charge, en %, qu’une hausse ne dépasse pas : elle vaut alors 2,5 kg, 2 kg ou 1 kg.',
        examples: [10],
      }),
    freshDays: wholeNumber(1, 60).meta({
      noun: plural(masculine('jours de fraîcheur', 'jours')),
      description: 'Le nombre de jours au-delà duquel la dernière séance d’un exercice ne fait plus monter sa charge.',
      examples: [14],
    }),
    stop: z
      .strictObject({
        days: wholeNumber(2, 60).meta({
          noun: plural(masculine('jours', 'durée')),
          description: 'À partir de combien de jours sans séance les charges baissent.',
          examples: [8],
        }),
        percent: wholeNumber(1, 100).meta({
          noun: feminine('part', 'pourcentage', 'baisse'),
          description: 'Ce que la reprise enlève aux charges, en %.',
          examples: [30],
        }),
      })
      .meta({
        title: 'Reprise',
        noun: masculine('arrêt', 'reprise', 'pause'),
        description: 'Ce qu’un arrêt enlève aux charges. Le tableau du mode d’emploi dit la même chose.',
      }),
  })
  .meta({
    title: 'Progression des charges',
    description:
      'La règle dont l’app tire la charge du jour, à partir de ce que chacun a noté. Sans ces lignes, elle ne propose rien.',
  });
export type LoadGrowth = z.infer<typeof loadGrowth>;
