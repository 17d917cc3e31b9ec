import { type Joints, RADIUS } from '../../../../../src/figures/model/posture.ts';
import { drawnFigures, momentsOf } from '../../../figures.ts';
import type { Rule } from './rule.ts';

/** What a soft sole and a round hand may sink in. */
const TOLERANCE = 2;

interface Part {
  part: string;
  /** How far it is below the ground. */
  depth: (joints: Joints) => number;
}

const PARTS: readonly Part[] = [
  { part: 'la main', depth: ({ arms }) => RADIUS.arm - Math.min(arms[0][2][1], arms[1][2][1]) },
  { part: 'le coude', depth: ({ arms }) => RADIUS.arm - Math.min(arms[0][1][1], arms[1][1][1]) },
  { part: 'le genou', depth: ({ legs }) => RADIUS.leg - Math.min(legs[0][1][1], legs[1][1][1]) },
  {
    part: 'le pied',
    depth: ({ legs }) => RADIUS.leg - Math.min(legs[0][2][1], legs[0][3][1], legs[1][2][1], legs[1][3][1]),
  },
  { part: 'le bassin', depth: ({ hips }) => RADIUS.torso - hips[1] },
  { part: 'l’épaule', depth: ({ shoulders }) => RADIUS.torso - shoulders[1] },
  { part: 'la tête', depth: ({ head }) => RADIUS.head - head[1] },
  { part: 'le dos', depth: ({ spine }) => RADIUS.torso - Math.min(...spine.map((point) => point[1])) },
];

/** At no moment, between poses either, is a part of the body below the ground. */
export const figureFloor: Rule = {
  name: 'figure-floor',
  *check(content) {
    for (const { file, path, value } of drawnFigures(content)) {
      const depths = PARTS.map(({ part, depth }) => ({
        part,
        depth: Math.max(...momentsOf(value).map(({ joints }) => depth(joints))),
      }));
      const deepest = depths.reduce((one, other) => (other.depth > one.depth ? other : one));
      if (deepest.depth <= TOLERANCE) continue;
      const raiseIt = /^(?:la |l’épaule)/.test(deepest.part) ? 'remonte-la' : 'remonte-le';
      yield {
        file,
        path: [...path, 'exercise'],
        message: `« ${value.exercise} » : ${deepest.part} passe ${Math.round(deepest.depth)} sous le sol : ${raiseIt}, ou corrige les poses d’avant et d’après`,
      };
    }
  },
};
