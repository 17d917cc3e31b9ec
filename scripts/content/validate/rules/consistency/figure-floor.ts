import { type Joints, RADIUS } from '../../../../../src/figures/model/posture.ts';
import { drawnFigures, momentsOf } from '../../../figures.ts';
import type { Rule } from './rule.ts';

/** What a soft sole and a round hand may sink in. */
const TOLERANCE = 2;

interface Depth {
  part: string;
  /** Below the ground. */
  depth: number;
}

const depthsOf = ({ hips, spine, shoulders, head, arms, legs }: Joints): Depth[] => [
  { part: 'la main', depth: RADIUS.arm - Math.min(arms[0][2][1], arms[1][2][1]) },
  { part: 'le coude', depth: RADIUS.arm - Math.min(arms[0][1][1], arms[1][1][1]) },
  { part: 'le genou', depth: RADIUS.leg - Math.min(legs[0][1][1], legs[1][1][1]) },
  {
    part: 'le pied',
    depth: RADIUS.leg - Math.min(legs[0][2][1], legs[0][3][1], legs[1][2][1], legs[1][3][1]),
  },
  { part: 'le bassin', depth: RADIUS.torso - hips[1] },
  { part: 'l’épaule', depth: RADIUS.torso - shoulders[1] },
  { part: 'la tête', depth: RADIUS.head - head[1] },
  { part: 'le dos', depth: RADIUS.torso - Math.min(...spine.map(([, y]) => y)) },
];

/** At no moment, between poses either, is a part of the body below the ground. */
export const figureFloor: Rule = {
  name: 'figure-floor',
  *check(content) {
    for (const { file, path, value } of drawnFigures(content)) {
      let deepest: Depth = { part: '', depth: TOLERANCE };
      for (const { joints } of momentsOf(value)) {
        for (const found of depthsOf(joints)) if (found.depth > deepest.depth) deepest = found;
      }
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
