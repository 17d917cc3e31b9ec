import { z } from 'zod';
import { feminine, masculine, onlyFor, plural } from './meta.ts';
import { slug, text } from './text.ts';

/** Two numbers; zod's tuple has no form in the JSON Schemas of our editors. */
const pair = (most: number) =>
  z.array(z.number().min(-most).max(most)).length(2) as unknown as z.ZodType<[number, number]>;
const point = pair(150);
/** Two angles and, of a limb that the front view foreshortens, what shows of its length. */
const limb = z
  .array(z.number().min(-360).max(360))
  .min(2)
  .max(3)
  .refine(([, , shown = 1]) => shown > 0 && shown <= 1, {
    error: 'le troisième nombre, ce qui se voit du membre, va de 0 à 1 : une décimale s’écrit avec un point, comme 0.5',
  }) as unknown as z.ZodType<[number, number, number?]>;
const angle = z.number().min(-360).max(360);

export const VIEWS = ['profil', 'face'] as const;
export const JOINTS = ['hands', 'hand', 'farHand', 'shoulders', 'head', 'chest', 'hips', 'knee', 'foot'] as const;
export const EQUIPMENT = [
  'barbell',
  'trapbar',
  'dumbbell',
  'kettlebell',
  'ball',
  'sandbag',
  'sled',
  'rope',
  'band',
  'cable',
  'bar',
  'bench',
  'box',
  'wall',
  'target',
  'rower',
  'skierg',
  'line',
  'disc',
  'roller',
  'platform',
  'pulley',
] as const;

const limbOf = (noun: string, upper: string, lower: string, example: readonly number[]) => ({
  noun: masculine(noun),
  description: `Les angles ${upper} et ${lower} : 0 pend vers le sol, 90 est à l’horizontale vers l’avant, -90 vers l’arrière.`,
  examples: [example],
});
const placeOf = (noun: string, description: string) => ({ noun, description, examples: [[14, 0]] });

/** One position of the body. What is left out is worked out from the rest, or as in the near side. */
const pose = z
  .strictObject({
    hips: point.optional().meta({
      ...placeOf('', 'Où sont les hanches : [vers l’avant, hauteur]. Sans elles, le pied posé au sol les porte.'),
      noun: plural(feminine('hanches', 'hanche', 'bassin')),
      examples: [[-12, 30]],
    }),
    torso: angle.optional().meta({
      noun: masculine('buste', 'tronc', 'dos'),
      description: 'L’inclinaison du buste : 0 droit, 90 couché sur le ventre, -90 couché sur le dos.',
      examples: [30],
    }),
    back: angle.optional().meta({
      noun: masculine('arrondi du dos', 'courbure'),
      description: 'L’arrondi du dos, entre le bassin et le haut du buste : 0 droit, positif rond, négatif creux.',
      examples: [30],
    }),
    neck: angle.optional().meta({
      noun: masculine('cou', 'tête'),
      description: 'La tête par rapport au buste : 0 dans l’alignement, positif vers l’avant.',
      examples: [-20],
    }),
    arm: limb.optional().meta(limbOf('bras', 'du bras', 'de l’avant-bras', [20, 110])),
    farArm: limb.optional().meta(limbOf('bras du fond', 'du bras', 'de l’avant-bras', [20, 110])),
    hand: point.optional().meta({
      ...placeOf('', 'Où est la main, à la place de arm : le coude se plie de lui-même.'),
      noun: feminine('main'),
    }),
    farHand: point.optional().meta({
      ...placeOf('', 'Où est la main du fond, à la place de farArm.'),
      noun: feminine('main du fond'),
    }),
    leg: limb.optional().meta(limbOf('jambe', 'de la cuisse', 'du tibia', [90, 0])),
    farLeg: limb.optional().meta(limbOf('jambe du fond', 'de la cuisse', 'du tibia', [90, 0])),
    foot: point.optional().meta({
      ...placeOf('', 'Où est posé le pied (sous la cheville). Avec hips, le genou se plie de lui-même.'),
      noun: masculine('pied'),
    }),
    farFoot: point.optional().meta({
      ...placeOf('', 'Où est posé le pied du fond, à la place de farLeg.'),
      noun: masculine('pied du fond'),
    }),
    toes: angle.optional().meta({
      noun: feminine('pointe du pied', 'pointe'),
      description: 'L’inclinaison du pied : 0 à plat, -90 la pointe vers le bas, 90 la pointe vers le haut.',
      examples: [-60],
    }),
    farToes: angle.optional().meta({
      noun: feminine('pointe du pied du fond'),
      description: 'L’inclinaison du pied du fond.',
      examples: [-60],
    }),
    ball: point.optional().meta({
      ...placeOf('', 'Où est le ballon quand les mains l’ont lâché.'),
      noun: masculine('ballon lancé'),
      examples: [[52, 118]],
    }),
    pulled: z
      .number()
      .min(0)
      .max(140)
      .optional()
      .meta({
        noun: masculine('chemin du traîneau'),
        description: 'De combien le traîneau, et la corde qui y est attachée, sont venus vers la personne.',
        examples: [20],
      }),
    move: z
      .number()
      .min(0.1)
      .max(5)
      .optional()
      .meta({
        noun: masculine('temps jusqu’à la pose suivante'),
        description: 'Les secondes jusqu’à la pose suivante (sinon 1).',
        examples: [1.5],
      }),
    hold: z
      .number()
      .min(0)
      .max(5)
      .optional()
      .meta({
        noun: masculine('temps d’arrêt'),
        description: 'Les secondes d’arrêt dans cette pose (sinon 0.3 ; 0 quand la figure marche).',
        examples: [1],
      }),
  })
  .meta({
    title: 'Pose',
    description: 'Une position du corps ; la figure va de l’une à l’autre et revient à la première.',
  })
  .superRefine((written, context) => {
    const twice = [
      ['arm', 'hand'],
      ['farArm', 'farHand'],
      ['farLeg', 'farFoot'],
    ] as const;
    for (const [angles, place] of twice) {
      if (written[angles] && written[place]) {
        context.addIssue({ code: 'custom', path: [place], message: `garde ${angles} ou ${place}, pas les deux` });
      }
    }
    if (written.hips && written.leg && written.foot) {
      context.addIssue({ code: 'custom', path: ['foot'], message: 'garde deux des trois : hips, leg et foot' });
    }
  });
