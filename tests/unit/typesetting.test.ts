import { describe, expect, test } from 'vitest';
import { text, typeset } from '../../schema/text.ts';

const TYPESET = [
  ["L'eau d'abord", 'L’eau d’abord'],
  ['Encore...', 'Encore…'],
  ['5 x 400 m', '5\u00a0×\u00a0400\u00a0m'],
  ['2x par semaine', '2x par semaine'],
  ['30-45 min', '30–\u206045\u00a0min'],
  ['2026-05-01', '2026-05-01'],
  ['semi-marathon', 'semi-marathon'],
  ["Note-les, mets-t'y et vas-y.", 'Note-\u2060les, mets-\u2060t’y et vas-\u2060y.'],
  ['Ce jour-là, rendez-vous en sous-sol', 'Ce jour-\u2060là, rendez-\u2060vous en sous-sol'],
  ['Prêt ? Partez ! Oui ; non', 'Prêt\u202f? Partez\u202f! Oui\u202f; non'],
  ['« Tout droit »', '«\u00a0Tout droit\u00a0»'],
  ['1 min 30 à 2 min', '1\u00a0min\u00a030 à 2\u00a0min'],
  ['50 % de 20 kg', '50\u00a0% de 20\u00a0kg'],
  ['Semaine 9, tour 4', 'Semaine\u00a09, tour\u00a04'],
  ['les semaines 11 et 12 de la phase 3', 'les semaines\u00a011 et 12 de la phase\u00a03'],
  ['2 mouvements, 3 hommes', '2 mouvements, 3 hommes'],
  [
    "L'[épreuve](https://fr.wikipedia.org/wiki/Relais_4x100_(athlétisme)) 4x100",
    'L’[épreuve](https://fr.wikipedia.org/wiki/Relais_4x100_(athlétisme)) 4\u00a0×\u00a0100',
  ],
  ["[x](https://a.fr/Farmer's_walk_(exercise))", "[x](https://a.fr/Farmer's_walk_(exercise))"],
  ['[10-20](https://a.fr/10-20_(a))', '[10–\u206020](https://a.fr/10-20_(a))'],
] as const;

test.each(TYPESET)('%s is typeset once', (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
  expect(typeset(printed)).toBe(printed);
});

describe('a text of the content', () => {
  test('is trimmed and typeset', () => {
    expect(text.parse("  Bois d'abord !\n")).toBe('Bois d’abord\u202f!');
  });

  test('is not empty', () => {
    expect(text.safeParse(' \n').success).toBe(false);
  });
});
