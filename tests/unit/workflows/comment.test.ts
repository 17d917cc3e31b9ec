import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

// Plain JavaScript: it runs where nothing is installed.
const SCRIPT: string = '../../../.github/scripts/content-comment.mjs';
const { bodyOf, commentOn, isWorthReading, readDifference } = await import(/* @vite-ignore */ SCRIPT);

const DIFFERENCE = '## Ce qui change\n\n### Semaines\n\n- Semaine 2, mercredi : durée 45 min → 50 min\n';
const NOTHING = '## Ce qui change\n\nRien ne change entre `origin/main` et `content`.\n';
const RUN = 'https://example.test/runs/7';

interface Comment {
  id: number;
  pull: number;
  user: { login: string };
  body: string;
}

let comments: Comment[] = [];
let artifacts: { name: string; size_in_bytes: number }[] = [];
const head = { sha: 'abc', owner: 'fork', branch: 'plus-long' };
/** Two pull requests with this head, to branches of their own. */
const PULLS = [11, 12].map((number) => ({ number, head: { sha: head.sha } }));

/** What GitHub answers, as far as the script asks; it has no copy that runs here. */
const api = {
  actions: { listWorkflowRunArtifacts: () => artifacts },
  issues: {
    listComments: ({ issue_number }: { issue_number: number }) => comments.filter(({ pull }) => pull === issue_number),
    createComment: ({ issue_number, body }: { issue_number: number; body: string }) =>
      comments.push({ id: 100 + issue_number, pull: issue_number, user: { login: 'github-actions[bot]' }, body }),
    updateComment: ({ comment_id, body }: { comment_id: number; body: string }) => {
      comments = comments.map((comment) => (comment.id === comment_id ? { ...comment, body } : comment));
    },
  },
  pulls: {
    list: ({ head: asked }: { head: string }) => ({
      data: asked === `${head.owner}:${head.branch}` ? PULLS : [],
    }),
  },
};
const github = { rest: api, paginate: (list: (query: object) => unknown, query: object) => list(query) };

const runAt = (sha: string, title = 'Plus long (#12)') => ({
  github,
  core: { info: () => undefined },
  context: {
    repo: { owner: 'club', repo: 'objectif-8' },
    payload: {
      workflow_run: {
        id: 7,
        head_sha: sha,
        display_title: title,
        head_branch: head.branch,
        head_repository: { owner: { login: head.owner } },
        html_url: RUN,
      },
    },
  },
});

beforeEach(() => {
  comments = [];
  artifacts = [{ name: 'content-diff', size_in_bytes: 2000 }];
});

describe('the comment on a pull request', () => {
  test('is posted once, then brought up to date', async () => {
    await commentOn(runAt('abc'), DIFFERENCE);
    await commentOn(runAt('abc'), DIFFERENCE.replace('50', '55'));
    expect(comments.map(({ id, body }) => ({ id, body }))).toEqual([
      { id: 112, body: bodyOf(DIFFERENCE.replace('50', '55'), RUN) },
    ]);
  });

  test('leads to the screens before and after where the site is known', async () => {
    vi.stubEnv('SITE_URL', 'https://club.example/objectif-8');
    await commentOn(runAt('abc'), DIFFERENCE);
    expect(comments[0]?.body).toContain('(https://club.example/objectif-8/atelier/#/proposition/12)');
    vi.unstubAllEnvs();
  });

  test('is not made when the content stays as it is, but says so when there was one', async () => {
    await commentOn(runAt('abc'), NOTHING);
    expect(comments).toEqual([]);
    await commentOn(runAt('abc'), DIFFERENCE);
    await commentOn(runAt('abc'), NOTHING);
    expect(comments.map(({ body }) => body)).toEqual([bodyOf(NOTHING, RUN)]);
  });

  test('leaves what a person wrote, even with its mark', async () => {
    comments = [{ id: 1, pull: 12, user: { login: 'coach' }, body: bodyOf(NOTHING, RUN) }];
    await commentOn(runAt('abc'), DIFFERENCE);
    expect(comments.map(({ id }) => id)).toEqual([1, 112]);
    expect(comments[0]?.body).toBe(bodyOf(NOTHING, RUN));
  });

  test('goes to the one that was checked, where another has the same head', async () => {
    await commentOn(runAt('abc', 'Plus long (#11)'), DIFFERENCE);
    await commentOn(runAt('abc', 'Voir (#11) (#12)'), DIFFERENCE);
    await commentOn(runAt('abc', 'Sans rapport (#13)'), DIFFERENCE);
    expect(comments.map(({ id }) => id)).toEqual([111, 112]);
  });

  test('says that it is out of date when the last run could not tell the difference', async () => {
    await commentOn(runAt('abc'), undefined);
    expect(comments).toEqual([]);
    await commentOn(runAt('abc'), DIFFERENCE);
    await commentOn(runAt('abc'), undefined);
    expect(comments.map(({ body }) => body)).toEqual([
      expect.stringContaining(`s’est arrêtée avant de pouvoir le dire : [son journal](${RUN})`),
    ]);
    expect(comments[0]?.body).not.toContain('mercredi');
    await commentOn(runAt('abc'), DIFFERENCE);
    expect(comments.map(({ body }) => body)).toEqual([bodyOf(DIFFERENCE, RUN)]);
  });

  test('of a run that a newer push has overtaken is not posted', async () => {
    await commentOn(runAt('old'), DIFFERENCE);
    expect(comments).toEqual([]);
  });
});

describe('what a stranger may have written', () => {
  test.each([
    ['a tag', 'a <script> b', 'a &lt;script> b'],
    ['a call', '@everyone', '@\u2060everyone'],
    ['a call in disguise', '&commat;everyone', '&amp;commat;everyone'],
    ['an issue', '#12', '#\u206012'],
    ['a fence that nothing closes', '```', '`\u2060``'],
    ['a link', '[ici](//evil.test)', '[ici]\u2060(//evil.test)'],
    ['a bare address', 'https://evil.test www.evil.test', 'https\u2060://evil.test www\u2060.evil.test'],
  ])('%s', (_what, written, shown) => {
    expect(bodyOf(written, RUN).split('\n')[1]).toBe(shown);
  });

  test('too much of it is cut after a whole line', () => {
    const body: string = bodyOf('- une ligne de texte\n'.repeat(10_000), RUN);
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(/\n- une ligne de texte\n\nLa suite, et le programme sur une page : \[/);
  });
});

describe('the artifact of a run', () => {
  test('is not read when it unpacks to more than its zip promised', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-artifact-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'content-diff.md');
    await writeFile(file, 'a'.repeat(1_000_001));
    await expect(readDifference(file)).rejects.toThrow('too large');
    await writeFile(file, DIFFERENCE);
    expect(await readDifference(file)).toBe(DIFFERENCE);
  });

  test('of a fork that is gone is left alone', async () => {
    const run = runAt('abc');
    Object.assign(run.context.payload.workflow_run, { head_repository: null });
    expect(await isWorthReading(run)).toBe(false);
    await commentOn(run, undefined);
    expect(comments).toEqual([]);
  });

  test('is read when there is one', async () => {
    expect(await isWorthReading(runAt('abc'))).toBe(true);
  });

  test.each([
    ['none', []],
    ['another', [{ name: 'preview', size_in_bytes: 10 }]],
    ['one too large', [{ name: 'content-diff', size_in_bytes: 1_000_001 }]],
  ])('is left alone: %s', async (_what, left) => {
    artifacts = left;
    expect(await isWorthReading(runAt('abc'))).toBe(false);
  });
});
