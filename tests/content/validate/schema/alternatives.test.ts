import { expect, test } from 'vitest';
import { checkCopy, type Edit, replace } from '../../broken-copy.ts';

const FILE = 'exercises/strength.yaml';
/** In the place of the alternatives of the first exercise; they begin on line 7. */
const alternatives = (...lines: string[]): Edit =>
  replace(
    FILE,
    'remonte.\n    alternatives: [Sur les genoux]',
    ['remonte.\n    alternatives:', ...lines.map((line) => `      ${line}`)].join('\n'),
  );

test('an alternative is a text, a name with a dose, or an exercise', async () => {
  const written = [
    '- Sur les genoux',
    '- { name: Presse à cuisses, reps: 15-20 }',
    '- { name: Poulie haute, time: 30 s, per: 100 m }',
    '- { name: "Traîneau : léger", distance: "12,5 m" }',
    '- exercise: planche',
    '- { exercise: planche, time: 20 s }',
  ];
  const { content, diagnostics } = await checkCopy([alternatives(...written)]);
  expect(diagnostics).toEqual([]);
  const [exercise] = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises);
  const seconds = (figure: number) => ({ minSeconds: figure, maxSeconds: figure });
  expect(exercise?.alternatives).toEqual([
    { name: 'Sur les genoux' },
    { name: 'Presse à cuisses', reps: { min: 15, max: 20 } },
    { name: 'Poulie haute', time: seconds(30), per: { meters: 100, unit: 'm' } },
    { name: 'Traîneau\u00a0: léger', distance: { meters: 12.5, unit: 'm' } },
    { exercise: 'planche' },
    { exercise: 'planche', time: seconds(20) },
  ]);
});
