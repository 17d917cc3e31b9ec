import { z } from 'zod';
import { feminine, masculine, type Published, plural } from './meta.ts';
import { paceId } from './pace.ts';
import { listOf, refuse, wholeNumber } from './primitives.ts';
import { share } from './quantity.ts';
import { itemId } from './section.ts';
import { body, citedId, intro, name, title } from './text.ts';

const checkpoint = z
  .strictObject({
    id: itemId.meta({ examples: ['readiness-skierg'] }),
    name: name.meta({ description: 'Ce qui se mesure, en quelques mots.', examples: ['1000 m de SkiErg'] }),
    text: body.meta({
      description: 'Comment le faire, en une ou deux phrases.',
      examples: ['Après 10 min d’échauffement, d’un trait et à allure régulière.'],
    }),
    weeks: listOf(wholeNumber(1, 52).meta({ description: 'Le numéro d’une semaine.', examples: [8] })).meta({
      noun: plural(feminine('semaines')),
      description: 'Les semaines où le programme le rappelle.',
      examples: [[4, 8]],
    }),
    station: citedId.optional().meta({
      noun: masculine('atelier'),
      refersTo: 'station',
      description: 'L’atelier mesuré, en entier, par son id dans understanding.yaml. Sans lui, le test de course.',
      examples: ['skierg'],
    }),
    racePercent: share.optional().meta({
      noun: feminine('part du temps sans fatigue', 'part', 'pourcentage'),
      description:
        'Ce que l’atelier prend en course, par rapport au même sans fatigue ; d’une fourchette, l’app prend le milieu.',
      examples: ['110 %'],
    }),
    racePace: paceId.optional().meta({
      description: 'Pour le test de course : l’allure de la course, par son id dans training.yaml.',
      examples: ['allure-hyrox'],
    }),
  })
  .meta({
    title: 'Repère',
    description: 'Un atelier ou le test de course, à mesurer sans fatigue pendant la préparation.',
  })
  .superRefine(({ station, racePercent, racePace }, context) => {
    if (station === undefined && racePace === undefined)
      refuse(context, 'ce repère ne mesure rien : ajoute station et racePercent, ou racePace pour le test de course');
    else if (station !== undefined && racePace !== undefined)
      refuse(context, 'un repère mesure un atelier ou le test de course : garde station, ou racePace', 'racePace');
    else if (station !== undefined && racePercent === undefined)
      refuse(context, 'sans racePercent, ce temps ne dit rien de la course : ajoute-le, comme 110 %', 'station');
    else if (station === undefined && racePercent !== undefined)
      refuse(context, 'le test de course prend la part de racePace : retire racePercent', 'racePercent');
  });
export type Checkpoint = Published<z.infer<typeof checkpoint>>;

export const readiness = z
  .strictObject({
    title: title.meta({ description: 'Le titre de la partie.', examples: ['Es-tu prêt ?'] }),
    intro: intro.meta({
      description: 'À quoi servent les repères, et où les glisser dans la semaine.',
      examples: ['Un ou deux repères suffisent, à la place d’une partie d’une séance.'],
    }),
    checkpoints: listOf(checkpoint).meta({ noun: masculine('repère'), description: 'Les repères, dans l’ordre.' }),
  })
  .optional()
  .meta({
    noun: plural(masculine('repères')),
    description: 'Ce que les membres mesurent en route, et le chrono que chaque mesure rend crédible. Facultatif.',
  });
