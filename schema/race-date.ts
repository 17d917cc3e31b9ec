import { z } from 'zod';
import { accepted } from './acceptance.ts';
import { feminine, masculine, type Published, plural } from './meta.ts';
import { listOf, wholeNumber } from './primitives.ts';
import { intro, richText } from './text.ts';

/** Which weeks a member who starts late keeps. */
const start = z
  .strictObject({
    remaining: wholeNumber(1, 51).meta({
      noun: plural(feminine('semaines à faire', 'nombre de semaines qui restent')),
      description: 'Le nombre de semaines qui restent, celle de la course comprise.',
      examples: [1],
    }),
    keep: listOf(wholeNumber(1, 52).meta({ description: 'Le numéro d’une semaine.', examples: [12] })).meta({
      noun: plural(feminine('semaines gardées')),
      description: 'Les semaines du programme à garder, autant qu’il en reste, la dernière étant celle de la course.',
    }),
    advice: richText.optional().meta({
      noun: masculine('conseil'),
      description: 'Un conseil pour ce départ, s’il en faut un.',
      examples: ['Vise l’arrivée, sans chrono en tête.'],
    }),
    accepted,
  })
  .meta({ title: 'Départ tardif', description: 'Les semaines à garder quand il reste moins que tout le programme.' });

export const lateStart = z
  .strictObject({
    intro: intro.meta({
      description: 'Pourquoi des semaines sont sautées, avant la liste de celles qui restent.',
      examples: ['Le programme entier ne tient plus avant ta course.'],
    }),
    starts: listOf(start).meta({
      noun: masculine('départ'),
      description: 'Chaque nombre de semaines une fois, de 1 à une de moins que le programme.',
    }),
  })
  .optional()
  .meta({
    noun: masculine('départ tardif'),
    description:
      'La règle de ceux qui commencent trop tard pour le programme entier. Sans elle, ils font les dernières semaines.',
  });
export type LateStart = Published<NonNullable<z.infer<typeof lateStart>>>;

export const raceDate = z
  .strictObject({
    invite: richText.meta({
      noun: feminine('invitation'),
      description: 'Ce que la date de course apporte, à qui ne l’a pas encore donnée.',
      examples: ['Chaque journée du programme prendra sa date.'],
    }),
    waiting: richText.meta({
      noun: feminine('attente'),
      description: 'Quoi faire en attendant le début du programme.',
      examples: ['D’ici là, cours deux ou trois fois par semaine à allure facile.'],
    }),
    after: richText.meta({
      noun: masculine('après la course', 'après'),
      description: 'Le mot qui suit la course.',
      examples: ['C’est fait. Repose-toi avant de penser à la suite.'],
    }),
  })
  .meta({ noun: feminine('date de course'), description: 'Ce que l’écran dit autour de la date de course.' });
