import { expect, test } from 'vitest';
import { diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
/** Of a processor, whoever else uses it. Without an end to the search it takes several times as long. */
const MOST_CPU_SECONDS = 20;

test('a long file with a mistake on every other line is told before its writer loses patience', {
  timeout: 600_000,
}, async () => {
  const day = '  - day: lundi\n    activity: Jour\n   type: repos\n    rest: 90 s\n';
  const before = process.cpuUsage();
  const diagnostics = await withCopy([replace(WEEK, 'days:\n', `days:\n${day.repeat(500)}`)], diagnosticsIn);
  const { user, system } = process.cpuUsage(before);
  expect(diagnostics[0]).toBe(
    `${WEEK}:6:4 retrait incorrect : décale cette ligne de 1 espace vers la droite, pour l’aligner avec « activity »`,
  );
  expect((user + system) / 1e6).toBeLessThan(MOST_CPU_SECONDS);
});
