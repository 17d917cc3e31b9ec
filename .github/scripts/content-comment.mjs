// Runs in comment.yml with the right to write, on a text that anybody may have written. No dependencies: nothing is
// installed there.

import { readFile, stat } from 'node:fs/promises';

const MARKER = '<!-- objectif-8: content-diff -->';
const ARTIFACT = 'content-diff';
/** The diff of a whole programme takes 100 kB. */
const MOST_BYTES = 1_000_000;
/** GitHub takes 65,536 characters. */
const MOST_CHARACTERS = 60_000;
const AUTHOR = 'github-actions[bot]';

/**
 * @typedef {object} Run
 * @property {number} id
 * @property {string} html_url
 * @property {string} display_title
 * @property {string} head_branch
 * @property {string} head_sha
 * @property {{ owner: { login: string } } | null} head_repository
 */

/**
 * What actions/github-script hands over, as far as it is used. `github` is an Octokit, whose types are not installed here.
 * @typedef {object} Workflow
 * @property {any} github
 * @property {{ repo: { owner: string, repo: string }, payload: { workflow_run: Run } }} context
 * @property {{ info: (message: string) => void }} core
 */

/**
 * Whether the run left a diff, of a size that is worth unpacking.
 * @param {Workflow} workflow
 */
export async function isWorthReading({ github, context, core }) {
  if (!context.payload.workflow_run.head_repository) {
    core.info('the fork is gone');
    return false;
  }
  /** @type {{ name: string, size_in_bytes: number }[]} */
  const artifacts = await github.paginate(github.rest.actions.listWorkflowRunArtifacts, {
    ...context.repo,
    run_id: context.payload.workflow_run.id,
  });
  const artifact = artifacts.find(({ name }) => name === ARTIFACT);
  if (artifact && artifact.size_in_bytes <= MOST_BYTES) return true;
  core.info(artifact ? `the diff is too large: ${artifact.size_in_bytes} bytes` : 'the run left no diff');
  return false;
}

/**
 * The text of the artifact; what was zipped small may be large.
 * @param {string} file
 */
export async function readDifference(file) {
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw new Error(`the diff is too large: ${size} bytes`);
  return readFile(file, 'utf8');
}

/**
 * Posts the diff on the pull request whose head the run checked, or brings the comment that is there up to date; without
 * a diff, it says that what it told is out of date.
 * @param {Workflow} workflow
 * @param {string} [difference]
 */
export async function commentOn({ github, context, core }, difference) {
  const { workflow_run: run } = context.payload;
  if (!run.head_repository) return;
  // Asked from GitHub, never from the artifact: it could name any pull request.
  /** @type {{ data: { number: number, head: { sha: string } }[] }} */
  const { data: candidates } = await github.rest.pulls.list({
    ...context.repo,
    state: 'open',
    head: `${run.head_repository.owner.login}:${run.head_branch}`,
  });
  // One head may have several, for several branches. The title of the run chooses among them, and no other.
  const pull = candidates.find(
    ({ head, number }) => head.sha === run.head_sha && numberIn(run.display_title) === number,
  );
  if (!pull) {
    core.info('no open pull request has this head any more');
    return;
  }
  /** @type {{ id: number, user?: { login: string }, body?: string }[]} */
  const comments = await github.paginate(github.rest.issues.listComments, {
    ...context.repo,
    issue_number: pull.number,
  });
  const posted = comments.find(({ user, body }) => user?.login === AUTHOR && body?.startsWith(MARKER));
  const body =
    difference === undefined ? outOfDate(run.html_url) : bodyOf(difference, run.html_url, reviewAddress(pull.number));
  if (posted) await github.rest.issues.updateComment({ ...context.repo, comment_id: posted.id, body });
  // A change of code needs no comment that says that the content stays as it is.
  else if (difference !== undefined && tells(difference))
    await github.rest.issues.createComment({ ...context.repo, issue_number: pull.number, body });
}

/**
 * Where the workshop of the site shows a proposal; the variable SITE_URL of the repository is the site's address.
 * @param {number} number
 */
function reviewAddress(number) {
  const site = process.env.SITE_URL;
  return site ? new URL(`atelier/#/proposition/${number}`, site.endsWith('/') ? site : `${site}/`).href : undefined;
}

/** `Plus long (#12)` */
const numberIn = (/** @type {string} */ title) => Number(/\(#(\d+)\)$/.exec(title)?.[1]);

const outOfDate = (/** @type {string} */ runAddress) =>
  `${MARKER}\n## Ce qui change\n\nLa vérification de la dernière version s’est arrêtée avant de pouvoir le dire : [son journal](${runAddress}).\n`;

const tells = (/** @type {string} */ difference) => /^(?:###|>) /m.test(difference);

/** Has no width, and keeps what it stands in from being a link, a picture, or a call to a person or an issue. */
const WORD_JOINER = '\u2060';

/**
 * The comment: the diff without what could call people, lead away, load pictures or hide something, and where the rest is.
 * @param {string} difference
 * @param {string} runAddress
 * @param {string} [reviewAddress]
 */
export function bodyOf(difference, runAddress, reviewAddress) {
  const text = difference
    .replace(/&(?!(?:amp|lt|gt);)/g, '&amp;')
    .replace(/<(?!\s)/g, '&lt;')
    .replace(/([`~])(?=\1\1)/g, `$1${WORD_JOINER}`)
    .replace(/(!|\])(?=[[(:])/g, `$1${WORD_JOINER}`)
    .replace(/\b(https?|ftp|mailto|www)(?=[:.])/gi, `$1${WORD_JOINER}`)
    .replace(/@(?!\u2060)/g, `@${WORD_JOINER}`)
    .replace(/#(?=\d)/g, `#${WORD_JOINER}`)
    .replace(/\bGH-(?=\d)/gi, `GH-${WORD_JOINER}`);
  const whole = text.length <= MOST_CHARACTERS;
  const lastLine = text.lastIndexOf('\n', MOST_CHARACTERS);
  const shown = whole ? text : text.slice(0, lastLine > 0 ? lastLine : MOST_CHARACTERS);
  const rest = whole ? 'Le programme sur une page' : 'La suite, et le programme sur une page';
  const screens = reviewAddress ? `[Les écrans avant et après](${reviewAddress}). ` : '';
  return `${MARKER}\n${shown.trimEnd()}\n\n${screens}${rest} : [artefacts de cette vérification](${runAddress}).\n`;
}
