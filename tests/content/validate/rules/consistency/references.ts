import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const FILE = 'introduction.yaml';
const WEEK = 'training/phase1/week-02.yaml';
const intro = (text: string) => replace(FILE, 'intro: Deux semaines pour essayer.', `intro: ${text}`);
const title = (text: string) => replace(FILE, 'title: Bienvenue', `title: ${text}`);
const arrival = replace(WEEK, 'number: 2\n', 'number: 2\nid: arrivee\n');
const half = replace('training/phase1/upper-body.yaml', 'id: circuit', 'id: demi-tour');
const WEEKS = 'le programme va de la semaine 1 à la semaine 2';
const HOW = 'une citation s’écrit {semaine 9}, {séance id}, {exercice id} ou {nombre ateliers}';

/** Something typed for a citation, and what has to be written. */
const miswritten = (typed: string, meant?: string, message = HOW): BrokenCopy => ({
  what: typed,
  edits: [arrival, half, intro(JSON.stringify(`Vois ${typed} !`))],
  diagnostics: [
    `${FILE}:2:14 « ${typed} » s’afficherait tel quel : ${message}${meant ? ` (voulais-tu dire « ${meant} » ?)` : ''}`,
  ],
});

export const references: readonly BrokenCopy[] = [
  {
    what: 'a week that is not there',
    edits: [intro('Tu finis en {semaine 3}, après les {semaines 1 à 12}, en {semaine n°2}.')],
    diagnostics: [`${FILE}:2:29 semaine inconnue « 3 » : ${WEEKS}`, `${FILE}:2:57 semaine inconnue « 12 » : ${WEEKS}`],
  },
  {
    what: 'no week, and weeks joined by a hyphen',
    edits: [intro('Tu finis en {semaine }, {semaines et}, {semaines 1-2}.')],
    diagnostics: [
      `${FILE}:2:20 « {semaine } » : quelle semaine ? Écris son numéro ou son id`,
      `${FILE}:2:32 « {semaines et} » : quelle semaine ? Écris son numéro ou son id`,
      `${FILE}:2:57 « 1-2 » n’est pas une semaine : de l’une à l’autre, écris « à » (voulais-tu dire « 1 à 2 » ?)`,
    ],
  },
  {
    what: 'a name that no week has, in three texts',
    edits: [
      title('Vers la {semaine finale}'),
      intro('En {semaine finale}.'),
      replace(FILE, 'text: Courtes.', 'text: La {semaine finale}.'),
    ],
    diagnostics: [`${FILE}:1:25 semaine inconnue « finale » (ici et 2 fois ailleurs) : ${WEEKS}`],
  },
  {
    what: 'workouts by their name and with a typo, in a plain field',
    edits: [title('Voir {séance Circuit} et {seance simpl}')],
    diagnostics: [
      `${FILE}:1:21 séance inconnue « Circuit » : cite son id, celui de sa page de séances (voulais-tu dire « circuit » ?)`,
      `${FILE}:1:41 séance inconnue « simpl » : cite son id, celui de sa page de séances (voulais-tu dire « simple » ?)`,
    ],
  },
  {
    what: 'exercises that are not in the catalogue, on the third line of a folded text',
    edits: [intro('>-\n  Après\n  {exercice pompes},\n  {exercice planches} et {exercice burpees}.')],
    diagnostics: [
      `${FILE}:5:13 exercice inconnu « planches » : cite son id, celui de content/exercises/ (voulais-tu dire « planche » ?)`,
      `${FILE}:5:36 exercice inconnu « burpees » : cite son id, celui de content/exercises/`,
    ],
  },
  {
    what: 'numbers of what is not counted',
    edits: [intro('"{nombre atelier} ateliers, {chiffre burpees} burpees, {nombre d’ateliers} ateliers."')],
    diagnostics: ['atelier', 'burpees'].map(
      (cited, index) =>
        `${FILE}:2:${[17, 45][index]} « ${cited} » n’a pas de nombre : choisis entre semaines, phases, semaines par phase, jours de salle, séances en salle, tours, ateliers, km${index === 0 ? ' (voulais-tu dire « ateliers » ?)' : ''}`,
    ),
  },
  miswritten('{semaine: 2}', '{semaine 2}'),
  miswritten('{{semaine arivee}}', '{semaine arrivee}'),
  miswritten('{exercice planche)', '{exercice planche}'),
  miswritten('{demi-tour}', '{séance demi-tour}'),
  miswritten('{8 ateliers}', '{nombre ateliers}'),
  miswritten('{ici}'),
  ...['(semaine arrivee)', '[semaine 2]', '«semaine arrivee»', '(nombre ateliers)'].map((typed) =>
    miswritten(typed, `{${typed.slice(1, -1)}}`, 'mets des accolades'),
  ),
  {
    what: 'words in parentheses that cite nothing',
    edits: [
      half,
      intro(
        '"(semaine 2) (semaines 1 et 2) (exercice planche) (nombre de tours) (séance libre) « semaine 2 » « séance libre » [semaine 2](/training)"',
      ),
    ],
    diagnostics: [],
  },
];
