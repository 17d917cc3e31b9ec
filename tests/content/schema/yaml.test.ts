import { expect, test } from 'vitest';
import { type BrokenCopy, findingsIn, replace, withCopy } from '../broken-copy.ts';

const YAML: readonly BrokenCopy[] = [
  {
    what: 'a colon inside a text',
    edits: [replace('introduction.yaml', 'intro: Deux semaines pour essayer.', 'intro: Deux semaines : pour essayer.')],
    findings: [
      'introduction.yaml:2:8 deux-points suivi d’une espace dans un texte (mets-le entre guillemets doubles), ou ligne mal alignée',
    ],
  },
  {
    what: 'a key stands twice',
    edits: [
      replace(
        'app.yaml',
        'description: Un programme court pour les tests',
        'description: Un programme court pour les tests\ndescription: Un autre',
      ),
    ],
    findings: ['app.yaml:4:1 cette clé est déjà là : garde-la une fois'],
  },
  {
    what: 'an unreadable file beside another with a fault',
    edits: [
      replace('app.yaml', 'description: Un programme court pour les tests', 'description: @tous'),
      replace('training/phase1/phase.yaml', 'aim: Commencer.\n', ''),
    ],
    findings: [
      'app.yaml:3:14 un texte ne peut pas commencer par ce caractère : mets le texte entre guillemets doubles',
      'training/phase1/phase.yaml:1:1 champ manquant « aim » : ajoute-le',
    ],
  },
  {
    what: 'a text that begins with an at sign',
    edits: [replace('app.yaml', 'description: Un programme court pour les tests', 'description: @tous')],
    findings: [
      'app.yaml:3:14 un texte ne peut pas commencer par ce caractère : mets le texte entre guillemets doubles',
    ],
  },
  {
    what: 'a tab before a key',
    edits: [replace('competition.yaml', '    title: Tôt', '\t\ttitle: Tôt')],
    findings: ['competition.yaml:5:1 tabulation en début de ligne : remplace-la par des espaces'],
  },
  {
    what: 'a key out of line with its neighbours',
    edits: [replace('app.yaml', '  subject: Question', ' subject: Question')],
    findings: ['app.yaml:8:1 retrait incorrect : aligne cette ligne avec ses voisines'],
  },
  {
    what: 'a quotation mark that nothing closes',
    edits: [replace('app.yaml', 'subject: Question', 'subject: "Question')],
    findings: [
      'app.yaml:9:1 il manque un guillemet, un crochet ou deux-points, ou la ligne est mal alignée : ferme ce qui est ouvert plus haut',
    ],
  },
  {
    what: 'a key without its colon',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.', 'aim Commencer.')],
    findings: ['training/phase1/phase.yaml:2:1 ligne mal alignée, ou deux-points manquant après la clé'],
  },
  {
    what: 'a second document',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: Commencer.\n---\n')],
    findings: ['training/phase1/phase.yaml:3:1 « --- » commence un second document : un fichier n’en contient qu’un'],
  },
  {
    what: 'a fault that has no words of its own',
    edits: [replace('app.yaml', 'subject: Question', 'subject: "Question" posée')],
    findings: ['app.yaml:8:23 YAML illisible ici : vérifie les retraits, les guillemets et les deux-points'],
  },
  {
    what: 'two faults of one file: the first',
    edits: [
      replace('app.yaml', 'description: Un programme', 'description: @Un programme'),
      replace('app.yaml', 'subject: Question', 'subject: `Question'),
    ],
    findings: [
      'app.yaml:3:14 un texte ne peut pas commencer par ce caractère : mets le texte entre guillemets doubles',
    ],
  },
  {
    what: 'an alias of nothing',
    edits: [replace('introduction.yaml', 'intro: Deux semaines pour essayer.', 'intro: *essai')],
    findings: ['introduction.yaml:2:8 ancre (&) ou alias (*) : recopie plutôt la valeur'],
  },
  {
    what: 'an anchor and its alias',
    edits: [
      replace('training/phase1/week-01.yaml', 'focus: Essai', 'focus: &essai Essai'),
      replace('training/phase1/week-01.yaml', 'activity: Footing', 'activity: *essai'),
    ],
    findings: [
      'training/phase1/week-01.yaml:2:15 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'training/phase1/week-01.yaml:12:15 ancre (&) ou alias (*) : recopie plutôt la valeur',
    ],
  },
  {
    what: 'an anchor that nothing uses, in each of two files',
    edits: [
      replace('introduction.yaml', 'intro: Deux', 'intro: &intro Deux'),
      replace('app.yaml', 'subject: Question', 'subject: &question Question'),
    ],
    findings: [
      'app.yaml:8:22 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'introduction.yaml:2:15 ancre (&) ou alias (*) : recopie plutôt la valeur',
    ],
  },
  {
    what: 'a text that begins with an exclamation mark',
    edits: [replace('training/phase1/week-01.yaml', 'focus: Essai', 'focus: !important Essai')],
    findings: [
      'training/phase1/week-01.yaml:2:8 un texte ne peut pas commencer par « ! » : mets-le entre guillemets doubles',
    ],
  },
];

test.each(YAML)('$what', async ({ edits, findings }) => {
  expect(await withCopy(edits, findingsIn)).toEqual(findings);
});
