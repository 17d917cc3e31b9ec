import { expect, test } from 'vitest';
import { type BrokenCopy, diagnosticsIn, replace, withCopy } from '../broken-copy.ts';

const YAML: readonly BrokenCopy[] = [
  {
    what: 'a key stands twice',
    edits: [
      replace(
        'app.yaml',
        'description: Un programme court pour les tests',
        'description: Un programme court pour les tests\ndescription: Un autre',
      ),
    ],
    diagnostics: ['app.yaml:4:1 « description » est déjà là, ligne 3 : garde un seul des deux'],
  },
  {
    what: 'a key of a list stands twice',
    edits: [
      replace(
        'training/phase1/week-01.yaml',
        'focus: Essai\n',
        'focus: Essai\naccepted:\n  - { warning: run-rise, reason: Un essai. }\naccepted:\n  - { warning: taper, reason: Un autre. }\n',
      ),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:5:1 « accepted » est déjà là, ligne 3 : réunis les deux listes sous un seul « accepted »',
    ],
  },
  {
    what: 'a key stands twice, the first time above those that it follows',
    edits: [replace('training/phase1/week-01.yaml', '  - day: mardi\n', '  - day: mardi\n    duration: 45 min\n')],
    diagnostics: [
      'training/phase1/week-01.yaml:12:5 « duration » est aussi ligne 16, où ce champ va plutôt : garde un seul des deux',
    ],
  },
  {
    what: 'a key of a list stands twice, the first time above those that it follows',
    edits: [
      replace(
        'training/phase1/week-01.yaml',
        'number: 1\n',
        'accepted:\n  - { warning: run-rise, reason: Un essai. }\nnumber: 1\n',
      ),
      replace(
        'training/phase1/week-01.yaml',
        'focus: Essai\n',
        'focus: Essai\naccepted:\n  - { warning: taper, reason: Un autre. }\n',
      ),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:1:1 « accepted » est aussi ligne 5, où ce champ va plutôt : réunis les deux listes sous un seul « accepted »',
    ],
  },
  {
    what: 'an unreadable file beside another with a fault',
    edits: [
      replace('app.yaml', 'description: Un programme court pour les tests', 'description: @tous'),
      replace('training/phase1/phase.yaml', 'aim: Commencer.\n', ''),
    ],
    diagnostics: [
      'app.yaml:3:14 un texte ne peut pas commencer par « @ » : mets-le entre guillemets doubles (voulais-tu dire « "@tous" » ?)',
      'training/phase1/phase.yaml:1:1 champ manquant « aim » : ajoute-le',
    ],
  },
  {
    what: 'a field without its colon that no file has',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: Commencer.\nbut # oui\n')],
    diagnostics: [
      'training/phase1/phase.yaml:3:1 il manque deux-points après le nom du champ, ou la ligne est mal alignée avec un texte',
    ],
  },
  {
    what: 'a list of one line that is never closed, begun on another',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: [\n  Commencer,\n')],
    diagnostics: [
      'training/phase1/phase.yaml:4:1 il manque un crochet (]) ou une accolade (}), ou la ligne est trop à gauche : ferme ce qui est ouvert, ici ou plus haut, ou décale cette ligne vers la droite si c’est fermé',
    ],
  },
  {
    what: 'an item without its dash, below others',
    edits: [
      replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: Commencer.\nbuts:\n  - un: 1\n   deux: 2\n'),
    ],
    diagnostics: [
      'training/phase1/phase.yaml:5:1 il manque le tiret (-) d’un élément de liste, ou la ligne est mal alignée',
    ],
  },
  {
    what: 'a key whose quote is never closed',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: Commencer.\n? "but\n')],
    diagnostics: [
      'training/phase1/phase.yaml:4:23 il manque un guillemet : ferme le texte qui en a un au début, ici ou plus haut',
    ],
  },
  {
    what: 'a comment next to a text in quotes',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: "Commencer."#oui\n')],
    diagnostics: ['training/phase1/phase.yaml:2:18 il manque une espace devant « # »'],
  },
  {
    what: 'items without a comma between them, on lines of their own',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: [\n  "un"\n  "deux"]\n')],
    diagnostics: ['training/phase1/phase.yaml:4:3 il manque une virgule juste avant'],
  },
  {
    what: 'words in braces that are neither a field nor apart, on lines of their own',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: {\n  "un"\n  "deux" }\n')],
    diagnostics: ['training/phase1/phase.yaml:4:3 il manque une virgule ou deux-points juste avant'],
  },
  {
    what: 'fields in braces without a comma between them, on lines of their own',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: {\n  un: 1\n  deux: 2 }\n')],
    diagnostics: [
      'training/phase1/phase.yaml:3:7 ligne mal alignée, deux-points manquant après le nom du champ, ou virgule manquante entre accolades',
    ],
  },
  {
    what: 'a word on its own line before a field',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'un\naim: Commencer.\n')],
    diagnostics: [
      'training/phase1/phase.yaml:2:1 ligne mal alignée, deux-points manquant après le nom du champ, ou virgule manquante entre accolades',
    ],
  },
  {
    what: 'a field of no known place between two others',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: Commencer.\nbuts:\n  un: 1\n deux: 2\n')],
    diagnostics: ['training/phase1/phase.yaml:5:1 retrait incorrect : aligne cette ligne avec ses voisines'],
  },
  {
    what: 'a second document',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: Commencer.\n---\n')],
    diagnostics: [
      'training/phase1/phase.yaml:3:1 « --- » sépare deux documents : un fichier n’en contient qu’un, retire cette ligne',
    ],
  },
  {
    what: 'a second document with a comment beside its mark',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: Commencer.\n--- # suite\n')],
    diagnostics: [
      'training/phase1/phase.yaml:3:1 « --- » ou « ... » sépare deux documents : un fichier n’en contient qu’un, retire ces trois signes',
    ],
  },
  {
    what: 'a second document with a comment beside its mark, below a text',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: >-\n  Commencer.\n--- # suite\n')],
    diagnostics: [
      'training/phase1/phase.yaml:4:1 « --- » ou « ... » sépare deux documents : un fichier n’en contient qu’un, retire ces trois signes',
    ],
  },
  {
    what: 'a list that is closed, with a line too far to the left',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.\n', 'aim: [\n  un,\ndeux\n]\n')],
    diagnostics: [
      'training/phase1/phase.yaml:4:1 il manque un crochet (]) ou une accolade (}), ou la ligne est trop à gauche : ferme ce qui est ouvert, ici ou plus haut, ou décale cette ligne vers la droite si c’est fermé',
    ],
  },
  {
    what: 'two texts of one file',
    edits: [
      replace('app.yaml', 'description: Un programme', 'description: @Un programme'),
      replace('app.yaml', 'subject: Question', 'subject: `Question'),
    ],
    diagnostics: [
      'app.yaml:3:14 un texte ne peut pas commencer par « @ » : mets-le entre guillemets doubles (voulais-tu dire « "@Un programme court pour les tests" » ?)',
      'app.yaml:8:12 un texte ne peut pas commencer par « ` » : mets-le entre guillemets doubles (voulais-tu dire « "`Question" » ?)',
    ],
  },
  {
    what: 'an alias of nothing',
    edits: [replace('introduction.yaml', 'intro: Deux semaines pour essayer.', 'intro: *essai')],
    diagnostics: ['introduction.yaml:2:8 ancre (&) ou alias (*) : recopie plutôt la valeur'],
  },
  {
    what: 'an anchor and its alias',
    edits: [
      replace('training/phase1/week-01.yaml', 'focus: Essai', 'focus: &essai Essai'),
      replace('training/phase1/week-01.yaml', 'activity: Footing', 'activity: *essai'),
    ],
    diagnostics: [
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
    diagnostics: [
      'app.yaml:8:22 ancre (&) ou alias (*) : recopie plutôt la valeur',
      'introduction.yaml:2:15 ancre (&) ou alias (*) : recopie plutôt la valeur',
    ],
  },
  {
    what: 'a text that begins with an exclamation mark',
    edits: [replace('training/phase1/week-01.yaml', 'focus: Essai', 'focus: !important Essai')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:8 un texte ne peut pas commencer par « ! » : mets-le entre guillemets doubles (voulais-tu dire « "!important Essai" » ?)',
    ],
  },
];

test.each(YAML)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});
