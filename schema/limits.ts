import { z } from 'zod';
import { feminine, masculine, type Noun, plural } from './meta.ts';
import { distance, duration, restRange } from './quantity.ts';
import { day, sessionType } from './vocabulary.ts';

const weekNumber = z
  .int()
  .min(1)
  .max(52)
  .meta({ description: 'Le numéro d’une semaine.', examples: [4] });
const route = z.string().meta({
  refersTo: 'workoutPage',
  description: 'L’adresse d’une page de séances : le chemin de son fichier, sans .yaml.',
  examples: ['/training/phase1/upper-body'],
});

const phaseWeeks = z
  .strictObject({
    phase: z
      .int()
      .min(1)
      .max(9)
      .meta({ noun: feminine('phase'), description: 'Le numéro de la phase, celui de son dossier.', examples: [1] }),
    weeks: z
      .array(weekNumber)
      .min(1)
      .meta({ noun: plural(feminine('semaines')), description: 'Les semaines de la phase.', examples: [[1, 2, 3, 4]] }),
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
    weeks: z
      .array(z.int())
      .min(1)
      .meta({ noun: plural(feminine('semaines')), description: 'Les semaines concernées.', examples: [[5, 6]] }),
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

const percent = (description: string, example: number) =>
  z
    .int()
    .min(1)
    .max(300)
    .meta({ noun: feminine('part', 'pourcentage'), description, examples: [example] });
const count = (noun: Noun, max: number, description: string, example: number) =>
  z
    .int()
    .min(0)
    .max(max)
    .meta({ noun, description, examples: [example] });
const weeks = (description: string, example: number) =>
  z
    .int()
    .min(1)
    .max(12)
    .meta({ noun: plural(feminine('semaines')), description, examples: [example] });

const share = (week: string, description: string, min: number, max: number) =>
  z
    .strictObject({
      min: percent('La plus petite part de la plus longue semaine, en %.', min),
      max: percent('La plus grande part de la plus longue semaine, en %.', max),
    })
    .refine((range) => range.min <= range.max, {
      path: ['max'],
      error: 'plus petit que « min » : écris la plus petite part d’abord',
    })
    .meta({ noun: feminine(`part de la ${week}`), description });

/** The thresholds of the training rules, by the name of their warning in camel case. */
const warnings = z
  .strictObject({
    runRise: z
      .strictObject({
        percent: percent('Ce qu’une course peut durer, en % de la plus longue d’avant.', 110),
        minutes: count(plural(feminine('minutes')), 60, 'Ce qu’elle peut toujours durer de plus, en minutes.', 5),
        weeks: weeks('Les semaines d’avant qui comptent.', 4),
      })
      .meta({ noun: feminine('hausse d’une course'), description: 'Les seuils de l’avertissement run-rise.' }),
    weekRise: z
      .strictObject({
        percent: percent('Ce qu’une semaine peut durer, en % de la plus longue d’avant.', 110),
        weeks: weeks('Les semaines d’avant qui comptent.', 3),
      })
      .meta({ noun: feminine('hausse d’une semaine'), description: 'Les seuils de l’avertissement week-rise.' }),
    restDays: z
      .strictObject({
        normal: count(feminine('semaine normale'), 7, 'Les jours de repos d’une semaine, au moins.', 1),
        light: count(feminine('semaine allégée'), 7, 'Les jours de repos d’une semaine allégée, au moins.', 2),
        race: count(feminine('semaine de la course'), 7, 'Les jours de repos de la semaine de la course, au moins.', 2),
      })
      .meta({ noun: plural(masculine('jours de repos')), description: 'Les seuils de l’avertissement rest-days.' }),
    lightWeeks: z
      .strictObject({ percent: percent('La charge d’une semaine allégée, en % de celle d’avant, au plus.', 75) })
      .meta({ noun: plural(feminine('semaines allégées')), description: 'Le seuil de l’avertissement light-weeks.' }),
    taper: z
      .strictObject({
        taper: share('semaine d’affûtage', 'La durée de la semaine d’affûtage.', 55, 70),
        race: share('semaine de la course', 'La durée de la semaine de la course.', 25, 40),
      })
      .meta({ noun: masculine('affûtage'), description: 'Les seuils de l’avertissement taper.' }),
    simulation: z
      .strictObject({
        days: count(plural(masculine('jours')), 60, 'Les jours entre une simulation et la course, au moins.', 14),
      })
      .meta({ noun: feminine('simulation de course'), description: 'Le seuil de l’avertissement simulation.' }),
    lastHardDays: z
      .strictObject({
        legs: count(masculine('travail des jambes'), 60, 'Les jours entre les dernières jambes et la course.', 7),
        hard: count(masculine('jour dur'), 60, 'Les jours entre le dernier jour dur et la course.', 5),
      })
      .meta({
        noun: plural(masculine('derniers jours durs')),
        description: 'Les seuils de l’avertissement last-hard-days.',
      }),
  })
  .meta({ title: 'Seuils des avertissements', description: 'Les chiffres des règles d’entraînement.' });
export type WarningLimits = z.infer<typeof warnings>;

/** The figures the coaches agreed on. Changing the plan beyond them takes a visible line here. */
export const limits = z
  .strictObject({
    phases: z
      .array(phaseWeeks)
      .min(1)
      .meta({ noun: feminine('phase'), description: 'Les phases du programme et leurs semaines.' }),
    trainingDays: z
      .array(day)
      .min(1)
      .meta({
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
    dayDurations: z
      .array(dayDuration)
      .min(1)
      .meta({ noun: feminine('durée permise'), description: 'Les durées permises, par semaines et par type.' }),
    rests: z
      .record(route, restRange.meta({ description: 'Les repos permis sur la page.', examples: ['0 s à 2 min'] }))
      .meta({
        noun: plural(masculine('repos permis')),
        description: 'Les repos permis sur chaque page.',
        examples: [{ '/training/phase1/upper-body': '90 s' }],
      }),
    warnings: warnings.meta({ noun: plural(masculine('seuils')), description: 'Les seuils des avertissements.' }),
  })
  .meta({
    title: 'Limites',
    description: 'Les chiffres sur lesquels les coachs sont d’accord. Pour en sortir, change d’abord la ligne ici.',
  });
