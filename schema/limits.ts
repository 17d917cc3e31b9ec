import { z } from 'zod';
import { feminine, masculine, plural } from './meta.ts';
import { listOf, wholeNumber } from './primitives.ts';
import { distance, duration, restRange } from './quantity.ts';
import { timeEstimates } from './time-estimates.ts';
import { day, sessionType } from './vocabulary.ts';

const weekNumber = wholeNumber(1, 52).meta({ description: 'Le numéro d’une semaine.', examples: [4] });
const route = z.string().meta({
  refersTo: 'workoutPage',
  description: 'L’adresse d’une page de séances : le chemin de son fichier, sans .yaml.',
  examples: ['/training/phase1/upper-body'],
});

const phaseWeeks = z
  .strictObject({
    phase: wholeNumber(1, 9).meta({
      noun: feminine('phase'),
      description: 'Le numéro de la phase, celui de son dossier.',
      examples: [1],
    }),
    weeks: listOf(weekNumber).meta({
      noun: plural(feminine('semaines')),
      description: 'Les semaines de la phase.',
      examples: [[1, 2, 3, 4]],
    }),
  })
  .meta({ title: 'Semaines d’une phase', description: 'Une phase et les semaines qu’elle compte.' });

const race = z
  .strictObject({
    week: z.int().meta({ noun: feminine('semaine'), description: 'La semaine de la course.', examples: [12] }),
    day: day.meta({ noun: masculine('jour'), description: 'Le jour de la course.', examples: ['dimanche'] }),
    laps: z
      .int()
      .meta({ noun: plural(masculine('tours')), description: 'Le nombre de tours à courir.', examples: [8] }),
    lapDistance: distance.meta({
      noun: feminine('distance d’un tour'),
      description: 'La longueur d’un tour.',
      examples: ['1 km'],
    }),
    stations: z.int().meta({ noun: masculine('atelier'), description: 'Le nombre d’ateliers.', examples: [8] }),
  })
  .meta({ title: 'Course', description: 'Le jour de la course et ses chiffres, que tout le contenu doit respecter.' });

const dayDuration = z
  .strictObject({
    weeks: listOf(z.int()).meta({
      noun: plural(feminine('semaines')),
      description: 'Les semaines concernées.',
      examples: [[5, 6]],
    }),
    type: sessionType.meta({
      noun: masculine('type'),
      description: 'Le type de journée concerné.',
      examples: ['sortie longue'],
    }),
    within: duration.meta({
      noun: feminine('durée permise'),
      description: 'La durée permise, une fourchette le plus souvent.',
      examples: ['65 min', '45-55 min'],
    }),
  })
  .meta({ title: 'Durée permise', description: 'La durée permise pour un type de journée, certaines semaines.' });

/**
 * The numbers the coaches agreed on. Changing the plan beyond them takes a visible line here. The thresholds are the
 * training rules'.
 */
export const limitsWith = <Thresholds extends z.ZodType>(thresholds: Thresholds) =>
  z
    .strictObject({
      phases: listOf(phaseWeeks).meta({
        noun: feminine('phase'),
        description: 'Les phases du programme et leurs semaines.',
      }),
      /** The days of the gym (`GYM_TYPES`), not all days with training: a run may be on another one. */
      trainingDays: listOf(day).meta({
        noun: plural(masculine('jours de salle', 'jours d’entraînement')),
        description: 'Les jours de salle : pas de séance en salle les autres jours.',
        examples: [['lundi', 'mercredi']],
      }),
      race: race.meta({ noun: feminine('course'), description: 'La course que le programme prépare.' }),
      workoutCounts: z
        .record(
          route,
          z
            .int()
            .min(1)
            .meta({ description: 'Le nombre de séances de la page.', examples: [3] }),
        )
        .meta({
          noun: masculine('nombre de séances'),
          description: 'Le nombre de séances au choix sur chaque page.',
          examples: [{ '/training/phase1/upper-body': 3 }],
        }),
      dayDurations: listOf(dayDuration).meta({
        noun: feminine('durée permise'),
        description: 'Les durées permises, par semaines et par type.',
      }),
      rests: z
        .record(route, restRange.meta({ description: 'Les repos permis sur la page.', examples: ['0 s à 2 min'] }))
        .meta({
          noun: plural(masculine('repos permis')),
          description: 'Les repos permis sur chaque page.',
          examples: [{ '/training/phase1/upper-body': '90 s' }],
        }),
      timeEstimates: timeEstimates.optional().meta({
        noun: masculine('temps d’une séance', 'estimations'),
        description: 'De quoi calculer les minutes d’une séance. Sans ces lignes, elles ne sont pas vérifiées.',
      }),
      warnings: thresholds.meta({ noun: plural(masculine('seuils')), description: 'Les seuils des avertissements.' }),
    })
    .meta({
      title: 'Limites',
      description: 'Les chiffres sur lesquels les coachs sont d’accord. Pour en sortir, change d’abord la ligne ici.',
    });
