import { beforeAll, expect, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import type { Content } from '../../scripts/content/content.ts';
import { CONTENT_FOLDER } from '../../scripts/content/folders.ts';
import { segmentsFor } from '../../src/race/model/plan.ts';

let content: Content;
beforeAll(async () => {
  ({ content } = await checkFolder(CONTENT_FOLDER));
}, 60_000);

test('the plan of each division is what its finishers did, and makes the finish time', () => {
  const { plan: method } = content.one('competition') ?? expect.fail();
  const { stations } = content.one('understanding') ?? expect.fail();
  const { divisions } = content.one('results') ?? expect.fail();
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  for (const division of divisions) {
    for (const { total, laps, roxZone, shares, ...finish } of division.finishes) {
      const plan = segmentsFor(total.minSeconds, { method, divisions: [division], stations });
      const of = (kind: string) => plan.filter((segment) => segment.kind === kind).map(({ seconds }) => seconds);
      const planned = [sum(of('lap')), sum(of('transition')), ...of('station')];
      expect(sum(planned)).toBe(total.minSeconds);
      const expected = [laps, roxZone, ...shares.map((share) => (finish.stations * share) / sum(shares))];
      const isNear = planned.map((seconds, index) => Math.abs(seconds / (expected[index] ?? 1) - 1) <= 0.05);
      expect({ division: division.division, planned, isNear }).toEqual({
        division: division.division,
        planned,
        isNear: isNear.map(() => true),
      });
    }
  }
});
