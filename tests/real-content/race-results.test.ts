import { beforeAll, expect, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import type { Content } from '../../scripts/content/content.ts';
import { CONTENT_FOLDER } from '../../scripts/content/folders.ts';
import { segmentsFor } from '../../src/race/model/plan.ts';

let content: Content;
beforeAll(async () => {
  ({ content } = await checkFolder(CONTENT_FOLDER));
}, 60_000);

/** By division and finish time: all laps, each station, the RoxZone, in seconds; means of public results, seasons 6 to 8. */
test.each<[string, number, readonly number[]]>([
  ['femmes-open', 4500, [2265, 295, 143, 276, 276, 305, 114, 229, 267, 340]],
  ['femmes-open', 5400, [2690, 308, 160, 343, 366, 320, 137, 286, 354, 435]],
  ['femmes-open', 7200, [3500, 339, 216, 462, 554, 370, 169, 416, 554, 625]],
  ['hommes-open', 4500, [2225, 263, 156, 253, 272, 272, 117, 263, 340, 345]],
  ['hommes-open', 5400, [2620, 269, 187, 316, 351, 292, 140, 339, 445, 450]],
  ['hommes-open', 7200, [3435, 294, 247, 417, 494, 340, 170, 464, 649, 680]],
  ['femmes-pro', 4500, [2135, 275, 204, 306, 255, 296, 133, 255, 316, 330]],
  ['femmes-pro', 5400, [2515, 296, 247, 395, 333, 309, 161, 321, 408, 420]],
  ['femmes-pro', 7200, [3230, 318, 335, 553, 469, 352, 234, 469, 636, 625]],
  ['hommes-pro', 4500, [2100, 248, 207, 321, 238, 269, 124, 279, 373, 340]],
  ['hommes-pro', 5400, [2450, 265, 252, 428, 302, 290, 151, 353, 479, 435]],
  ['hommes-pro', 7200, [3205, 287, 354, 624, 422, 321, 202, 472, 692, 635]],
  ['doubles-mixtes', 4500, [2485, 254, 123, 221, 189, 279, 107, 221, 254, 385]],
  ['doubles-mixtes', 5400, [3000, 268, 144, 268, 239, 297, 115, 268, 316, 495]],
  ['doubles-mixtes', 7200, [4065, 295, 184, 344, 332, 332, 135, 369, 455, 705]],
])('%s: the plan of %i s is what its finishers did', (division, target, expected) => {
  const { plan: method } = content.one('competition') ?? expect.fail();
  const { stations } = content.one('understanding') ?? expect.fail();
  const divisions = content.one('results')?.divisions.filter((one) => one.division === division) ?? [];
  const plan = segmentsFor(target, { method, divisions, stations });
  const secondsOf = (kind: string) => plan.filter((segment) => segment.kind === kind).map(({ seconds }) => seconds);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const found = [sum(secondsOf('lap')), ...secondsOf('station'), sum(secondsOf('transition'))];
  expect(sum(found)).toBe(target);
  const within = expected.map((seconds, index) => Math.abs((found[index] ?? 0) - seconds) <= 0.05 * seconds);
  expect({ found, within }).toEqual({ found, within: expected.map(() => true) });
});
