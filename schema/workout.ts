import { z } from 'zod';
import { accepted } from './acceptance.ts';
import { doseFields, listMeasures, MEASURES } from './dose.ts';
import { load } from './load.ts';
import { feminine, masculine, onlyFor, plural } from './meta.ts';
import { paceId } from './pace.ts';
import { flag, listOf, refuse, wholeNumber } from './primitives.ts';
import { distance, duration, workoutRest } from './quantity.ts';
import { body, citedExercise, intro, name, notAccepted, richText, slug, text, title } from './text.ts';

/** An exercise of the catalogue with its dose: exactly one of reps, time and distance. */
export const prescription = z
  .strictObject({
    exercise: citedExercise.meta({
      description: 'L’exercice : son id dans content/exercises/.',
      examples: ['rowing-haltere'],
    }),
    sets: wholeNumber(1, 20).meta({
      noun: plural(feminine('séries')),
      description: 'Le nombre de séries.',
      examples: [3],
    }),
    ...doseFields,
    pace: paceId.optional().meta({
      description: 'L’allure d’une course à pied : son id dans training.yaml. Son nom et son effort s’affichent.',
      examples: ['allure-hyrox'],
    }),
    load: load.optional().meta({
      noun: feminine('charge', 'poids'),
      description: 'La charge : en quelques mots, en part de celle de la course, ou en répétitions gardées en réserve.',
      examples: ['charge moyenne', { raceShare: '50-60 %' }, { reserve: 3 }],
    }),
    note: richText.optional().meta({
      noun: feminine('note', 'remarque', 'conseil', 'consigne'),
      description: 'Un conseil court sous l’exercice.',
      examples: ['Tire le coude vers la hanche, sans tourner le buste.'],
    }),
  })
  .meta({
    title: 'Exercice prescrit',
    description: `Un exercice et sa dose : sets, puis un seul de ${listMeasures('et')}.`,
  })
  .superRefine(({ reps, ...others }, context) => {
    // A `reps: 0` is no dose: it may be beside a time or a distance.
    const dose = { ...others, reps: reps && reps.max > 0 ? reps : undefined };
    const doses = MEASURES.filter((measure) => dose[measure]);
    if (doses[1]) refuse(context, `dose en double : garde un seul de ${listMeasures('et')}`, doses[1]);
    else if (!doses[0]) refuse(context, `dose manquante : ajoute ${listMeasures('ou')}`, ...(reps ? [] : ['reps']));
  });
export type Prescription = z.infer<typeof prescription>;

/** A circuit: its exercises one after the other, `rounds` times. */
export const block = z
  .strictObject({
    title: title
      .optional()
      .meta({ description: 'Le titre du circuit, s’il en faut un.', examples: ['Circuit du haut'] }),
    rounds: wholeNumber(1, 20).meta({
      noun: plural(masculine('tours', 'séries')),
      description: 'Le nombre de tours du circuit.',
      examples: [5],
    }),
    rest: workoutRest.optional().meta({
      noun: masculine('repos', 'récup', 'récupération', 'pause'),
      description: 'Le repos de ce circuit, quand il n’est pas celui de la séance.',
      examples: ['90 s entre les tours'],
    }),
    exercises: listOf(prescription).meta({
      noun: masculine('exercice', 'exos', 'mouvements'),
      description: 'Les exercices d’un tour, dans l’ordre.',
    }),
  })
  .meta({ title: 'Circuit', description: 'Des exercices à la suite, répétés plusieurs tours.' });
export type Block = z.infer<typeof block>;

/** What comes before and after the exercises. */
const framing = z
  .strictObject(
    {
      duration: duration.meta({ noun: feminine('durée', 'temps'), description: 'Sa durée.', examples: ['8-10 min'] }),
      text: body.meta({
        description: 'Quoi faire.',
        examples: ['5 min de rameur facile, puis 10 squats sans charge.'],
      }),
    },
    {
      error: ({ code }) => (code === 'invalid_type' ? notAccepted('duration et text, chacun sur sa ligne') : undefined),
    },
  )
  .meta({ title: 'Échauffement ou retour au calme' });

/** The dose that the slower athlete does of an exercise, as the texts of the workout say. */
const slowerDose = z
  .strictObject({
    exercise: citedExercise.meta({
      description: 'L’exercice de la séance qu’il raccourcit, à chaque fois qu’il y est plus long.',
      examples: ['course'],
    }),
    distance: distance.meta({
      noun: feminine('distance', 'longueur', 'mètres'),
      description: 'Sa distance, à la place de celle de la séance.',
      examples: ['350 m'],
    }),
  })
  .meta({ title: 'Dose du plus lent', description: 'Un exercice que l’athlète le plus lent raccourcit.' });

