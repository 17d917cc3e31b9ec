import { expect, test } from 'vitest';
import { add, type BrokenCopy, diagnosticsIn, remove, replace, withCopy } from '../broken-copy.ts';

const FILES: readonly BrokenCopy[] = [
  {
    what: 'a screen lost its file',
    edits: [remove('introduction.yaml')],
    diagnostics: ['introduction.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le'],
  },
  {
    what: 'every single file is gone',
    edits: [
      remove('app.yaml'),
      remove('limits.yaml'),
      remove('introduction.yaml'),
      remove('understanding.yaml'),
      remove('training.yaml'),
      remove('competition.yaml'),
    ],
    diagnostics: [
      'app.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le',
      'competition.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le',
      'introduction.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le',
      'limits.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le',
      'training.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le',
      'understanding.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le',
    ],
  },
  {
    what: 'a file with another ending',
    edits: [add('training/phase1/week-03.yml', 'number: 3\n')],
    diagnostics: [
      'training/phase1/week-03.yml:1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le (voulais-tu dire « training/phase1/week-03.yaml » ?)',
    ],
  },
  {
    what: 'a file that no screen shows',
    edits: [add('notes.yaml', 'à faire: tout\n')],
    diagnostics: ['notes.yaml:1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le'],
  },
  {
    what: 'a file in a folder of its own',
    edits: [add('training/phase1/brouillons/week-03.yaml', 'number: 3\n')],
    diagnostics: [
      'training/phase1/brouillons/week-03.yaml:1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le',
    ],
  },
  {
    what: 'a page whose name is no route',
    edits: [add('training/phase1/Haut du corps.yaml', 'title: Haut du corps\n')],
    diagnostics: [
      'training/phase1/Haut du corps.yaml:1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le (voulais-tu dire « training/phase1/haut-du-corps.yaml » ?)',
    ],
  },
  {
    what: 'an empty file',
    edits: [replace('training/phase1/phase.yaml', 'name: Fondation\naim: Commencer.\nprinciples: [Doucement]\n', '')],
    diagnostics: ['training/phase1/phase.yaml:1:1 fichier vide : remplis-le, ou retire-le'],
  },
  {
    what: 'a file that is a list',
    edits: [
      replace(
        'training/phase1/phase.yaml',
        'name: Fondation\naim: Commencer.\nprinciples: [Doucement]\n',
        '- name: Fondation\n',
      ),
    ],
    diagnostics: [
      'training/phase1/phase.yaml:1:1 « une liste » trouvé, attendu : des champs, chacun sur sa ligne : name, aim, principles, mainLifts',
    ],
  },
  {
    what: 'weeks with names of their own',
    edits: [add('training/phase1/week-3.yaml', 'number: 3\n'), add('training/phase1/semaine 4.yaml', 'number: 4\n')],
    diagnostics: [
      'training/phase1/semaine 4.yaml:1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le (voulais-tu dire « training/phase1/week-04.yaml » ?)',
      'training/phase1/week-3.yaml:1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le (voulais-tu dire « training/phase1/week-03.yaml » ?)',
    ],
  },
  {
    what: 'a file without an ending, and one with an accent',
    edits: [add('training/phase1/core', 'title: Gainage\n'), add('exercises/étirements.yaml', 'family: Étirements\n')],
    diagnostics: [
      'exercises/étirements.yaml:1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le (voulais-tu dire « exercises/etirements.yaml » ?)',
      'training/phase1/core:1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le (voulais-tu dire « training/phase1/core.yaml » ?)',
    ],
  },
  {
    what: 'a screen whose name has a typo',
    edits: [add('competitoin.yaml', 'title: Course\n')],
    diagnostics: [
      'competitoin.yaml:1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le (voulais-tu dire « competition.yaml » ?)',
    ],
  },
];

test.each(FILES)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});

test('Markdown and hidden files are nobody’s business', async () => {
  expect(await withCopy([add('README.md', '# Contenu\n'), add('training/.DS_Store', '\0')], diagnosticsIn)).toEqual([]);
});
