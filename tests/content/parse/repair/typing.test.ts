import { expect, test } from 'vitest';
import { type BrokenCopy, diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const PHASE = 'training/phase1/phase.yaml';

/** What French typing, phones and word processors do to YAML. */
const TYPING: readonly BrokenCopy[] = [
  {
    what: 'a colon inside an unquoted text',
    edits: [replace('introduction.yaml', 'intro: Deux semaines pour essayer.', 'intro: Deux semaines : pour essayer.')],
    diagnostics: [
      'introduction.yaml:2:22 deux-points dans un texte : mets tout le texte entre guillemets doubles (voulais-tu dire « "Deux semaines : pour essayer." » ?)',
    ],
  },
  {
    what: 'a colon inside a text, above a field that does not exist',
    edits: [replace(PAGE, '- title: Final', '- title: EMOM : à fond\n        emom: 10 min')],
    diagnostics: [
      `${PAGE}:31:21 deux-points dans un texte : mets tout le texte entre guillemets doubles (voulais-tu dire « "EMOM : à fond" » ?)`,
      `${PAGE}:32:9 « emom » n’est pas un champ : dans « blocks », écris un circuit d’un tour par minute. Recopie la recette « EMOM et AMRAP » de content/README.md`,
    ],
  },
  {
    what: 'a colon before seconds, whose sign is a quote',
    edits: [replace(WEEK, 'focus: Essai', 'focus: Récup : 1\'30"')],
    diagnostics: [
      `${WEEK}:2:14 deux-points dans un texte : mets tout le texte entre guillemets doubles (voulais-tu dire « "Récup : 1'30\\"" » ?)`,
    ],
  },
  {
    what: 'a colon before a comment, which stays one',
    edits: [replace(WEEK, 'focus: Essai', 'focus: Essai : 5 # note entre coachs')],
    diagnostics: [
      `${WEEK}:2:14 deux-points dans un texte : mets tout le texte entre guillemets doubles (voulais-tu dire « "Essai : 5" # note entre coachs » ?)`,
    ],
  },
  {
    what: 'a reference at the start of a text, alone or before a colon',
    edits: [
      replace(WEEK, 'focus: Essai', 'focus: {semaine 1}'),
      replace(PHASE, 'aim: Commencer.', 'aim: {semaine 1}\u00a0: commencer.'),
      replace(PHASE, 'principles: [Doucement]', 'principles:\n  - {semaine 1} : doucement'),
    ],
    diagnostics: [
      `${PHASE}:2:6 un texte ne peut pas commencer par « { » : mets-le entre guillemets doubles (voulais-tu dire « "{semaine 1}\u00a0: commencer." » ?)`,
      `${PHASE}:4:5 un texte ne peut pas commencer par « { » : mets-le entre guillemets doubles (voulais-tu dire « "{semaine 1} : doucement" » ?)`,
      `${WEEK}:2:8 un texte ne peut pas commencer par « { » : mets-le entre guillemets doubles (voulais-tu dire « "{semaine 1}" » ?)`,
    ],
  },
  {
    what: 'bold at the start of a text that goes on below',
    edits: [replace('introduction.yaml', 'intro: Deux semaines', 'intro: **Deux** semaines\n ')],
    diagnostics: [
      'introduction.yaml:2:8 un texte ne peut pas commencer par « * » : écris « intro: >- », et tout le texte à la ligne, décalé de deux espaces',
    ],
  },
  {
    what: 'an elision inside single quotes',
    edits: [replace(WEEK, 'focus: Essai', "focus: 'L'échauffement d'abord'")],
    diagnostics: [
      'training/phase1/week-01.yaml:2:10 cette apostrophe ferme le texte : mets-le entre guillemets doubles, pas entre apostrophes (voulais-tu dire « "L\'échauffement d\'abord" » ?)',
    ],
  },
  {
    what: 'an elision that leaves a single quote open',
    edits: [replace(PHASE, 'principles: [Doucement]', "principles:\n  - 'Écoute aujourd'hui\n  - Doucement")],
    diagnostics: [
      'training/phase1/phase.yaml:4:20 cette apostrophe ferme le texte : mets-le entre guillemets doubles, pas entre apostrophes (voulais-tu dire « "Écoute aujourd\'hui" » ?)',
    ],
  },
  {
    what: 'a no-break space before a colon',
    edits: [replace(WEEK, 'intensity: facile', 'intensity\u00a0: facile')],
    diagnostics: [
      'training/phase1/week-01.yaml:14:14 espace insécable (elle ne se voit pas) après « intensity » : remplace-la par une espace ordinaire',
    ],
  },
  {
    what: 'a no-break space after a colon',
    edits: [replace(WEEK, 'intensity: facile', 'intensity:\u00a0facile')],
    diagnostics: [
      'training/phase1/week-01.yaml:14:15 espace insécable (elle ne se voit pas) après « intensity: » : remplace-la par une espace ordinaire',
    ],
  },
  {
    what: 'no-break spaces as indentation',
    edits: [replace(WEEK, '    intensity: facile', '\u00a0\u00a0\u00a0\u00a0intensity: facile')],
    diagnostics: [
      'training/phase1/week-01.yaml:14:1 espace insécable (elle ne se voit pas) dans le retrait : remplace-la par une espace ordinaire',
    ],
  },
  {
    what: 'a narrow no-break space after a dash',
    edits: [replace(PHASE, 'principles: [Doucement]', 'principles:\n  -\u202fDoucement')],
    diagnostics: [
      'training/phase1/phase.yaml:4:4 espace insécable (elle ne se voit pas) après « - » : remplace-la par une espace ordinaire',
    ],
  },
  {
    what: 'typographic quotes around a text',
    edits: [replace(WEEK, 'focus: Essai', 'focus: “Essai”')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:8 ces guillemets typographiques s’afficheraient : mets des guillemets doubles droits ("), ou rien (voulais-tu dire « "Essai" » ?)',
    ],
  },
  {
    what: 'typographic quotes around a text with a colon',
    edits: [replace(WEEK, 'focus: Essai', 'focus: “Semaine 1 : essai”')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:19 deux-points dans un texte : mets tout le texte entre guillemets doubles droits ("). Ils remplacent “ et ” (voulais-tu dire « "Semaine 1 : essai" » ?)',
    ],
  },
  {
    what: 'French quotes around a text with a colon',
    edits: [replace(WEEK, 'focus: Essai', 'focus: « Semaine 1 : essai »')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:20 deux-points dans un texte : mets tout le texte entre guillemets doubles droits ("). Garde « et » à l’intérieur (voulais-tu dire « "« Semaine 1 : essai »" » ?)',
    ],
  },
  {
    what: 'guillemets around the first word of a text with a colon',
    edits: [replace(WEEK, 'focus: Essai', 'focus: « Facile » : dix minutes')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:19 deux-points dans un texte : mets tout le texte entre guillemets doubles (voulais-tu dire « "« Facile » : dix minutes" » ?)',
    ],
  },
  {
    what: 'a typographic quote that is never closed, in a text with a colon',
    edits: [replace(WEEK, 'focus: Essai', 'focus: “Semaine 1 : l’essai')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:19 deux-points dans un texte : mets tout le texte entre guillemets doubles droits ("). Ils remplacent “ (voulais-tu dire « "Semaine 1 : l’essai" » ?)',
    ],
  },
  {
    what: 'a reference at the start of a text that goes on behind a no-break space',
    edits: [replace(WEEK, 'focus: Essai', 'focus: {semaine 1} d’abord\n  \u00a0et après')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:8 un texte ne peut pas commencer par « { » : écris « focus: >- », et tout le texte à la ligne, décalé de deux espaces',
    ],
  },
  {
    what: 'a text that a # cuts silently',
    edits: [replace(WEEK, 'focus: Essai', 'focus: Séance #1 au programme')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:15 « # » après une espace commence un commentaire, qui ne s’affiche pas : mets tout le texte entre guillemets doubles, ou le commentaire sur sa propre ligne (voulais-tu dire « "Séance #1 au programme" » ?)',
    ],
  },
  {
    what: 'a cut text with a comment below it',
    edits: [replace(WEEK, 'focus: Essai', 'focus: Séance #1\n  # à revoir')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:15 « # » après une espace commence un commentaire, qui ne s’affiche pas : mets tout le texte entre guillemets doubles, ou le commentaire sur sa propre ligne (voulais-tu dire « "Séance #1" » ?)',
    ],
  },
  {
    what: 'a comment on its own line below a text with quotation marks, which cuts nothing',
    edits: [replace(WEEK, 'focus: Essai', 'focus: Dis “oui” souvent\n  # à revoir')],
    diagnostics: [],
  },
  {
    what: 'a # inside a word, which cuts nothing',
    edits: [replace(WEEK, 'focus: Essai', 'focus: Le mot-clé C#1')],
    diagnostics: [],
  },
  {
    what: 'a quotation mark that nothing closes',
    edits: [replace('app.yaml', 'subject: Question', 'subject: "Question')],
    diagnostics: [
      'app.yaml:8:12 ce guillemet (") n’est jamais fermé : ajoutes-en un à la fin du texte (voulais-tu dire « "Question" » ?)',
    ],
  },
  {
    what: 'a quotation mark that nothing closes, far above the next',
    edits: [
      replace(WEEK, 'focus: Essai', 'focus: "Essai'),
      replace(WEEK, '    activity: Footing', '    activity: "Footing"'),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:2:8 ce guillemet (") n’est jamais fermé : ajoutes-en un à la fin du texte (voulais-tu dire « "Essai" » ?)',
    ],
  },
  {
    what: 'text after the closing quote',
    edits: [replace('app.yaml', 'subject: Question', 'subject: "Question" posée')],
    diagnostics: [
      'app.yaml:8:23 du texte suit le guillemet fermant : mets tout le texte entre guillemets doubles (voulais-tu dire « "\\"Question\\" posée" » ?)',
    ],
  },
  {
    what: 'a text that begins with an at sign, a percent sign or a bracket',
    edits: [
      replace('app.yaml', 'description: Un programme court pour les tests', 'description: @tous'),
      replace(WEEK, 'focus: Essai', 'focus: %Essai'),
      replace(PHASE, 'aim: Commencer.', 'aim: [Essai] Commencer.'),
    ],
    diagnostics: [
      'app.yaml:3:14 un texte ne peut pas commencer par « @ » : mets-le entre guillemets doubles (voulais-tu dire « "@tous" » ?)',
      'training/phase1/phase.yaml:2:6 un texte ne peut pas commencer par « [ » : mets-le entre guillemets doubles (voulais-tu dire « "[Essai] Commencer." » ?)',
      'training/phase1/week-01.yaml:2:8 un texte ne peut pas commencer par « % » : mets-le entre guillemets doubles (voulais-tu dire « "%Essai" » ?)',
    ],
  },
  {
    what: 'no space after a colon',
    edits: [replace(WEEK, 'intensity: facile', 'intensity:facile')],
    diagnostics: [
      'training/phase1/week-01.yaml:14:14 il manque une espace après « intensity: » (voulais-tu dire « intensity: facile » ?)',
    ],
  },
  {
    what: 'no colon after a route',
    edits: [replace('limits.yaml', '/training/phase1/upper-body: 2', '/training/phase1/upper-body 2')],
    diagnostics: [
      'limits.yaml:12:3 il manque deux-points après « /training/phase1/upper-body » (voulais-tu dire « /training/phase1/upper-body: 2 » ?)',
    ],
  },
  {
    what: 'no space after a dash before fields in braces',
    edits: [replace('figures/strength.yaml', '- { torso: 85', '-{ torso: 85')],
    diagnostics: ['figures/strength.yaml:6:7 il manque une espace après le tiret'],
  },
  {
    what: 'no space after a dash',
    edits: [replace(PHASE, 'principles: [Doucement]', 'principles:\n  - Doucement\n  -Vite')],
    diagnostics: ['training/phase1/phase.yaml:5:3 il manque une espace après le tiret'],
  },
  {
    what: 'no colon after a key',
    edits: [replace(PHASE, 'aim: Commencer.', 'aim Commencer.')],
    diagnostics: [
      'training/phase1/phase.yaml:2:1 il manque deux-points après « aim » (voulais-tu dire « aim: Commencer. » ?)',
    ],
  },
  {
    what: 'a tab before a key',
    edits: [replace('competition.yaml', '    title: Tôt', '\t\ttitle: Tôt')],
    diagnostics: ['competition.yaml:5:1 tabulation en début de ligne : remplace-la par des espaces'],
  },
  {
    what: 'a tab that stands for more spaces than two, before a key and in a text',
    edits: [
      replace(WEEK, '    intensity: facile', '\tintensity: facile'),
      replace(PAGE, '  text: Respire.\n', '  text: >-\n    Respire\n\t\t\tbien.\n'),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:10:1 tabulation en début de ligne : remplace-la par des espaces',
      'training/phase1/week-01.yaml:14:1 tabulation en début de ligne : remplace-la par des espaces',
    ],
  },
  {
    what: 'a key out of line with its neighbours',
    edits: [replace('app.yaml', '  subject: Question', ' subject: Question')],
    diagnostics: [
      'app.yaml:8:2 retrait incorrect : décale cette ligne de 1 espace vers la droite, pour l’aligner avec « email »',
    ],
  },
  {
    what: 'a byte order mark',
    edits: [replace('app.yaml', 'name: Objectif 2', '\ufeffname: Objectif 2')],
    diagnostics: [
      'app.yaml:1:1 avertissement, ton éditeur a mis une marque invisible au début du fichier (BOM) : rien ne casse, mais choisis « UTF-8 » plutôt que « UTF-8 avec BOM » pour l’enregistrer',
    ],
  },
  {
    what: 'line ends of Windows',
    edits: [
      replace(
        PHASE,
        'name: Fondation\naim: Commencer.\nprinciples: [Doucement]\n',
        'name: Fondation\r\nAim: Commencer.\r\nprinciples: [Doucement]\r\n',
      ),
    ],
    diagnostics: [
      'training/phase1/phase.yaml:1:1 avertissement, ton éditeur a mis des fins de ligne Windows (CRLF) : rien ne casse, mais toutes les lignes passeront pour changées. Dans VS Code, clique sur « CRLF » en bas à droite et choisis « LF »',
      'training/phase1/phase.yaml:2:1 champ inconnu « Aim » : corrige son nom ou retire-le (voulais-tu dire « aim » ?)',
    ],
  },
  {
    what: 'dashes of a word processor',
    edits: [replace(WEEK, '  - day: mardi', '  – day: mardi'), replace(WEEK, '  - day: jeudi', '  • day: jeudi')],
    diagnostics: [
      'training/phase1/week-01.yaml:11:3 « – » n’est pas un tiret de liste : tape « - »',
      'training/phase1/week-01.yaml:20:3 « • » n’est pas un tiret de liste : tape « - »',
    ],
  },
  {
    what: 'no spaces after the colons of two lines in a row',
    edits: [replace('training/phase1/upper-body.yaml', 'sets: 3\n        reps: 6-8', 'sets:3\n        reps:6-8')],
    diagnostics: [
      'training/phase1/upper-body.yaml:16:13 il manque une espace après « sets: » (voulais-tu dire « sets: 3 » ?)',
      'training/phase1/upper-body.yaml:17:13 il manque une espace après « reps: » (voulais-tu dire « reps: 6-8 » ?)',
    ],
  },
  {
    what: 'a no-break space that belongs to a quoted text of two lines',
    edits: [replace(WEEK, 'focus: Essai', 'focus: "Essai :\n  distance\u00a0: 400 m"')],
    diagnostics: [],
  },
  {
    what: 'accents that are characters of their own, which look the same',
    edits: [replace(WEEK, 'intensity: modérée', `intensity: ${'modérée'.normalize('NFD')}`)],
    diagnostics: [],
  },
  {
    what: 'a space without width',
    edits: [replace(WEEK, 'intensity: modérée', 'intensity: modérée\u200b')],
    diagnostics: ['training/phase1/week-01.yaml:7:23 caractère invisible : retire-le, ou retape le mot'],
  },
  {
    what: 'line ends of old',
    edits: [
      replace(
        PHASE,
        'name: Fondation\naim: Commencer.\nprinciples: [Doucement]\n',
        'name: Fondation\raim: Commencer.\rprinciples: [Doucement]\r',
      ),
    ],
    diagnostics: [
      'training/phase1/phase.yaml:1:1 avertissement, ton éditeur a mis des fins de ligne à l’ancienne (CR) : rien ne casse, mais enregistre le fichier avec « LF »',
    ],
  },
  {
    what: 'quotes inside quotes',
    edits: [replace(WEEK, 'focus: Essai', 'focus: "Tiens la "position" basse"')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:19 du texte suit le guillemet fermant : mets tout le texte entre guillemets doubles (voulais-tu dire « "Tiens la \\"position\\" basse" » ?)',
    ],
  },
  {
    what: 'a comment behind a word of a closed list',
    edits: [replace(WEEK, 'intensity: facile', 'intensity: facile # tranquille')],
    diagnostics: [
      'training/phase1/week-01.yaml:14:23 « # » après une espace commence un commentaire, qui ne s’affiche pas : mets tout le texte entre guillemets doubles, ou le commentaire sur sa propre ligne',
    ],
  },
  {
    what: 'a semicolon for a colon',
    edits: [replace(WEEK, 'intensity: facile', 'intensity ; facile')],
    diagnostics: [
      'training/phase1/week-01.yaml:14:5 il manque deux-points après « intensity » (voulais-tu dire « intensity: facile » ?)',
    ],
  },
  {
    what: 'a slip far to the right',
    edits: [replace(WEEK, 'focus: Essai', `focus: '${'Un long texte. '.repeat(10)}L'échauffement'`)],
    diagnostics: [
      'training/phase1/week-01.yaml:2:160 cette apostrophe ferme le texte : mets-le entre guillemets doubles, pas entre apostrophes',
    ],
  },
];

test.each(TYPING)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});
