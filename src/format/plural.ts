import { NO_BREAK } from './noBreak.ts';

/** The noun that goes with a number: in French the plural begins at two. */
export const plural = (number: number, one: string, many = `${one}s`) => (number < 2 ? one : many);

/** « 1 série », « 3 séances faites ». */
export const count = (number: number, one: string, many?: string) => `${number}${NO_BREAK}${plural(number, one, many)}`;
