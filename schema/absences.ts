import { z } from 'zod';
import { feminine, masculine, plural } from './meta.ts';
import { listOf, wholeNumber } from './primitives.ts';
import { body, citedId, richText } from './text.ts';

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

/** What members are told while they are away, and what they do instead. */
export const absences = z
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
