import { z } from 'zod';
import { frame } from './figure/coordinates.ts';
import { equipment } from './figure/equipment.ts';
import { pose } from './figure/pose.ts';
import { feminine, masculine, onlyFor } from './meta.ts';
import { flag, listOf, refuse } from './primitives.ts';
import { citedExercise, text } from './text.ts';

export const VIEWS = ['profil', 'face', 'dessus'] as const;
const UNSEEN_FROM_ABOVE = ['torso', 'neck', 'hand', 'farHand', 'foot', 'farFoot'] as const;

/** How an exercise is drawn: a few poses between which it moves. */
export const figure = z
  .strictObject({
    exercise: onlyFor('coach', citedExercise).meta({
      description: 'L’exercice qu’elle montre, par son id.',
      examples: ['goblet-squat'],
    }),
    view: z
      .enum(VIEWS)
      .optional()
      .meta({
        noun: feminine('vue'),
        description:
          'De profil (sinon) ou de dessus, elle regarde à droite ; de face ou de dessus, un angle positif écarte du corps.',
        examples: ['face'],
      }),
    moving: flag(
      masculine('déplacement', 'marche'),
      'Écris true quand elle marche ou court sur place : l’appui le plus bas touche toujours le sol.',
    ),
    frame: frame.optional().meta({
      noun: masculine('cadre'),
      description:
        'Ce que l’image montre : [bord gauche, hauteur], sur 124 de large ; un troisième nombre, plus petit, agrandit un détail.',
      examples: [
        [-40, 120],
        [-28, 60, 70],
      ],
    }),
    poses: listOf(pose)
      .max(10)
      .meta({ noun: feminine('pose', 'position'), description: 'De une à dix poses, dans l’ordre.' }),
    equipment: z
      .array(equipment)
      .optional()
      .meta({ noun: masculine('matériel', 'équipement'), description: 'Ce que la figure tient, et ce qui l’entoure.' }),
  })
  .meta({ title: 'Figure', description: 'Le dessin animé d’un exercice.' })
  .superRefine(({ view, moving, poses }, context) => {
    const isFromSide = view === undefined || view === 'profil';
    if (moving && view === 'dessus') refuse(context, 'vu de dessus, le sol ne se voit pas : retire moving', 'moving');
    if (!moving && isFromSide) return;
    for (const [index, pose] of poses.entries()) {
      const { leg, foot, back, hips } = pose;
      if (view === 'dessus') {
        if (!hips) refuse(context, 'vu de dessus, il faut hips, le milieu des épaules : ajoute-le', 'poses', index);
        for (const key of UNSEEN_FROM_ABOVE) {
          if (pose[key] === undefined) continue;
          refuse(
            context,
            `vu de dessus, ${key} est sans effet : retire-le, et décris les membres par arm et leg`,
            'poses',
            index,
            key,
          );
        }
      }
      if (back && !isFromSide) {
        const message = 'l’arrondi du dos ne se voit que de profil : retire-le';
        refuse(context, message, 'poses', index, 'back');
      }
      if (!leg || !foot) continue;
      const message = 'garde leg ou foot : de face ou en marche, les hanches ne suivent pas le pied';
      refuse(context, message, 'poses', index, 'foot');
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
    figures: listOf(figure).meta({ noun: feminine('figure', 'dessins'), description: 'Les figures de la famille.' }),
  })
  .meta({ title: 'Figures', description: 'Les dessins animés d’une famille d’exercices.' });
