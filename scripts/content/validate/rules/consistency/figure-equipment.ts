import type { Equipment } from '../../../../../schema/figure/equipment.ts';
import { isFromAbove } from '../../../../../src/figures/model/posture.ts';
import { drawnFigures } from '../../../figures.ts';
import type { Rule } from './rule.ts';

type Kind = Equipment['kind'];
const CARRIED: ReadonlySet<Kind> = new Set<Kind>([
  'barbell',
  'trapbar',
  'dumbbell',
  'kettlebell',
  'ball',
  'sandbag',
  'rope',
  'roller',
  'platform',
]);
const WITH_END: ReadonlySet<Kind> = new Set<Kind>(['rope', 'band', 'cable', 'line']);
/** All others are drawn on the ground, or as they are seen from ahead. */
const FROM_ABOVE: ReadonlySet<Kind> = new Set<Kind>(['band', 'cable', 'line', 'disc']);
/** All others stand. */
const isStanding = (kind: Kind) => !CARRIED.has(kind) && !WITH_END.has(kind);
/** What each kind is drawn with, beside its place. */
const DRAWN_WITH = {
  to: WITH_END,
  angle: new Set<Kind>(['dumbbell', 'kettlebell', 'sandbag', 'bench', 'platform']),
  width: new Set<Kind>(['bar', 'bench', 'box', 'line', 'disc']),
} as const satisfies Record<string, ReadonlySet<Kind>>;
const KEYS = ['to', 'angle', 'width'] as const;

/** What is carried is on a joint, what stands has its place, and what is drawn from one place to another has both; nothing is without effect. */
export const figureEquipment: Rule = {
  name: 'figure-equipment',
  *check(content) {
    for (const { file, path, value } of drawnFigures(content)) {
      const thrown = value.poses.findIndex(({ ball }) => ball);
      if (thrown !== -1 && !value.equipment?.some(({ kind, on }) => kind === 'ball' && on === 'hands')) {
        const message = 'ball lance un ballon que les mains tiennent : ajoute à equipment { kind: ball, on: hands }';
        yield { file, path: [...path, 'poses', thrown, 'ball'], message };
      }
      const pulling = value.poses.findIndex(({ pulled }) => pulled);
      if (pulling !== -1 && !value.equipment?.some(({ kind }) => kind === 'sled')) {
        const message = 'pulled fait venir un traîneau : ajoute à equipment { kind: sled, at: [32, 0] }';
        yield { file, path: [...path, 'poses', pulling, 'pulled'], message };
      }
      for (const [index, item] of (value.equipment ?? []).entries()) {
        const { kind, on, at, to } = item;
        const place = { file, path: [...path, 'equipment', index, 'kind'] };
        if (isFromAbove(value) && !FROM_ABOVE.has(kind)) {
          yield { ...place, message: `« ${kind} » ne se dessine pas vu de dessus : prends cable, band, line ou disc` };
        } else if (CARRIED.has(kind) && at) {
          yield { ...place, message: `« ${kind} » est porté : écris on (hands, shoulders…) à la place de at` };
        } else if (isStanding(kind) && on) {
          yield { ...place, message: `« ${kind} » ne suit pas le corps : écris at (sa place) à la place de on` };
        } else if (WITH_END.has(kind) && !to) {
          yield { ...place, message: `« ${kind} » va d’un point à un autre : ajoute to, son extrémité` };
        }
        for (const key of KEYS) {
          if (item[key] === undefined || DRAWN_WITH[key].has(kind)) continue;
          const path = [...place.path.slice(0, -1), key];
          yield { file, path, message: `« ${kind} » se dessine sans ${key} : retire cette valeur` };
        }
      }
    }
  },
};
