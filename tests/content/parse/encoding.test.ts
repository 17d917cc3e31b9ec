import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { IncrementalCheck } from '../../../scripts/content/core.ts';
import { toContentFile } from '../../../scripts/content/parse/encoding.ts';
import { add, type BrokenCopy, diagnosticsIn, type Edit, replace, withCopy } from '../broken-copy.ts';

const PHASE = 'training/phase1/phase.yaml';
const WHOLE_PHASE = 'name: Fondation\naim: Commencer.\nprinciples: [Doucement]\n';

/** Writes the file again with other bytes for the same text. */
function encode(file: string, encoding: BufferEncoding, from: string, by: string): Edit {
  return async (folder) => {
    const target = path.join(folder, file);
    const text = await readFile(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
    await writeFile(target, Buffer.from(text.replace(from, by), encoding));
  };
}

/** Files that an editor, a copy or a sync left in another shape than text in YAML. */
const BYTES: readonly BrokenCopy[] = [
  {
    what: 'an empty file',
    edits: [replace(PHASE, WHOLE_PHASE, '')],
    diagnostics: ['training/phase1/phase.yaml:1:1 fichier vide : remplis-le, ou retire-le'],
  },
  {
    what: 'a file of comments',
    edits: [replace(PHASE, WHOLE_PHASE, '# À faire\n\n')],
    diagnostics: ['training/phase1/phase.yaml:1:1 fichier vide : remplis-le, ou retire-le'],
  },
  {
    what: 'a file of spaces',
    edits: [replace(PHASE, WHOLE_PHASE, '   \n \n')],
    diagnostics: ['training/phase1/phase.yaml:1:1 fichier vide : remplis-le, ou retire-le'],
  },
  {
    what: 'Latin-1 bytes',
    edits: [encode(PHASE, 'latin1', 'Commencer.', 'Première étape.')],
    diagnostics: [
      'training/phase1/phase.yaml:2:11 caractère illisible (�) : rouvre le fichier dans son encodage d’origine et enregistre-le en UTF-8, ou retape ce caractère',
    ],
  },
  {
    what: 'what an editor wrote for bytes that it could not read',
    edits: [replace(PHASE, 'Commencer.', 'Premi\ufffdre \ufffdtape.')],
    diagnostics: [
      'training/phase1/phase.yaml:2:11 caractère illisible (�) : rouvre le fichier dans son encodage d’origine et enregistre-le en UTF-8, ou retape ce caractère',
    ],
  },
  {
    what: 'UTF-16',
    edits: [encode(PHASE, 'utf16le', 'name: Fondation', '\ufeffname: Fondation')],
    diagnostics: [
      'training/phase1/phase.yaml:1:1 caractère illisible (�) : rouvre le fichier dans son encodage d’origine et enregistre-le en UTF-8, ou retape ce caractère',
    ],
  },
  {
    what: 'a zero byte',
    edits: [encode(PHASE, 'utf8', 'Commencer.', 'Commen\0cer.')],
    diagnostics: [
      'training/phase1/phase.yaml:2:12 caractère invisible qui n’est pas du texte : retire-le, ou retape la ligne',
    ],
  },
  {
    what: 'a picture',
    edits: [add('training/phase1/week-03.yaml', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR')],
    diagnostics: [
      'training/phase1/week-03.yaml:1:1 la semaine 3 n’est pas prévue en phase 1 (limits.yaml : 1, 2). Pour une semaine de plus, suis la recette « Ajouter une semaine » de content/README.md',
      'training/phase1/week-03.yaml:2:1 caractère invisible qui n’est pas du texte : retire-le, ou retape la ligne',
    ],
  },
  {
    what: 'one word',
    edits: [replace(PHASE, WHOLE_PHASE, 'bonjour')],
    diagnostics: [
      'training/phase1/phase.yaml:1:1 « bonjour » trouvé, attendu : des champs, chacun sur sa ligne : name, aim, principles, mainLifts',
    ],
  },
  {
    what: 'JSON, which is YAML too',
    edits: [replace(PHASE, WHOLE_PHASE, '{"name": "Fondation", "aim": "Commencer.", "principles": ["Doucement"]}')],
    diagnostics: [],
  },
  {
    what: 'a document marker at the top',
    edits: [replace(PHASE, 'name: Fondation', '---\nname: Fondation')],
    diagnostics: [],
  },
  {
    what: 'a marker that ends the document',
    edits: [replace(PHASE, 'principles: [Doucement]\n', 'principles: [Doucement]\n...\n')],
    diagnostics: [],
  },
  {
    what: 'thousands of lists inside one another',
    edits: [replace(PHASE, 'principles: [Doucement]', `principles: ${'['.repeat(20_000)}`)],
    diagnostics: [
      'training/phase1/phase.yaml:3:13 « [ » n’est jamais fermé : ajoute « ] » à la fin de la liste, ou mets le texte entre guillemets doubles',
    ],
  },
  {
    what: 'aliases that stand for more than memory holds',
    edits: [
      replace(
        PHASE,
        WHOLE_PHASE,
        [
          'a: &a [x, x, x, x, x, x, x, x, x, x]',
          ...[...'bcdefghi'].map(
            (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`,
          ),
        ].join('\n'),
      ),
    ],
    diagnostics: [
      'training/phase1/phase.yaml:1:7 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'training/phase1/phase.yaml:2:7 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'training/phase1/phase.yaml:3:7 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'training/phase1/phase.yaml:4:7 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'training/phase1/phase.yaml:5:7 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'training/phase1/phase.yaml:6:7 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'training/phase1/phase.yaml:7:7 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'training/phase1/phase.yaml:8:7 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'training/phase1/phase.yaml:9:7 ancre (&) ou alias (*) : recopie plutôt la valeur',
    ],
  },
  {
    what: 'a key of a thousand letters',
    edits: [replace(PHASE, 'aim: Commencer.', `${'aim'.repeat(400)}: Commencer.`)],
    diagnostics: [
      'training/phase1/phase.yaml:2:1 YAML illisible ici : vérifie les retraits, les guillemets et les deux-points',
    ],
  },
  {
    what: 'a merge key',
    edits: [replace(PHASE, 'aim: Commencer.', '<<: { aim: Commencer. }')],
    diagnostics: ['training/phase1/phase.yaml:2:1 « << » recopie d’autres champs : écris-les plutôt ici'],
  },
  {
    what: 'a conflict that git left',
    edits: [
      replace(PHASE, 'aim: Commencer.\n', '<<<<<<< HEAD\naim: Commencer.\n=======\naim: Débuter.\n>>>>>>> branche\n'),
    ],
    diagnostics: [
      'training/phase1/phase.yaml:2:1 conflit laissé par git : garde une des deux versions, et retire les lignes <<<<<<<, ======= et >>>>>>>',
    ],
  },
];

test.each(BYTES)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});

test('a file in Latin-1 that is saved again in UTF-8 is read again, although its text is the same', () => {
  const check = new IncrementalCheck();
  const messages = (encoding: BufferEncoding) =>
    check
      .run([toContentFile(PHASE, Buffer.from(WHOLE_PHASE.replace('Commencer', 'Première étape'), encoding))])
      .diagnostics.filter(({ file }) => file === PHASE)
      .map(({ message }) => message);
  expect(messages('latin1')).toContain(
    'caractère illisible (�) : rouvre le fichier dans son encodage d’origine et enregistre-le en UTF-8, ou retape ce caractère',
  );
  expect(messages('utf8')).not.toContain(
    'caractère illisible (�) : rouvre le fichier dans son encodage d’origine et enregistre-le en UTF-8, ou retape ce caractère',
  );
});
