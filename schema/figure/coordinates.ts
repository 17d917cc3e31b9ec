import { z } from 'zod';

/** The left edge, the height above the ground and, of a detail, the width. */
export const frame = z.array(z.number().min(-150).max(160)).min(2).max(3) as unknown as z.ZodType<
  [left: number, height: number, width?: number]
>;
/** Two numbers; zod's tuple has no form in the JSON Schemas of our editors. */
const pair = (most: number) =>
  z.array(z.number().min(-most).max(most)).length(2) as unknown as z.ZodType<[number, number]>;
export const point = pair(150);
export const limb = pair(360);
export const angle = z.number().min(-360).max(360);
