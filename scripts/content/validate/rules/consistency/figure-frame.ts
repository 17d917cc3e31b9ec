import { isFromAbove } from '../../../../../src/figures/model/posture.ts';
import { shapesOf } from '../../../../../src/figures/model/shapes.ts';
import { FRAME_WIDTH, PICTURE } from '../../../../../src/figures/model/viewBox.ts';
import { drawnFigures, momentsOf } from '../../../figures.ts';
import type { Rule } from './rule.ts';

/** Nothing of a figure, body or equipment, leaves the picture, unless its frame says what it shows. */
export const figureFrame: Rule = {
  name: 'figure-frame',
  *check(content) {
    for (const { file, path, value } of drawnFigures(content)) {
      if (value.frame) continue;
      let [left, right, top, bottom] = [0, 0, 0, 0];
      const shapes = momentsOf(value).flatMap(({ posture, joints }) => shapesOf(value, posture, joints));
      for (const { points, width, radius = 0, tone } of shapes) {
        const reach = radius + width / 2;
        for (const point of points) {
          left = Math.min(left, point[0] - reach);
          right = Math.max(right, point[0] + reach);
          top = Math.max(top, point[1] + reach);
          // figure-floor reports a body below the ground, where there is one.
          if (tone === 'held' || tone === 'fixed' || isFromAbove(value)) bottom = Math.min(bottom, point[1] - reach);
        }
      }
      const over = [
        { where: 'sur le côté', by: right - left - FRAME_WIDTH, room: `sur ${FRAME_WIDTH} de large` },
        { where: 'en haut', by: top - PICTURE.height, room: `jusqu’à ${PICTURE.height}` },
        { where: 'en bas', by: -PICTURE.belowGround - bottom, room: `à partir de -${PICTURE.belowGround}` },
      ].find(({ by }) => by > 0.5);
      if (!over) continue;
      yield {
        file,
        path: [...path, 'exercise'],
        message: `« ${value.exercise} » sort de l’image ${over.where}, de ${Math.round(over.by)} : elle va ${over.room}, déplace la figure ou son matériel`,
      };
    }
  },
};
