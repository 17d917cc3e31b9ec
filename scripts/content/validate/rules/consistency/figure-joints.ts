import { type Posture, showsBothSides } from '../../../../../src/figures/model/posture.ts';
import { drawnFigures, momentsOf } from '../../../figures.ts';
import type { Rule } from './rule.ts';

interface Range {
  joint: string;
  least: number;
  most: number;
  /** From the angles of the posture, by side. */
  angle: (posture: Posture, side: 0 | 1) => number;
}

/** How far each joint of a trained body bends, in degrees. */
const RANGES: readonly Range[] = [
  { joint: 'le genou', least: -6, most: 158, angle: ({ legs }, side) => legs[side][0] - legs[side][1] },
  { joint: 'la hanche', least: -45, most: 152, angle: ({ legs, torso }, side) => legs[side][0] + torso },
  {
    joint: 'le coude',
    least: -6,
    most: 162,
    // Out of the plane of the picture it shows another angle.
    angle: ({ arms }, side) => ((arms[side][2] ?? 1) < 1 ? 0 : arms[side][1] - arms[side][0]),
  },
  { joint: 'l’épaule', least: -95, most: 205, angle: ({ arms, torso }, side) => arms[side][0] + torso },
  { joint: 'la cheville', least: -75, most: 50, angle: ({ toes, legs }, side) => toes[side] - legs[side][1] },
  { joint: 'le dos', least: -30, most: 70, angle: ({ back }) => back },
  { joint: 'le cou', least: -70, most: 60, angle: ({ neck }) => neck },
];
const SIDES = [
  [0, ''],
  [1, ' du fond'],
] as const;

/** At no moment does a joint bend further than a body can. Where both sides are seen, angles are not those of joints. */
export const figureJoints: Rule = {
  name: 'figure-joints',
  *check(content) {
    for (const { file, path, value } of drawnFigures(content)) {
      if (showsBothSides(value)) continue;
      const moments = momentsOf(value);
      for (const { joint, least, most, angle } of RANGES) {
        const wrong = SIDES.map(([side, where]) => {
          const found = moments.map(({ posture }) => angle(posture, side)).find((bend) => bend < least || bend > most);
          return { found, where };
        }).find(({ found }) => found !== undefined);
        if (!wrong) continue;
        yield {
          file,
          path: [...path, 'exercise'],
          message: `« ${value.exercise} » : ${joint}${wrong.where} est à ${Math.round(wrong.found ?? 0)}°, un corps va de ${least} à ${most}° : corrige les angles de ses poses`,
        };
      }
    }
  },
};
