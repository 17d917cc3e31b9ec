import { FRAME, sampledPostures } from '../../../../../src/figures/model/frame.ts';
import { shapesOf } from '../../../../../src/figures/model/shapes.ts';
import { drawnFigures } from '../../../figures.ts';
import type { Rule } from './rule.ts';

/** Nothing of a figure, body or equipment, leaves the picture. */
export const figureFrame: Rule = {
  name: 'figure-frame',
  *check(content) {
    for (const { file, path, value } of drawnFigures(content)) {
      const points = sampledPostures(value)
        .flatMap((posture) => shapesOf(value, posture))
        .flatMap(({ points, width, radius = 0, tone }) =>
          points.map(([x, y]) => ({ x, y, reach: radius + width / 2, tone })),
        );
      const side = Math.max(...points.map(({ x, reach }) => Math.abs(x) + reach));
      const top = Math.max(...points.map(({ y, reach }) => y + reach));
      // figure-floor reports a body below the ground.
      const equipment = points.filter(({ tone }) => tone === 'held' || tone === 'fixed');
      const bottom = Math.min(0, ...equipment.map(({ y, reach }) => y - reach));
      const over = [
        { where: 'sur le côté', by: side - FRAME.halfWidth, room: `de -${FRAME.halfWidth} à ${FRAME.halfWidth}` },
        { where: 'en haut', by: top - FRAME.height, room: `jusqu’à ${FRAME.height}` },
        { where: 'en bas', by: -FRAME.belowGround - bottom, room: `à partir de -${FRAME.belowGround}` },
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
