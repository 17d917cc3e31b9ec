import { expect, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { replace, withCopy } from './broken-copy.ts';
import { sixteenWeeks } from './other-programmes.ts';

test('after a change to sixteen weeks, the texts count sixteen', async () => {
  const { content, diagnostics } = await withCopy([sixteenWeeks], checkFolder, PROGRAMME);
  expect(diagnostics).toEqual([]);
  const { title, features = [] } = content.one('introduction') ?? {};
  expect(title).toBe('16\u00a0semaines jusqu’à ta ligne d’arrivée');
  expect(features.map(({ figure }) => figure)).toEqual(['16', '47', '3']);
  expect(features[0]?.text).toContain('16\u00a0semaines en quatre phases');
  expect(content.one('training')?.intro).toContain('Quatre phases de quatre semaines');
});

test('what cites a week by its name follows it when it is renumbered', async () => {
  const simulation = 'training/phase3/week-10.yaml';
  const principle = replace('training/phase3/phase.yaml', 'de la semaine 10', 'de la {semaine simulation}');
  const aim = async (...edits: Parameters<typeof withCopy>[0]) => {
    const { content } = await withCopy(
      [replace(simulation, 'number: 10', 'number: 10\nid: simulation'), principle, ...edits],
      checkFolder,
      PROGRAMME,
    );
    return JSON.stringify(content.valid('phase').at(-1)?.value.principles);
  };
  expect(await aim()).toContain('de la semaine\u00a010');
  expect(await aim(sixteenWeeks)).toContain('de la semaine\u00a014');
});
