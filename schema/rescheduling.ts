import { z } from 'zod';
import { accepted } from './acceptance.ts';
import { feminine, masculine, type Published, plural } from './meta.ts';
import { flag, listOf, refuse, wholeNumber } from './primitives.ts';
import { duration } from './quantity.ts';
import { columns } from './section.ts';
import { body, citedId, richText } from './text.ts';
import { day, weekKind } from './vocabulary.ts';
import { lighter } from './week.ts';

const sentence = richText.meta({ noun: masculine('texte') });

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
    note: sentence.optional().meta({
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

const step = z
  .strictObject({
    days: wholeNumber(1, 365).meta({
      noun: plural(masculine('jours d’arrêt', 'jours')),
      description: 'À partir de combien de jours d’arrêt la ligne vaut, jusqu’à la suivante.',
      examples: [1],
    }),
    text: sentence.meta({
      description: 'Ce que l’on fait, tel que le disent le tableau et l’accueil.',
      examples: ['Reprends au jour où en est le programme.'],
    }),
    repeat: z
      .enum(['interrompue', 'précédente'])
      .optional()
      .meta({
        noun: feminine('semaine refaite', 'semaine'),
        description:
          'La semaine que l’on refait, à la place de celle du calendrier : celle que l’arrêt a interrompue, ou celle d’avant.',
        examples: ['interrompue'],
      }),
    lighter: lighter.optional().meta({ noun: feminine('dose allégée', 'allègement') }),
    shorter: wholeNumber(1, 90)
      .optional()
      .meta({
        noun: masculine('raccourci', 'pourcentage'),
        description: 'De combien les courses à pied de la reprise sont raccourcies, en %.',
        examples: [30],
      }),
    following: z
      .strictObject({
        weeks: wholeNumber(1, 4).meta({
          noun: plural(feminine('semaines')),
          description: 'Combien de semaines après celle de la reprise.',
          examples: [2],
        }),
        lighter: lighter.meta({ noun: feminine('dose allégée', 'allègement') }),
      })
      .optional()
      .meta({
        noun: feminine('suite', 'semaines suivantes'),
        description: 'Les semaines d’après, allégées elles aussi.',
      }),
    restart: flag(masculine('nouveau départ'), 'Écris true quand on repart comme si l’on commençait tard.'),
    accepted,
  })
  .meta({ title: 'Reprise', description: 'Comment reprendre après tant de jours d’arrêt.' })
  .superRefine(({ text, restart, repeat, lighter, shorter, following }, context) => {
    if (restart && (repeat || lighter || shorter || following))
      refuse(context, 'qui repart à zéro suit les semaines qui restent : garde restart seul', 'restart');
    if (following && !lighter)
      refuse(context, 'la reprise n’est pas allégée, et la suite l’est : ajoute lighter', 'following');
    // The table and the home screen say the text, workouts follow the numbers.
    for (const { maxRpe } of [lighter, following?.lighter].filter((dose) => dose !== undefined))
      if (!new RegExp(String.raw`RPE\s${maxRpe}(?!\d)`).test(text))
        refuse(context, `le texte ne dit pas « RPE ${maxRpe} », et la dose allégée oui`, 'text');
    if (shorter && !new RegExp(String.raw`(?<!\d)${shorter}\s%`).test(text))
      refuse(context, `le texte ne dit pas « ${shorter} % », et shorter oui`, 'text');
  });

const returns = z
  .strictObject({
    columns,
    lastWeeks: wholeNumber(1, 12).meta({
      noun: plural(feminine('dernières semaines')),
      description: 'Dans combien de dernières semaines, celle de la course comprise, rien n’est refait.',
      examples: [3],
    }),
    steps: listOf(step).meta({
      noun: masculine('palier', 'reprises'),
      description: 'De l’arrêt le plus court au plus long ; le premier à 1 jour.',
    }),
  })
  .superRefine(({ steps }, context) => {
    const restart = steps.findIndex((one) => one.restart);
    if (restart >= 0 && restart < steps.length - 1)
      refuse(
        context,
        'après un plus long arrêt, on ne reprend pas le programme : restart va au dernier palier',
        'steps',
        restart,
        'restart',
      );
    const issueAt = (index: number, message: string) => refuse(context, message, 'steps', index, 'days');
    if (steps[0]?.days !== 1) issueAt(0, 'le premier palier commence à 1 jour d’arrêt');
    for (const [index, { days }] of steps.entries())
      if (index > 0 && days <= (steps[index - 1]?.days ?? 0))
        issueAt(index, 'chaque palier commence après le précédent');
  })
  .meta({ noun: plural(feminine('reprises')), description: 'Comment reprendre après un arrêt, selon sa durée.' });

const absenceText = {
  text: body.meta({
    description: 'Ce que dit l’accueil pendant l’arrêt.',
    examples: ['Repose-toi : rien ne se rattrape.'],
  }),
};
const doctor = richText.meta({
  noun: masculine('médecin', 'quand consulter'),
  description: 'Quand voir un médecin.',
  examples: ['Fièvre de plus de trois jours : vois un médecin.'],
});

const after = z
  .strictObject({
    days: wholeNumber(1, 60).meta({
      noun: plural(masculine('jours')),
      description: 'Pendant combien de jours, après la maladie, l’accueil le dit.',
      examples: [8],
    }),
    text: richText.meta({
      noun: masculine('texte'),
      description: 'Ce qu’il ne faut pas faire encore.',
      examples: ['Aucun effort intense pendant 8 jours.'],
    }),
  })
  .meta({ noun: masculine('lendemain', 'après'), description: 'Ce que dit l’accueil les jours d’après.' });

const travelWorkout = z
  .strictObject({
    replaces: citedId.meta({
      noun: feminine('page remplacée'),
      description:
        'La page dont elle remplace les séances : le nom de son fichier, sans .yaml, dans toutes les phases.',
      examples: ['upper-body'],
    }),
    page: z.string().meta({
      noun: feminine('page'),
      refersTo: 'workoutPage',
      description: 'La page de la séance sans matériel : le chemin de son fichier, sans .yaml.',
      examples: ['/training/phase1/travel'],
    }),
    workout: citedId.meta({
      noun: feminine('séance'),
      refersTo: 'workout',
      description: 'La séance de cette page, par son id.',
      examples: ['haut-sans-materiel'],
    }),
  })
  .meta({ title: 'Séance de voyage', description: 'La séance sans matériel qui remplace celles d’une page.' });

const absences = z
  .strictObject({
    illness: z
      .strictObject({ ...absenceText, doctor, after: after.optional() })
      .meta({ noun: feminine('maladie'), description: 'Ce que l’on dit à qui est malade.' }),
    injury: z
      .strictObject({ ...absenceText, doctor })
      .meta({ noun: feminine('blessure'), description: 'Ce que l’on dit à qui est blessé.' }),
    travel: z
      .strictObject({
        ...absenceText,
        workouts: listOf(travelWorkout)
          .optional()
          .meta({ noun: feminine('séance'), description: 'Ce qui remplace les séances en salle, page par page.' }),
      })
      .meta({
        noun: masculine('voyage'),
        description: 'Ce que l’on dit à qui est en voyage, et les séances sans salle.',
      }),
    pause: z
      .strictObject(absenceText)
      .meta({ noun: feminine('pause'), description: 'Ce que l’on dit à qui n’a pas le temps, sans être malade.' }),
  })
  .meta({ noun: feminine('absence'), description: 'Les périodes que les membres déclarent.' });

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
