import { z } from 'zod';
import { feminine, masculine, type Noun, plural } from '../meta.ts';
import { flag, refuse } from '../primitives.ts';
import { angle, limb, point } from './coordinates.ts';

const limbMeta = (noun: string, upper: string, lower: string, example: readonly number[]) => ({
  noun: masculine(noun),
  description: `Les angles ${upper} et ${lower} : 0 pend vers le sol, 90 est à l’horizontale vers l’avant, -90 vers l’arrière.`,
  examples: [example],
});
const pointMeta = (noun: Noun, description: string, example: readonly number[] = [14, 0]) => ({
  noun,
  description,
  examples: [example],
});

/** One position of the body. What is left out is worked out from the rest, or as in the near side. */
export const pose = z
  .strictObject({
    hips: point
      .optional()
      .meta(
        pointMeta(
          plural(feminine('hanches', 'hanche', 'bassin')),
          'Où sont les hanches : [vers l’avant, hauteur]. Sans elles, le pied posé au sol les porte.',
          [-12, 30],
        ),
      ),
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
    arm: limb.optional().meta(limbMeta('bras', 'du bras', 'de l’avant-bras', [20, 110])),
    farArm: limb.optional().meta(limbMeta('bras du fond', 'du bras', 'de l’avant-bras', [20, 110])),
    hand: point
      .optional()
      .meta(pointMeta(feminine('main'), 'Où est la main, à la place de arm : le coude se plie de lui-même.')),
    farHand: point
      .optional()
      .meta(pointMeta(feminine('main du fond'), 'Où est la main du fond, à la place de farArm.')),
    leg: limb.optional().meta(limbMeta('jambe', 'de la cuisse', 'du tibia', [90, 0])),
    farLeg: limb.optional().meta(limbMeta('jambe du fond', 'de la cuisse', 'du tibia', [90, 0])),
    foot: point
      .optional()
      .meta(
        pointMeta(
          masculine('pied'),
          'Où est posé le pied (sous la cheville). Avec hips, le genou se plie de lui-même.',
        ),
      ),
    farFoot: point
      .optional()
      .meta(pointMeta(masculine('pied du fond'), 'Où est posé le pied du fond, à la place de farLeg.')),
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
    ball: point
      .optional()
      .meta(pointMeta(masculine('ballon lancé'), 'Où est le ballon quand les mains l’ont lâché.', [52, 118])),
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
    still: flag(
      feminine('pose de l’image fixe', 'image fixe'),
      'Écris true quand c’est la pose de l’image fixe (sinon celle du milieu).',
    ),
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
        refuse(context, `garde ${angles} ou ${place}, pas les deux`, place);
      }
    }
    if (written.hips && written.leg && written.foot) {
      refuse(context, 'garde deux des trois : hips, leg et foot', 'foot');
    }
  });
export type Pose = z.infer<typeof pose>;