export type Pose = z.infer<typeof pose>;

const equipment = z
  .strictObject({
    kind: z.enum(EQUIPMENT).meta({
      noun: feminine('sorte', 'type'),
      description: 'Ce que c’est : barre, haltère, ballon, banc… ; line et disc dessinent le reste d’une machine.',
      examples: ['barbell'],
    }),
    on: z
      .enum(JOINTS)
      .optional()
      .meta({
        noun: feminine('attache'),
        description: 'L’articulation qui le porte, et qu’il suit.',
        examples: ['hands'],
      }),
    offset: point.optional().meta({
      noun: masculine('décalage'),
      description: 'De combien il est décalé de ce qui le porte : [vers l’avant, vers le haut].',
      examples: [[4, -2]],
    }),
    at: point.optional().meta({
      noun: feminine('place'),
      description: 'Où il reste : [vers l’avant, hauteur], à la place de on.',
      examples: [[-10, 24]],
    }),
    to: point.optional().meta({
      noun: feminine('extrémité'),
      description: 'Où s’arrête la corde, l’élastique, le câble ou la ligne.',
      examples: [[60, 40]],
    }),
    angle: angle.optional().meta({
      noun: masculine('angle'),
      description: 'Son inclinaison : 0 vertical, 90 horizontal.',
      examples: [0],
    }),
    width: z
      .number()
      .min(0)
      .max(140)
      .optional()
      .meta({ noun: feminine('largeur'), description: 'Sa largeur ; pour disc, son rayon.', examples: [40] }),
  })
  .meta({ title: 'Matériel', description: 'Un objet de la figure, tenu ou posé.' })
  .superRefine((item, context) => {
    if ((item.on === undefined) === (item.at === undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['kind'],
        message: item.on
          ? 'matériel à deux places : garde on (ce qui le porte) ou at (où il reste), un seul des deux'
          : 'matériel sans place : donne on (ce qui le porte) ou at (où il reste)',
      });
    } else if (item.at && item.offset) {
      context.addIssue({ code: 'custom', path: ['offset'], message: 'offset décale ce qui est porté : corrige at' });
    }
  });
export type Equipment = z.infer<typeof equipment>;

/** How an exercise is drawn: a few poses between which it moves. */
export const figure = z
  .strictObject({
    exercise: onlyFor('coach', slug).meta({
      noun: masculine('exercice', 'exo'),
      refersTo: 'exercise',
      description: 'L’exercice qu’elle montre, par son id.',
      examples: ['goblet-squat'],
    }),
    view: z
      .enum(VIEWS)
      .optional()
      .meta({
        noun: feminine('vue'),
        description: 'De profil (sinon), la figure regarde vers la droite ; de face, un angle positif écarte du corps.',
        examples: ['face'],
      }),
    moving: z
      .boolean()
      .optional()
      .meta({
        noun: masculine('déplacement', 'marche'),
        description: 'Écris true quand elle marche ou court sur place : l’appui le plus bas touche toujours le sol.',
        examples: [true],
      }),
    poses: z
      .array(pose)
      .min(1)
      .max(10)
      .meta({ noun: feminine('pose', 'position'), description: 'De une à dix poses, dans l’ordre.' }),
    equipment: z
      .array(equipment)
      .optional()
      .meta({ noun: masculine('matériel', 'équipement'), description: 'Ce que la figure tient, et ce qui l’entoure.' }),
  })
  .meta({ title: 'Figure', description: 'Le dessin animé d’un exercice.' })
  .superRefine(({ view, moving, poses }, context) => {
    if (!moving && view !== 'face') return;
    for (const [index, { leg, foot, back }] of poses.entries()) {
      if (back && view === 'face') {
        const message = 'de face, l’arrondi du dos ne se voit pas : retire-le';
        context.addIssue({ code: 'custom', path: ['poses', index, 'back'], message });
      }
      if (!leg || !foot) continue;
      const message = 'garde leg ou foot : de face ou en marche, les hanches ne suivent pas le pied';
      context.addIssue({ code: 'custom', path: ['poses', index, 'foot'], message });
    }
  });
type Written = z.infer<typeof figure>;
export type Figure = Omit<Written, 'exercise'>;

/** The figures by the ids of exercises. */
export type Figures = Readonly<Record<string, Figure>>;

/** A file of content/figures/: the figures of one family of exercises. */
export const figureFamily = z
  .strictObject({
    family: onlyFor('coach', text).meta({
      noun: feminine('famille'),
      description: 'Le nom de la famille, pour s’y retrouver entre coachs : il ne s’affiche pas.',
      examples: ['Squat et fentes'],
    }),
    figures: z
      .array(figure)
      .min(1)
      .meta({ noun: feminine('figure', 'dessins'), description: 'Les figures de la famille.' }),
  })
  .meta({ title: 'Figures', description: 'Les dessins animés d’une famille d’exercices.' });
