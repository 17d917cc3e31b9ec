import type { Equipment } from '../../../schema/figure/equipment.ts';
import type { Figure } from '../../../schema/figure.ts';
import { BEHIND_BODY, DRAWN, IN_FRONT_OF_BODY, SLACK } from './equipmentStrokes.ts';
import { mixPoints, type Point, plus, shifted } from './points.ts';
import { postureOf } from './poses.ts';
import { handForeshorteningOf, handsOf, isFrontView, type Joints, jointsOf, type Posture } from './posture.ts';
import { outlineOf, type Shape } from './strokes.ts';

const isPulled = ({ kind, to }: Equipment) =>
  kind === 'sled' || (kind === 'rope' && to !== undefined && to[1] >= SLACK);

/** Hands are around these, which are drawn in front of them; a ball or a sack is held between them. */
const IN_FRONT_OF_HANDS: ReadonlySet<string> = new Set([
  'barbell',
  'trapbar',
  'dumbbell',
  'kettlebell',
  'rope',
  'band',
  'cable',
]);
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

interface EquipmentShapes {
  /** Behind the body; between it and the arms that hold them; in front of all. */
  behindBody: Shape[];
  underArms: Shape[];
  inFront: Shape[];
}

export function equipmentShapes(figure: Figure, posture: Posture, joints: Joints): EquipmentShapes {
  const shapes: EquipmentShapes = { behindBody: [], underArms: [], inFront: [] };
  for (const item of figure.equipment ?? []) {
    const offset = item.kind === 'ball' && posture.ball ? undefined : item.offset;
    const places = placesOf(item, posture, joints);
    for (const [index, from] of places.entries()) {
      const { pulled } = posture;
      const handForeshortening = handForeshorteningOf(posture);
      const came = isPulled(item) ? -pulled : 0;
      const at = shifted(plus(from, offset ?? [0, 0]), item.at ? came : 0, 0);
      const to = item.to ? shifted(item.to, came, 0) : at;
      const drawn = DRAWN[item.kind]({ item, from, at, to, joints, pulled, handForeshortening });
      const isPaired = places.length > 1 && !isFrontView(figure);
      // What lies on the ground passes beside the feet.
      const isBehind = !item.on || item.on === 'farHand' || to[1] < SLACK || (isPaired && index === 0);
      const layer = isBehind ? 'behindBody' : IN_FRONT_OF_HANDS.has(item.kind) ? 'inFront' : 'underArms';
      // An edge tells the near one of a pair from the far one.
      if (isPaired && !isBehind)
        shapes.behindBody.push(...drawn.map((shape) => ({ ...shape, tone: 'gap' as const, width: shape.width + 2.4 })));
      shapes[layer].push(...drawn);
      shapes.behindBody.push(...(BEHIND_BODY[item.kind]?.(at, item) ?? []));
      shapes.inFront.push(...(IN_FRONT_OF_BODY[item.kind]?.(at, joints) ?? []));
    }
  }
  return shapes;
}

/** The strokes that a body can lean on or hang from: those that do not follow it. */
export function standingShapes(figure: Figure): Shape[] {
  const posture = postureOf(figure, figure.poses[0] ?? {});
  const shapesFor = (hips: Point) => {
    const moved = { ...posture, hips };
    const { behindBody, inFront } = equipmentShapes(figure, moved, jointsOf(figure, moved));
    return [...behindBody, ...inFront];
  };
  const elsewhere = new Set(shapesFor([0, 90]).map(outlineOf));
  return shapesFor([0, 60]).filter((shape) => elsewhere.has(outlineOf(shape)));
}
