import { z } from 'zod';
import { absences } from './absences.ts';
import { feminine, masculine, type Published, plural } from './meta.ts';
import { listOf, refuse, wholeNumber } from './primitives.ts';
import { duration } from './quantity.ts';
import { returns } from './returns.ts';
import { columns } from './section.ts';
import { richText } from './text.ts';
import { day, weekKind } from './vocabulary.ts';

const priority = z
  .strictObject({
    phases: listOf(wholeNumber(1, 9))
      .optional()
      .meta({
        noun: plural(feminine('phases')),
        description: 'Les phases de la ligne, pour leurs semaines qui n’ont pas de ligne à elles.',
        examples: [[2, 3]],
      }),
    week: weekKind.optional().meta({
      noun: feminine('nature de semaine', 'semaine'),
      description: 'À la place de phases : les semaines de cette nature (kind), dans toutes les phases.',
      examples: ['allégée'],
    }),
    keep: listOf(day).meta({
      noun: plural(masculine('jours gardés', 'jours à garder')),
      description: 'Les jours dont on garde la séance, le plus important d’abord.',
      examples: [['dimanche', 'vendredi']],
    }),
    // biome-ignore lint/suspicious/noThenProperty: a list, which no promise takes for a thenable
    then: listOf(day)
      .optional()
      .meta({
        noun: plural(masculine('jours d’après', 'ensuite')),
        description: 'Les jours qui ne viennent qu’après eux.',
        examples: [['lundi', 'jeudi']],
      }),
    catchUp: z
      .boolean()
      .optional()
      .meta({
        noun: masculine('report', 'rattrapage'),
        description: 'Écris false quand une séance manquée de ces semaines ne se reporte pas.',
        examples: [false],
      }),
    note: richText.optional().meta({
      noun: feminine('note', 'remarque'),
      description: 'Une phrase qui finit la ligne du tableau.',
      examples: ['Elle est déjà courte, n’y ajoute rien.'],
    }),
  })
  .meta({ title: 'Priorités', description: 'Dans quel ordre garder les séances, certaines semaines.' })
  .superRefine(({ phases, week }, context) => {
    if (phases && week)
      refuse(context, 'garde phases ou week : une ligne vaut pour les unes ou pour les autres', 'week');
    else if (!phases && !week) refuse(context, 'ligne sans semaines : ajoute phases, comme [2, 3], ou week');
  });

const shortVersions = z
  .strictObject({
    minutes: wholeNumber(10, 90).meta({
      noun: plural(feminine('minutes')),
      description: 'La durée d’une version courte, en minutes.',
      examples: [35],
    }),
    list: z
      .strictObject({
        sets: wholeNumber(1, 20).meta({
          noun: plural(feminine('séries')),
          description: 'Les séries de chaque exercice, au plus.',
          examples: [3],
        }),
        exercises: wholeNumber(1, 10).meta({
          noun: plural(masculine('exercices')),
          description: 'Combien d’exercices restent, les premiers.',
          examples: [3],
        }),
        longRest: duration.meta({
          noun: masculine('long repos', 'repos'),
          description: 'À partir de quel repos il en reste moins.',
          examples: ['2 min'],
        }),
        exercisesAtLongRest: wholeNumber(1, 10).meta({
          noun: plural(masculine('exercices au long repos')),
          description: 'Combien d’exercices restent avec ce repos.',
          examples: [2],
        }),
      })
      .meta({ noun: feminine('liste'), description: 'Ce qui reste d’une séance en liste.' }),
    circuit: z
      .strictObject({
        roundsPercent: wholeNumber(1, 99).meta({
          noun: feminine('part des tours', 'pourcentage'),
          description: 'La part des tours qui reste, en % ; toujours au moins un tour.',
          examples: [50],
        }),
      })
      .meta({ noun: masculine('circuit'), description: 'Ce qui reste d’une séance en circuits.' }),
  })
  .meta({
    noun: plural(feminine('versions courtes')),
    description: 'La version courte des séances, quand le temps manque. Une simulation ne se raccourcit pas.',
  });

/** What changes when a session is missed, moved or left out. The tables of the principles are made of the same data. */
export const rescheduling = z
  .strictObject({
    priorities: z
      .strictObject({
        columns,
        rows: listOf(priority).meta({
          noun: feminine('ligne'),
          description: 'Une ligne par phase ; celle d’une nature de semaine passe avant.',
        }),
      })
      .meta({ noun: plural(feminine('priorités')), description: 'L’ordre dans lequel garder les séances.' }),
    moves: z
      .strictObject({
        legsToSpecificDays: wholeNumber(1, 6).meta({
          noun: plural(masculine('jours des jambes au spécifique', 'jours')),
          description: 'Les jours entre le bas du corps et la séance spécifique : 2 pour 48 h.',
          examples: [2],
        }),
      })
      .meta({
        noun: masculine('déplacement'),
        description: 'Ce qu’un déplacement respecte, en plus des seuils de limits.yaml.',
      }),
    returns,
    absences,
    shortVersions,
  })
  .meta({ title: 'Imprévus', description: 'Ce qui change quand une séance est manquée, déplacée ou laissée.' });
export type Rescheduling = z.infer<typeof rescheduling>;
export type PublishedRescheduling = Published<Rescheduling>;
export type Priority = Rescheduling['priorities']['rows'][number];
