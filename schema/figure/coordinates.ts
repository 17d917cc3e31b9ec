import { z } from 'zod';

/** The left edge, the height above the ground and, of a detail, the width. */
export const frame = z.array(z.number().min(-150).max(160)).min(2).max(3) as unknown as z.ZodType<
  [left: number, height: number, width?: number]
>;
/** Two numbers; zod's tuple has no form in the JSON Schemas of our editors. */
const pair = (most: number) =>
  z.array(z.number().min(-most).max(most)).length(2) as unknown as z.ZodType<[number, number]>;
export const point = pair(150);
/** Two angles and, of a limb that leaves the plane of the picture, what shows of its length, or of both its parts'. */
export const limb = z
  .array(z.number().min(-360).max(360))
  .min(2)
  .max(4)
  .refine(([, , ...shown]) => shown.every((part) => part > 0 && part <= 1), {
    error:
      'ce qui se voit du membre va de 0 à 1, au troisième nombre comme au quatrième : une décimale s’écrit avec un point, comme 0.5',
  }) as unknown as z.ZodType<[number, number, number?, number?]>;
export const angle = z.number().min(-360).max(360);
