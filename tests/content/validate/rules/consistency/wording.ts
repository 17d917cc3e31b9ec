import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';

const avoiding = (...entries: readonly string[]) =>
  replace('limits.yaml', 'warnings:\n', `wording:\n${entries.map((entry) => `  - ${entry}\n`).join('')}warnings:\n`);

export const wording: readonly BrokenCopy[] = [
  {
    what: 'words to avoid, with either apostrophe, with a capital and across lines',
    edits: [
      avoiding("{ avoid: vise d'arriver au bout, write: vise l'arrivée }"),
      replace(WEEK, 'focus: Essai', 'focus: Vise d’arriver au bout'),
      replace(PAGE, 'intro: Choisis.', "intro: >-\n  Choisis, puis vise d'arriver\n  au bout."),
    ],
    diagnostics: [
      `${PAGE}:3:17 avertissement, « vise d'arriver au bout » : écris « vise l'arrivée » (wording, limits.yaml)`,
      `${WEEK}:2:8 avertissement, « Vise d’arriver au bout » : écris « Vise l'arrivée » (wording, limits.yaml)`,
    ],
  },
  {
    what: 'words to avoid, and the same as a part of other words, of a citation, of a link or of a reference',
    edits: [
      avoiding('{ avoid: box, why: en français }', '{ avoid: pompes }'),
      replace(WEEK, 'focus: Essai', 'focus: "Boxer, « la box », pompes"'),
      replace(PAGE, 'intro: Choisis.', 'intro: "Une [box](/competition), {exercice pompes}, la Box."'),
      replace('exercises/strength.yaml', 'name: Pompes', 'name: Poussées'),
    ],
    diagnostics: [
      `${PAGE}:2:56 avertissement, « Box » : à éviter, en français (wording, limits.yaml)`,
      `${WEEK}:2:28 avertissement, « pompes » : à éviter (wording, limits.yaml)`,
    ],
  },
  {
    what: 'words to avoid that are a part of what to write',
    edits: [
      avoiding('{ avoid: mur, write: mur de briques }', '{ avoid: squat sur box, write: squat }'),
      replace(WEEK, 'focus: Essai', 'focus: Un mur de briques, un mur et un squat sur box'),
    ],
    diagnostics: [
      `${WEEK}:2:30 avertissement, « mur » : écris « mur de briques » (wording, limits.yaml)`,
      `${WEEK}:2:40 avertissement, « squat sur box » : écris « squat » (wording, limits.yaml)`,
    ],
  },
  {
    what: 'words to avoid that begin or end with a sign, or whose case alone is wrong',
    edits: [
      avoiding(
        "{ avoid: '...', write: … }",
        '{ avoid: hyrox, write: HYROX }',
        '{ avoid: Wall Balls, write: wall balls }',
      ),
      replace(WEEK, 'focus: Essai', 'focus: Respire... HYROX, hyrox, Wall balls et Wall Balls'),
    ],
    diagnostics: [
      `${WEEK}:2:15 avertissement, « ... » : écris « … » (wording, limits.yaml)`,
      `${WEEK}:2:26 avertissement, « hyrox » : écris « HYROX » (wording, limits.yaml)`,
      `${WEEK}:2:47 avertissement, « Wall Balls » : écris « wall balls » (wording, limits.yaml)`,
    ],
  },
];
