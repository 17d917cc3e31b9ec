import { z } from 'zod';
import { feminine, masculine, type Published, plural } from './meta.ts';
import { listOf, refuse, wholeNumber } from './primitives.ts';
import { clock, duration } from './quantity.ts';
import { readiness } from './readiness.ts';
import { itemId, paragraph, section } from './section.ts';
import { intro, richText, text, title } from './text.ts';

export const checklist = z
  .strictObject({
    id: itemId.meta({ examples: ['equipment'] }),
    title: title.meta({ description: 'Le titre de la liste.', examples: ['Équipement'] }),
    items: listOf(
      z
        .strictObject({
          id: itemId.meta({ examples: ['shoes'] }),
          text: text.meta({
            noun: masculine('texte'),
            description: 'La chose à cocher.',
            examples: ['Chaussures de course à pied'],
          }),
          detail: text.optional().meta({
            noun: masculine('détail'),
            description: 'Une précision en dessous.',
            examples: ['Stables, et déjà rodées à l’entraînement.'],
          }),
        })
        .meta({ title: 'Case à cocher', description: 'Une ligne que les membres cochent.' }),
    ).meta({ noun: masculine('élément'), description: 'Les lignes, dans l’ordre.' }),
  })
  .meta({ title: 'Liste à cocher', description: 'Une liste que les membres cochent.' });
export type Checklist = Published<z.infer<typeof checklist>>;

const goal = z
  .strictObject({
    id: itemId.meta({ examples: ['one-hour-forty-five'] }),
    level: text.meta({
      noun: masculine('niveau'),
      description: 'À qui l’objectif s’adresse.',
      examples: ['Niveau débutant, première course'],
    }),
    total: duration.meta({ noun: masculine('temps total'), description: 'Le temps total.', examples: ['1 h 45'] }),
  })
  .meta({ title: 'Objectif', description: 'Un chrono à viser. Le plan de course en donne le détail.' });
export type Goal = Published<z.infer<typeof goal>>;

const timetableEntry = z
  .strictObject({
    id: itemId.meta({ examples: ['time-breakfast'] }),
    before: duration.optional().meta({
      noun: masculine('temps avant le départ'),
      description: 'Le temps avant le départ de la vague. Ni before ni daysBefore : l’heure du départ.',
      examples: ['3-4 h', '2 h', '40 min'],
    }),
    daysBefore: wholeNumber(1, 7)
      .optional()
      .meta({
        noun: masculine('jours avant la course'),
        description: 'Le nombre de jours avant la course, pour ce qui dure la journée.',
        examples: [2],
      }),
    text: text.meta({
      noun: masculine('texte'),
      description: 'Ce qu’il y a à faire, en quelques mots.',
      examples: ['Petit-déjeuner'],
    }),
    detail: richText.optional().meta({
      noun: masculine('détail'),
      description: 'Une précision en dessous.',
      examples: ['Des aliments que tu connais, et de l’eau.'],
    }),
  })
  .meta({ title: 'Rendez-vous', description: 'Un moment avant le départ et ce qu’il y a à faire.' })
  .superRefine(({ before, daysBefore }, context) => {
    if (before === undefined || daysBefore === undefined) return;
    const message = 'ce rendez-vous a déjà daysBefore : garde l’un des deux';
    refuse(context, message, 'before');
  });
export type TimetableEntry = Published<z.infer<typeof timetableEntry>>;

/** How a finish time becomes laps, stations and transitions; results.yaml says how the field divides it. */
const method = z
  .strictObject({
    title: title.meta({ description: 'Le titre de la partie.', examples: ['Ton plan de course'] }),
    intro: intro.meta({
      description: 'Comment le plan est fait et comment s’en servir.',
      examples: ['Un repère, à ajuster selon tes points forts.'],
    }),
    targets: duration.meta({
      noun: masculine('chronos possibles'),
      description: 'Le chrono le plus rapide et le plus lent que les membres peuvent viser.',
      examples: ['50 min à 3 h 30'],
    }),
    firstLapSlowerSeconds: clock.meta({
      noun: masculine('retard du premier tour'),
      description: 'Ce que le premier tour prend de plus que chacun des suivants, en minutes et secondes.',
      examples: ['0:16'],
    }),
  })
  .meta({
    noun: masculine('plan de course'),
    description: 'La méthode qui découpe un chrono en tours, ateliers et transitions.',
  });
export type RacePlanMethod = Published<z.infer<typeof method>>;

export const competition = z
  .strictObject({
    title: title.meta({ description: 'Le titre de l’écran.', examples: ['Le jour de la course'] }),
    intro: intro.meta({ description: 'Le texte sous le titre.', examples: ['Tout pour le jour de ta course.'] }),
    lastDays: richText.optional().meta({
      noun: masculine('texte des derniers jours'),
      description: 'Ce que les membres lisent sous l’introduction pendant la dernière semaine et le jour de la course.',
      examples: ['Le travail est fait.'],
    }),
    notices: listOf(paragraph).meta({
      noun: masculine('encadré'),
      description: 'Les conseils mis en avant, en haut de l’écran.',
    }),
    equipment: checklist.meta({ noun: masculine('équipement'), description: 'Le matériel à emporter.' }),
    nutrition: checklist.meta({ noun: feminine('nutrition'), description: 'Ce qu’il faut manger et boire.' }),
    warmUp: section.meta({
      noun: masculine('échauffement'),
      description: 'L’échauffement d’avant-course, premier point de la stratégie.',
    }),
    timetable: z
      .strictObject({
        title: title.meta({ description: 'Le titre de la partie.', examples: ['La course, heure par heure'] }),
        intro: intro.meta({
          description: 'À quoi il sert.',
          examples: ['Donne l’heure de ta vague : chaque étape s’affiche à son heure.'],
        }),
        entries: listOf(timetableEntry).meta({
          noun: masculine('rendez-vous'),
          description: 'Les rendez-vous, dans l’ordre que tu veux.',
        }),
      })
      .meta({ noun: masculine('horaire'), description: 'Ce qu’il y a à faire avant le départ, et quand.' }),
    strategy: z
      .strictObject({
        title: title.meta({ description: 'Le titre de la partie.', examples: ['Stratégie de course'] }),
        sections: listOf(section).meta({ noun: feminine('partie'), description: 'Les rubriques de la stratégie.' }),
      })
      .meta({ noun: feminine('stratégie'), description: 'La stratégie de course.' }),
    readiness,
    goals: z
      .strictObject({
        title: title.meta({ description: 'Le titre de la partie.', examples: ['Quel chrono viser ?'] }),
        intro: intro.meta({
          description: 'Comment choisir.',
          examples: ['Choisis celui dont tu tiens déjà l’allure avec les jambes fatiguées.'],
        }),
        items: listOf(goal).meta({
          noun: masculine('élément'),
          description: 'Les chronos, du plus long au plus court.',
        }),
      })
      .meta({ noun: plural(masculine('objectifs')), description: 'Les chronos à viser.' }),
    plan: method,
    mistakes: section.meta({ noun: plural(feminine('erreurs')), description: 'Les erreurs classiques.' }),
    after: section.meta({ noun: masculine('après la course', 'après'), description: 'Quoi faire après l’arrivée.' }),
  })
  .meta({ title: 'Jour de course', description: 'L’écran /competition : le guide du jour de course.' });
export type Competition = Published<z.infer<typeof competition>>;
