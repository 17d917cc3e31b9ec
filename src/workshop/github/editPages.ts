import type { Draft } from '../model/draft.ts';
import { checkNames, FOLDER } from './base.ts';
import { encodePath } from './github.ts';

/** A page of GitHub where a coach makes one change by hand. */
export interface EditPage {
  path: string;
  heading: string;
  url: string;
  /** To paste; null where the file is removed. */
  text: string | null;
  steps: string[];
}

const KINDS = {
  edit: {
    heading: 'Modifier un fichier',
    steps: ['Clique dans le texte, sélectionne tout (Ctrl\u00a0+\u00a0A, ou ⌘\u00a0A sur Mac) et colle.'],
  },
  new: {
    heading: 'Créer un fichier',
    steps: ['Le nom du fichier est déjà rempli\u00a0: colle le texte dans la grande zone.'],
  },
  delete: { heading: 'Supprimer un fichier', steps: [] },
};
/** GitHub's buttons are in English, whatever the browser's language. */
const FIRST_COMMIT = [
  'Si GitHub le demande, connecte-toi, puis appuie sur «\u00a0Fork this repository\u00a0»\u00a0: il te fait une copie.',
];
const FIRST_END = [
  'Appuie sur «\u00a0Commit changes…\u00a0», en haut à droite.',
  'Laisse cochée la création d’une branche («\u00a0Create a new branch…\u00a0») si GitHub te donne le choix, puis appuie sur «\u00a0Propose changes\u00a0».',
  'Appuie sur «\u00a0Create pull request\u00a0», colle ton «\u00a0pourquoi\u00a0» dans la description, et encore sur «\u00a0Create pull request\u00a0».',
];
const NEXT_END = [
  'Appuie sur «\u00a0Commit changes…\u00a0», laisse «\u00a0Commit directly to the … branch\u00a0», puis «\u00a0Commit changes\u00a0»\u00a0: le fichier s’ajoute à ta proposition.',
];

/** Where the first page's change went: what GitHub shows after « from », such as `lea:patch-1`. */
export function readProposedBranch(text: string, repo: string): { repo: string; branch: string } | undefined {
  const [, owner, branch = ''] = /^(?:([\w-]+):)?([\w.-][\w./-]*)$/.exec(text.trim()) ?? [];
  if (!branch) return undefined;
  return { repo: owner ? `${owner}/${repo.split('/')[1]}` : repo, branch };
}

/** The files of a draft in order; after the first one they go to the branch that it made. */
export function editPages(
  repo: string,
  branch: string,
  draft: Draft,
  proposed?: { repo: string; branch: string },
): EditPage[] {
  checkNames(draft);
  const { changes, base } = draft;
  return Object.entries(changes).map(([path, text], index) => {
    const kind = text === null ? 'delete' : (base[path] ?? null) === null ? 'new' : 'edit';
    const at = index > 0 && proposed ? proposed : { repo, branch };
    const page = `https://github.com/${at.repo}/${kind}/${encodePath(at.branch)}`;
    const file = `${FOLDER}/${path}`;
    const url = kind === 'new' ? `${page}?${new URLSearchParams({ filename: file })}` : `${page}/${encodePath(file)}`;
    const { heading, steps } = KINDS[kind];
    const all = index === 0 ? [...FIRST_COMMIT, ...steps, ...FIRST_END] : [...steps, ...NEXT_END];
    return { path, heading, url, text, steps: all };
  });
}
