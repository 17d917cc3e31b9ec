import type { Equipment } from '../../../schema/figure/equipment.ts';
import type { Figure } from '../../../schema/figure.ts';
import { DRAWN, IN_FRONT_OF_BODY, plateOf, SLACK } from './equipmentStrokes.ts';
import { mixPoints, type Point, plus, shifted } from './points.ts';
import { postureOf } from './poses.ts';
import { handsOf, type Joints, jointsOf, type Posture, showsBothSides } from './posture.ts';
import { outlineOf, type Shape, type Tone } from './strokes.ts';

const isPulled = ({ kind, to }: Equipment) =>
  kind === 'sled' || (kind === 'rope' && to !== undefined && to[1] >= SLACK);

/** One in each hand. */
const IN_EACH_HAND: ReadonlySet<string> = new Set(['dumbbell', 'kettlebell']);

function placesOf({ kind, on, at = [0, 0] }: Equipment, { ball }: Posture, joints: Joints): Point[] {
  const { arms, legs, hips, shoulders, head } = joints;
  const places: Record<NonNullable<typeof on>, Point> = {
    hands: (kind === 'ball' && ball) || handsOf(joints),
    hand: arms[0][2],
    farHand: arms[1][2],
    shoulders,
    head,
    chest: mixPoints(shoulders, hips, 1 / 3),
    hips,
    knee: legs[0][1],
    foot: legs[0][2],
  };
  if (!on) return [at];
  return on === 'hands' && IN_EACH_HAND.has(kind) ? [places.farHand, places.hand] : [places[on]];
}

/** From back to front: behind the body; what stands, behind the near limbs; what is held, below the arms; before all. */
type Layers = Record<'behindBody' | 'standing' | 'underArms' | 'inFront', Shape[]>;

export function equipmentShapes(figure: Figure, posture: Posture, joints: Joints): Layers {
  const layers: Layers = { behindBody: [], standing: [], underArms: [], inFront: [] };
  const isFront = showsBothSides(figure);
  for (const item of figure.equipment ?? []) {
    const offset = item.kind === 'ball' && posture.ball ? undefined : item.offset;
    const places = placesOf(item, posture, joints);
    for (const [index, from] of places.entries()) {
      const { pulled } = posture;
      const came = isPulled(item) ? -pulled : 0;
      const at = shifted(plus(from, offset ?? [0, 0]), item.at ? came : 0, 0);
      const to = item.to ? shifted(item.to, came, 0) : at;
      const isPaired = places.length > 1 && !isFront;
      const isFar = item.on === 'farHand' || (isPaired && index === 0);
      const layer = isFar ? 'behindBody' : item.on ? 'underArms' : 'standing';
      const drawn = DRAWN[item.kind]({ item, from, at, to, joints, pulled, isFront });
      const isFaint = (tone: Tone) => isFar && tone === 'held';
      const isCable = isFront && item.kind === 'cable';
      for (const shape of drawn) {
        // From the front a cable does not hide the face; the one of a handle is before the body.
        const behind = isCable && shape.tone === 'fixed' ? 'behindBody' : layer;
        const toned: Shape = isFaint(shape.tone) ? { ...shape, tone: 'heldFar' } : shape;
        layers[isCable && offset ? 'inFront' : behind].push(toned);
      }
      if (!isFront) layers.standing.push(...plateOf(item, at));
      layers.inFront.push(...(IN_FRONT_OF_BODY[item.kind]?.(at, joints, item, isFront) ?? []));
    }
  }
  return layers;
}

/** The strokes that a body can lean on or hang from: those that do not follow it. */
export function standingShapes(figure: Figure): Shape[] {
  const posture = postureOf(figure, figure.poses[0] ?? {});
  const shapesFor = (hips: Point) => {
    const moved = { ...posture, hips };
    const { behindBody, standing, inFront } = equipmentShapes(figure, moved, jointsOf(figure, moved));
    return [...behindBody, ...standing, ...inFront];
  };
  const elsewhere = new Set(shapesFor([0, 90]).map(outlineOf));
  return shapesFor([0, 60]).filter((shape) => elsewhere.has(outlineOf(shape)));
}
