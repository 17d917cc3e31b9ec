import { z } from 'zod';
import { feminine, masculine, type Published, plural } from './meta.ts';
import { listOf, refuse } from './primitives.ts';
import { body, richItem, slug, text, title } from './text.ts';

/** What members tick or fold is remembered by it. */
export const itemId = slug.meta({
  noun: masculine('identifiant'),
  description: 'Un identifiant à toi, unique sur l’écran. Ne le change plus ensuite.',
});

export const columns = z
  .array(text)
  .refine(({ length }) => length === 2, { error: 'un tableau a deux colonnes : donne deux titres' })
  .meta({
    noun: plural(masculine('titres des colonnes', 'colonnes')),
    description: 'Les titres des deux colonnes.',
    examples: [['Ton arrêt', 'Ta reprise']],
  });

/** A table of two columns: what each line is about, and what is said of it. */
const table = z
  .strictObject({
    columns,
    rows: listOf(
      z
        .strictObject({
          label: text.meta({
            noun: masculine('libellé', 'titre', 'nom'),
            description: 'Ce que dit la première colonne.',
            examples: ['4 à 7 jours'],
          }),
          text: richItem.meta({
            noun: masculine('texte'),
            description: 'Ce que dit la seconde colonne.',
            examples: ['Refais la même semaine, en plus léger.'],
          }),
        })
        .meta({ title: 'Ligne de tableau', description: 'Une ligne : son libellé, puis son texte.' }),
    ).meta({ noun: feminine('ligne'), description: 'Les lignes, de haut en bas.' }),
  })
  .meta({ title: 'Tableau', description: 'Un tableau de deux colonnes sous le texte d’une rubrique.' });
export type Table = Published<z.infer<typeof table>>;

export const section = z
  .strictObject({
    id: itemId.meta({ examples: ['pain'] }),
    title: title.meta({ description: 'Le titre de la rubrique.', examples: ['La douleur'] }),
    text: body.optional().meta({
      description: 'Un paragraphe sous le titre.',
      examples: ['Des courbatures sont normales, une douleur ne l’est pas.'],
    }),
    points: z
      .array(richItem)
      .optional()
      .meta({
        noun: masculine('point'),
        description: 'Une liste à puces, un point par ligne.',
        examples: [['Douleur dans la poitrine.']],
      }),
    table: table
      .optional()
      .meta({ noun: masculine('tableau'), description: 'Un tableau, après le texte et les points.' }),
  })
  .meta({ title: 'Rubrique', description: 'Un titre, puis un paragraphe, des points, un tableau : au choix.' });
export type Section = Published<z.infer<typeof section>>;

/** What a table may be made of: parts of `rescheduling` of training.yaml. */
export const TABLE_SOURCES = ['priorités', 'reprises'] as const;
export type TableSource = (typeof TABLE_SOURCES)[number];

const tableOrSource = z.preprocess(
  (value) => (typeof value === 'string' ? { from: value } : value),
  z
    .strictObject({
      from: z
        .enum(TABLE_SOURCES)
        .optional()
        .meta({
          noun: feminine('source'),
          description:
            'De quoi le tableau est fait : les priorités ou les reprises de rescheduling. Seule, elle s’écrit sur la ligne de table.',
          examples: ['reprises'],
        }),
      columns: table.shape.columns.optional(),
      rows: table.shape.rows.optional(),
    })
    .meta({ title: 'Tableau du mode d’emploi', description: 'Un tableau écrit à la main, ou fait de rescheduling.' })
    .superRefine(({ from, columns, rows }, context) => {
      if (from && (columns || rows))
        refuse(context, 'ce tableau est fait de rescheduling : garde sa source seule', 'from');
      else if (!from && !columns) refuse(context, 'titres des colonnes manquants : ajoute columns');
      else if (!from && !rows) refuse(context, 'tableau vide : ajoute rows');
    }),
);

/** A section whose table may be made of other data. */
export const principle = section
  .extend({
    table: tableOrSource.optional().meta({
      noun: masculine('tableau'),
      description: 'Un tableau, après le texte et les points : écrit à la main, ou « priorités » ou « reprises ».',
    }),
  })
  .meta({
    title: 'Rubrique du mode d’emploi',
    description: 'Un titre, puis un paragraphe, des points, un tableau : au choix.',
  });
export type Principle = z.infer<typeof principle>;

/** A section that is a title and a paragraph, both of them there. */
export const paragraph = z
  .strictObject({
    id: itemId.meta({ examples: ['attainable-goal'] }),
    title: title.meta({ description: 'Le titre.', examples: ['Objectif atteignable'] }),
    text: body.meta({
      description: 'Le paragraphe.',
      examples: ['Choisis un chrono que tes séances rendent crédible.'],
    }),
  })
  .meta({ title: 'Paragraphe', description: 'Un titre et un paragraphe.' });
