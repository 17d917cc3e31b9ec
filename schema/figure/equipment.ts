import { z } from 'zod';
import { feminine, masculine } from '../meta.ts';
import { refuse } from '../primitives.ts';
import { angle, point } from './coordinates.ts';

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

/** What a figure holds, or what is around it. */
export const equipment = z
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
      refuse(
        context,
        item.on
          ? 'matériel à deux places : garde on (ce qui le porte) ou at (où il reste), un seul des deux'
          : 'matériel sans place : donne on (ce qui le porte) ou at (où il reste)',
        'kind',
      );
    } else if (item.at && item.offset) {
      refuse(context, 'offset décale ce qui est porté : corrige at', 'offset');
    }
  });
export type Equipment = z.infer<typeof equipment>;
