import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const FILE = 'introduction.yaml';
const intro = (text: string) => replace(FILE, 'intro: Deux semaines pour essayer.', `intro: ${text}`);

const waiting = (text: string, found: string, column: number): BrokenCopy => ({
  what: `« ${text} »`,
  edits: [intro(JSON.stringify(text))],
  diagnostics: [
    `${FILE}:2:${column} « ${found} » attend encore son texte : écris-le, ou retire ce champ s’il ne sert pas`,
  ],
});

export const placeholders: readonly BrokenCopy[] = [
  waiting('…', '…', 9),
  waiting('--', '--', 9),
  waiting('Fais ??? tours', '???', 14),
  waiting('TODO : relire', 'TODO', 9),
  waiting('Prends xx kg.', 'xx', 16),
  waiting('Lorem ipsum dolor', 'Lorem ipsum', 9),
  waiting('À compléter.', 'À compléter', 9),
  waiting('La charge (à définir) du jour', 'à définir', 20),
  waiting('Repos : à préciser…', 'à préciser', 17),
  {
    what: 'what only looks as if it waited',
    edits: [
      intro('"Prêt ? Souffle… Une charge à définir avec ton coach, taille XXL, XVIIe tour. Rien à faire de plus…"'),
    ],
    diagnostics: [],
  },
];
