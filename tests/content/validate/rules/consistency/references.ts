import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const FILE = 'introduction.yaml';
const WEEK = 'training/phase1/week-02.yaml';
const intro = (text: string) => replace(FILE, 'intro: Deux semaines pour essayer.', `intro: ${text}`);
const title = (text: string) => replace(FILE, 'title: Bienvenue', `title: ${text}`);

export const references: readonly BrokenCopy[] = [
  {
    what: 'a week that is not there',
    edits: [intro('Tu finis en {semaine 3}, après les {semaines 1 et 12}.')],
    diagnostics: [
      `${FILE}:2:29 semaine inconnue « 3 » : le programme va de la semaine 1 à la semaine 2`,
      `${FILE}:2:58 semaine inconnue « 12 » : le programme va de la semaine 1 à la semaine 2`,
    ],
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
    what: 'weeks from one to the other, the last of which is not there',
    edits: [intro('Tu finis en {semaines 1 à 4}, en {semaine n°2}, en {semaine n° 3}.')],
    diagnostics: [
      `${FILE}:2:34 semaine inconnue « 4 » : le programme va de la semaine 1 à la semaine 2`,
      `${FILE}:2:71 semaine inconnue « 3 » : le programme va de la semaine 1 à la semaine 2`,
    ],
  },
  {
    what: 'a name that no week has',
    edits: [replace(WEEK, 'number: 2\n', 'number: 2\nid: arrivee\n'), intro('Tu finis en {semaine arivee}.')],
    diagnostics: [
      `${FILE}:2:29 semaine inconnue « arivee » : le programme va de la semaine 1 à la semaine 2, et nomme arrivee (voulais-tu dire « arrivee » ?)`,
    ],
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
];
