import { z } from 'zod';
import { accepted } from './acceptance.ts';
import { feminine, masculine, plural } from './meta.ts';
import { flag, listOf, refuse, wholeNumber } from './primitives.ts';
import { columns } from './section.ts';
import { richText } from './text.ts';
import { lighter } from './week.ts';

const step = z
  .strictObject({
    days: wholeNumber(1, 365).meta({
      noun: plural(masculine('jours d’arrêt', 'jours')),
      description: 'À partir de combien de jours d’arrêt la ligne vaut, jusqu’à la suivante.',
      examples: [1],
    }),
    text: richText.meta({
      noun: masculine('texte'),
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

/** How one comes back from a stop, by its length. */
export const returns = z
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
