import { isFromAbove, type Joints, RADIUS } from '../../../../../src/figures/model/posture.ts';
import { drawnFigures, momentsOf } from '../../../figures.ts';
import type { Rule } from './rule.ts';

/** What a soft sole and a round hand may sink in. */
const TOLERANCE = 2;

interface BodyPart {
  name: string;
  /** How far it is below the ground. */
  depth: (joints: Joints) => number;
}

const BODY_PARTS: readonly BodyPart[] = [
  { name: 'la main', depth: ({ arms }) => RADIUS.arm - Math.min(arms[0][2][1], arms[1][2][1]) },
  { name: 'le coude', depth: ({ arms }) => RADIUS.arm - Math.min(arms[0][1][1], arms[1][1][1]) },
  { name: 'le genou', depth: ({ legs }) => RADIUS.leg - Math.min(legs[0][1][1], legs[1][1][1]) },
  {
    name: 'le pied',
    depth: ({ legs }) => RADIUS.leg - Math.min(legs[0][2][1], legs[0][3][1], legs[1][2][1], legs[1][3][1]),
  },
  { name: 'le bassin', depth: ({ hips }) => RADIUS.torso - hips[1] },
  { name: 'l’épaule', depth: ({ shoulders }) => RADIUS.torso - shoulders[1] },
  { name: 'la tête', depth: ({ head }) => RADIUS.head - head[1] },
  { name: 'le dos', depth: ({ spine }) => RADIUS.torso - Math.min(...spine.map((point) => point[1])) },
];

/** At no moment, between poses either, is a part of the body below the ground. */
export const figureFloor: Rule = {
  name: 'figure-floor',
  *check(content) {
    for (const { file, path, value } of drawnFigures(content)) {
      if (isFromAbove(value)) continue;
      const depths = BODY_PARTS.map(({ name, depth }) => ({
        name,
        depth: Math.max(...momentsOf(value).map(({ joints }) => depth(joints))),
      }));
      const deepest = depths.reduce((one, other) => (other.depth > one.depth ? other : one));
      if (deepest.depth <= TOLERANCE) continue;
      const raiseIt = /^(?:la |l’épaule)/.test(deepest.name) ? 'remonte-la' : 'remonte-le';
      yield {
        file,
        path: [...path, 'exercise'],
        message: `« ${value.exercise} » : ${deepest.name} passe ${Math.round(deepest.depth)} sous le sol : ${raiseIt}, ou corrige les poses d’avant et d’après`,
      };
    }
  },
};
