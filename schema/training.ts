import { z } from 'zod';
import { loadGrowth } from './load-growth.ts';
import { feminine, masculine, type Published, plural } from './meta.ts';
import { paces } from './pace.ts';
import { listOf, refuse, wholeNumber } from './primitives.ts';
import { rpe } from './quantity.ts';
import { lateStart, raceDate } from './race-date.ts';
import { rescheduling } from './rescheduling.ts';
import { principle, type Section } from './section.ts';
import { body, intro, richText, text, title } from './text.ts';
import { INTENSITIES, intensity } from './vocabulary.ts';

const effort = z
  .strictObject({
    intensity: intensity.meta({
      noun: feminine('intensité'),
      description: 'L’intensité expliquée.',
      examples: ['facile'],
    }),
    rpe: rpe.meta({
      noun: masculine('RPE'),
      description: 'Son effort ressenti, de 0 à 10.',
      examples: ['3-4', 10],
    }),
    feeling: text.meta({
      noun: masculine('ressenti'),
      description: 'À quoi elle se reconnaît.',
      examples: ['Tu peux parler par phrases entières.'],
    }),
  })
  .meta({ title: 'Intensité', description: 'Une intensité, son RPE et ce que l’on ressent.' });

const reserve = z
  .strictObject({
    title: title.meta({
      description: 'Le titre au-dessus du tableau.',
      examples: ['En force, les répétitions en réserve'],
    }),
    text: body.meta({
      description: 'Comment compter, en une ou deux phrases.',
      examples: ['À la fin d’une série, compte les répétitions que tu pourrais encore faire.'],
    }),
    scale: listOf(
      z
        .strictObject({
          rpe: wholeNumber(1, 10).meta({
            noun: masculine('RPE'),
            description: 'L’effort ressenti de la série.',
            examples: [7],
          }),
          reserve: wholeNumber(0, 9).meta({
            noun: feminine('réserve', 'répétitions en réserve'),
            description: 'Les répétitions qu’il reste à cet effort.',
            examples: [3],
          }),
          feeling: text.meta({
            noun: masculine('ressenti'),
            description: 'À quoi cela se reconnaît.',
            examples: ['Les dernières répétitions demandent de la concentration.'],
          }),
        })
        .meta({ title: 'RPE et réserve', description: 'Un RPE et les répétitions qu’il laisse en réserve.' }),
    )
      .meta({ noun: feminine('échelle'), description: 'Chaque RPE de force une fois, du plus facile au plus dur.' })
      .superRefine((rows, context) => {
        for (const [index, { rpe, reserve }] of rows.entries()) {
          const issueAt = (key: string, message: string) => refuse(context, message, index, key);
          if (rpe <= (rows[index - 1]?.rpe ?? 0)) issueAt('rpe', 'chaque RPE une fois, du plus facile au plus dur');
          if (reserve !== 10 - rpe) issueAt('reserve', `RPE ${rpe} laisse ${10 - rpe} en réserve : 10 moins le RPE`);
        }
      }),
  })
  .meta({
    title: 'Réserve',
    description: 'En force, ce que chaque RPE laisse en réserve.',
  });

export const training = z
  .strictObject({
    title: title.meta({ description: 'Le titre de l’écran.', examples: ['Programme de 12 semaines'] }),
    intro: intro.meta({
      description: 'Le texte sous le titre.',
      examples: ['Trois phases de quatre semaines et une course au bout.'],
    }),
    rhythm: text.meta({
      noun: masculine('rythme'),
      description: 'La ligne en bas de chaque carte de phase.',
      examples: ['4 semaines, 3 jours de salle'],
    }),
    prerequisite: richText.meta({
      noun: masculine('point de départ'),
      description: 'Ce qu’il faut savoir faire avant de commencer.',
      examples: ['Tu dois avoir couru au moins une fois 40 min à allure facile au cours du dernier mois.'],
    }),
    principles: listOf(principle).meta({
      noun: masculine('principe'),
      description: 'Le mode d’emploi du programme, en rubriques repliées.',
    }),
    intensities: z
      .array(effort)
      .meta({
        noun: feminine('intensité'),
        description: 'Chaque intensité une fois, de la plus facile à la plus dure.',
      })
      .superRefine((items, context) => {
        const named = items.map((item) => item.intensity);
        if (named.join() === INTENSITIES.join()) return;
        refuse(context, `chaque intensité une fois, dans l’ordre : ${INTENSITIES.join(', ')}`);
      }),
    reserve: reserve.optional().meta({ noun: feminine('réserve') }),
    loadGrowth: loadGrowth.optional().meta({ noun: feminine('progression des charges', 'progression') }),
    paces: paces.optional().meta({ noun: plural(feminine('allures')) }),
    raceDate,
    lateStart,
    rescheduling: rescheduling.optional().meta({
      noun: plural(masculine('imprévus')),
      description:
        'Séances manquées, semaines courtes, arrêts : ce que l’app propose. Sans ces lignes, elle ne propose rien.',
    }),
    workoutSafety: richText.meta({
      noun: masculine('rappel de sécurité'),
      description: 'La ligne de sécurité de chaque séance.',
      examples: ['Malaise ou essoufflement anormal : arrête-toi tout de suite et appelle le 15 ou le 112.'],
    }),
    headings: z
      .strictObject({
        weeklyTime: text.meta({
          noun: masculine('temps par semaine'),
          description: 'Le titre du temps par semaine.',
          examples: ['Temps par semaine'],
        }),
        prerequisite: text.meta({
          noun: masculine('point de départ'),
          description: 'Le titre du prérequis.',
          examples: ['Le point de départ'],
        }),
        intensities: text.meta({
          noun: feminine('intensité'),
          description: 'Le titre de l’échelle d’effort.',
          examples: ['L’effort ressenti'],
        }),
        principles: text.meta({
          noun: masculine('principe'),
          description: 'Le titre du mode d’emploi.',
          examples: ['Mode d’emploi'],
        }),
        phasePrinciples: text.meta({
          noun: plural(masculine('principes de la phase')),
          description: 'Le titre des principes, sur la page d’une phase.',
          examples: ['L’essentiel de la phase'],
        }),
      })
      .meta({ noun: plural(masculine('intertitres')), description: 'Les titres des parties.' }),
  })
  .meta({
    title: 'Programme',
    description: 'L’écran /training : les semaines du programme, le mode d’emploi, l’échelle d’effort.',
  });
/** Its tables are those that members read, whatever they are made of. */
export interface Training extends Omit<Published<z.infer<typeof training>>, 'principles'> {
  principles: Section[];
}
