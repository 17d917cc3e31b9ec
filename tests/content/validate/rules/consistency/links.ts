import { add, type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { CORE, CORE_DAY } from '../core-page.ts';

/** One way to write a link that leads nowhere, and the page that was meant. */
function nowhere(link: string, meant?: string): BrokenCopy {
  const listed =
    meant === '/competition' ? '' : ', pages de la phase 1 : /training/phase1/core, /training/phase1/upper-body';
  const guess = meant === undefined ? '' : ` (voulais-tu dire « ${meant} » ?)`;
  return {
    what: `the link ${link}`,
    edits: [
      replace('training/phase1/week-01.yaml', 'link: /training/phase1/upper-body', `link: ${link}`),
      ...CORE_DAY,
      replace('training/phase1/core.yaml', 'id: gainage', 'id: simple'),
    ],
    diagnostics: [`training/phase1/week-01.yaml:9:11 « ${link} » ne mène à aucune page${listed}${guess}`],
  };
}

export const links: readonly BrokenCopy[] = [
  nowhere('training/phase1/upper-body', '/training/phase1/upper-body'),
  nowhere('upper-body', '/training/phase1/upper-body'),
  nowhere('/training/phase1/uperbody', '/training/phase1/upper-body'),
  // As far from one page as from the other.
  nowhere('/training/phase1/haut-du-corps'),
  broken(
    'no day leads to a page',
    add('training/phase1/lower-body.yaml', CORE),
    'training/phase1/lower-body.yaml:1:1 aucun jour ne mène à cette page : ajoute « link: /training/phase1/lower-body » à un jour, ou retire le fichier',
  ),
];
