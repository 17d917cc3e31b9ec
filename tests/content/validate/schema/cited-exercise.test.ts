import { expect, test } from 'vitest';
import { diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';

test.each([
  ['by its name', 'Planche', 'planche'],
  ['by a name that is nearly its own', 'La planche', 'planche'],
  ['in words that name none of the catalogue', 'Tirage à la corde', undefined],
])('an exercise that is cited %s is told by an id that exists, or by none', async (_how, written, id) => {
  const meant = id === undefined ? '' : ` (voulais-tu dire « ${id} » ?)`;
  const edit = replace(PAGE, 'exercise: planche', `exercise: ${written}`);
  expect(await withCopy([edit], diagnosticsIn)).toEqual([
    `${PAGE}:18:19 « ${written} » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer${meant}`,
  ]);
});
