import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readWorkflow, type Step } from './files.ts';

// Plain JavaScript: it runs where nothing is installed.
const SCRIPT: string = '../../../.github/scripts/content-comment.mjs';
const { bodyOf } = await import(/* @vite-ignore */ SCRIPT);
const { steps = [] } = readWorkflow('comment.yml').jobs.comment ?? {};
const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;

const DIFFERENCE = '## Ce qui change\n\n### Semaines\n\n- Semaine 2, mercredi : durée 45 min → 50 min\n';
const LONGER = DIFFERENCE.replace('50', '55');
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
beforeEach(() => {
  comments = [];
  artifacts = [{ name: 'content-diff', size_in_bytes: 2000 }];
});

/** What GitHub answers, as far as the steps ask; it has no copy that runs here. */
const rest = {
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
    /** Two pull requests with one head, to branches of their own. */
    list: ({ head }: { head: string }) => ({
      data: head === 'fork:plus-long' ? [11, 12].map((number) => ({ number, head: { sha: 'abc' } })) : [],
    }),
  },
};
const github = { rest, paginate: (list: (query: object) => unknown, query: object) => list(query) };
const core = { info: () => undefined };

interface CheckedRun {
  sha?: string;
  title?: string;
}

/** The steps, one after the other; `difference` is what the artifact holds when it is downloaded. */
async function runSteps(difference: string, { sha = 'abc', title = 'Plus long (#12)' }: CheckedRun = {}) {
  const head = { head_sha: sha, head_branch: 'plus-long', head_repository: { owner: { login: 'fork' } } };
  const payload = { workflow_run: { id: 7, display_title: title, html_url: RUN, ...head } };
  const context = { repo: { owner: 'club', repo: 'objectif-8' }, payload };
  /** Runs a step as actions/github-script does; resolves with its outputs. */
  const runScript = async ({ with: options }: Step) => {
    const outputs: Record<string, unknown> = {};
    const setOutput = (name: string, value: unknown) => Object.assign(outputs, { [name]: String(value) });
    // Code that is made from text has no import() of its own here.
    const script = String(options?.script).replaceAll('import(', 'load(');
    const load = (file: string) => import(/* @vite-ignore */ file);
    await new AsyncFunction('github', 'context', 'core', 'load', script)(github, context, { ...core, setOutput }, load);
    return outputs;
  };
  const temporary = await mkdtemp(path.join(tmpdir(), 'objectif-8-runner-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true, force: true });
  });
  vi.stubEnv('GITHUB_WORKSPACE', process.cwd());
  vi.stubEnv('RUNNER_TEMP', temporary);
  const [checkout, look, download, comment] = steps;
  expect(checkout?.with?.['sparse-checkout']).toBe('.github/scripts');
  const { wanted } = await runScript(look ?? {});
  expect(download?.if).toBe(`steps.${look?.id}.outputs.wanted == 'true'`);
  if (wanted === 'true') {
    const folder = String(download?.with?.path).replace(/\$\{\{ runner\.temp \}\}/, temporary);
    await mkdir(folder);
    await writeFile(path.join(folder, `${download?.with?.name}.md`), difference);
  }
  vi.stubEnv('WANTED', String(wanted));
  await runScript(comment ?? {});
}

const posted = () => comments.map(({ id, body }) => [id, body]);

describe('the comment on a pull request', () => {
  test('is posted once, then brought up to date, also where the content is as it was', async () => {
    await runSteps(DIFFERENCE);
    await runSteps(LONGER);
    expect(posted()).toEqual([[112, bodyOf(LONGER, RUN)]]);
    await runSteps(NOTHING);
    expect(posted()).toEqual([[112, bodyOf(NOTHING, RUN)]]);
  });

  test('leads to the screens before and after where the site is known', async () => {
    vi.stubEnv('SITE_URL', 'https://club.example/objectif-8');
    await runSteps(DIFFERENCE);
    expect(comments[0]?.body).toContain('(https://club.example/objectif-8/atelier/#/proposition/12)');
  });

  test('is not made where nothing changes, nor of a run that a newer push has overtaken', async () => {
    await runSteps(NOTHING);
    await runSteps(DIFFERENCE, { sha: 'old' });
    expect(comments).toEqual([]);
  });

  test('leaves what a person wrote, even with its mark', async () => {
    const own = { id: 1, pull: 12, user: { login: 'coach' }, body: bodyOf(NOTHING, RUN) };
    comments = [own];
    await runSteps(DIFFERENCE);
    expect(comments).toEqual([own, expect.objectContaining({ id: 112 })]);
  });

  test('goes to the one that was checked, where another has the same head', async () => {
    await runSteps(DIFFERENCE, { title: 'Plus long (#11)' });
    await runSteps(DIFFERENCE, { title: 'Voir (#11) (#12)' });
    await runSteps(DIFFERENCE, { title: 'Sans rapport (#13)' });
    expect(comments.map(({ id }) => id)).toEqual([111, 112]);
  });

  test.each([
    ['none', []],
    ['another', [{ name: 'preview', size_in_bytes: 10 }]],
    ['one too large', [{ name: 'content-diff', size_in_bytes: 1_000_001 }]],
  ])('says that it is out of date when the last run left no diff: %s', async (_what, left) => {
    await runSteps(DIFFERENCE);
    artifacts = left;
    await runSteps('');
    const text = `s’est arrêtée avant de pouvoir le dire : [son journal](${RUN})`;
    expect(posted()).toEqual([[112, expect.stringContaining(text)]]);
    expect(comments[0]?.body).not.toContain('mercredi');
  });

  test('has nothing of a diff that unpacks to more than its zip promised', async () => {
    await expect(runSteps('a'.repeat(1_000_001))).rejects.toThrow('too large');
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