/** One workout to choose: a flat list of exercises, or blocks for circuits. */
export const workoutOption = z
  .strictObject({
    id: slug.meta({
      noun: masculine('identifiant'),
      description: 'L’identifiant de la séance, que suggested cite. Ne le change plus ensuite.',
      examples: ['pousser-et-tirer'],
    }),
    name: name.meta({ description: 'Le nom de la séance.', examples: ['Pousser et tirer'] }),
    summary: text.meta({
      noun: masculine('résumé', 'description'),
      description: 'Une ligne qui aide à choisir cette séance.',
      examples: ['Les grands gestes du haut du corps, aux haltères.'],
    }),
    rest: workoutRest.meta({
      noun: masculine('repos', 'récup', 'récupération', 'pause'),
      description:
        'Le repos de la séance. Le minuteur le compte après chaque série, atelier ou tour, selon le mot qui suit la durée.',
      examples: ['90 s entre les séries', 'aucun entre les ateliers'],
    }),
    estimatedDuration: duration.optional().meta({
      noun: feminine('durée estimée'),
      description: 'La durée de la séance, échauffement et retour au calme compris.',
      examples: ['45-50 min'],
    }),
    effort: text.optional().meta({
      noun: masculine('effort', 'RPE'),
      description: 'L’effort et les charges à viser, en une phrase.',
      examples: ['RPE 6 à 7, deux répétitions en réserve.'],
    }),
    simulation: flag(
      feminine('simulation de course'),
      'Écris true quand la séance répète la course : on récupère comme après la vraie, le temps se compte sans l’échauffement.',
    ),
    splits: flag(
      plural(masculine('temps de passage')),
      'Écris true quand la séance se chronomètre étape par étape, comme une simulation.',
    ),
    technique: onlyFor('coach', z.boolean())
      .optional()
      .meta({
        noun: feminine('séance technique', 'technique'),
        description:
          'Écris true quand la séance apprend ses ateliers : la charge de course et les simulations ne viennent qu’après.',
        examples: [true],
      }),
    /** A shorter distance per exercise; `slower` of a day is a number of repeats. */
    slower: onlyFor('coach', listOf(slowerDose))
      .optional()
      .meta({
        noun: feminine('dose du plus lent', 'version courte'),
        description: 'Ce que l’athlète le plus lent raccourcit, pour le calcul des minutes. Dis-le aussi dans effort.',
      }),
    warmUp: framing.optional().meta({
      noun: masculine('échauffement'),
      description: 'L’échauffement de cette séance, quand il n’est pas celui de la page.',
    }),
    exercises: listOf(prescription)
      .optional()
      .meta({
        noun: masculine('exercice', 'exos', 'mouvements'),
        description: 'Les exercices, faits l’un après l’autre : toutes les séries de l’un, puis le suivant.',
      }),
    blocks: listOf(block)
      .optional()
      .meta({
        noun: masculine('circuit', 'blocs'),
        description: 'Les circuits de la séance, à la place de exercises.',
      }),
    accepted,
  })
  .meta({
    title: 'Séance',
    description: 'Une séance au choix : exercises pour une liste simple, ou blocks pour des circuits.',
  })
  .superRefine(({ exercises, blocks, simulation, technique }, context) => {
    if (simulation && technique) {
      refuse(
        context,
        'garde simulation ou technique, pas les deux : une simulation se fait de gestes déjà appris',
        'technique',
      );
    }
    if (exercises && blocks) {
      refuse(context, 'garde exercises (liste simple) ou blocks (circuits), pas les deux', 'blocks');
    } else if (!exercises && !blocks) {
      refuse(context, 'séance vide : ajoute exercises (liste simple) ou blocks (circuits)', 'exercises');
    }
  });
export type WorkoutOption = z.infer<typeof workoutOption>;

/** A page of workouts to choose from, reached from the days that link to it. */
export const workoutPage = z
  .strictObject({
    title: title.meta({ description: 'Le titre de la page.', examples: ['Haut du corps'] }),
    intro: intro.meta({
      description: 'Une à trois phrases sous le titre : quand et comment choisir.',
      examples: ['Choisis une séance : elles se valent, prends celle dont tu as le matériel.'],
    }),
    warmUp: framing.meta({
      noun: masculine('échauffement'),
      description: 'L’échauffement des séances de la page, sauf de celles qui ont le leur.',
    }),
    coolDown: framing.meta({
      noun: masculine('retour au calme'),
      description: 'Le retour au calme, le même pour toutes les séances de la page.',
    }),
    legs: onlyFor('coach', z.boolean())
      .optional()
      .meta({
        noun: masculine('travail des jambes', 'jambes'),
        description:
          'Écris true quand la page charge les jambes : le fractionné et la course s’en tiennent à distance.',
        examples: [true],
      }),
    options: listOf(workoutOption).meta({ noun: feminine('séance', 'séances'), description: 'Les séances au choix.' }),
  })
  .meta({ title: 'Page de séances', description: 'Une page de séances au choix, ouverte par le link d’une journée.' });
export type WorkoutPage = z.infer<typeof workoutPage>;
