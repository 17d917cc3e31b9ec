import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readWorkflow, type Step } from './files.ts';

const { steps = [] } = readWorkflow('comment.yml').jobs.comment ?? {};
const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;

let artifacts: { name: string; size_in_bytes: number }[] = [];
const posted: string[] = [];
const run = {
  id: 7,
  head_sha: 'abc',
  head_branch: 'plus-long',
  head_repository: { owner: { login: 'fork' } },
  display_title: 'Plus long (#12)',
  html_url: 'https://example.test/runs/7',
};
const context = { repo: { owner: 'club', repo: 'objectif-8' }, payload: { workflow_run: run } };
/** What GitHub answers, as far as the steps ask; it has no copy that runs here. */
const github = {
  paginate: (list: (query: object) => unknown, query: object) => list(query),
  rest: {
    actions: { listWorkflowRunArtifacts: () => artifacts },
    pulls: { list: () => ({ data: [{ number: 12, head: { sha: 'abc' } }] }) },
    issues: { listComments: () => [], createComment: ({ body }: { body: string }) => posted.push(body) },
  },
};

/** Runs a step as actions/github-script does; resolves with its outputs. */
async function runScript({ with: options }: Step): Promise<Record<string, unknown>> {
  const outputs: Record<string, unknown> = {};
  const setOutput = (name: string, value: unknown) => Object.assign(outputs, { [name]: String(value) });
  // Code that is made from text has no import() of its own here.
  const script = String(options?.script).replaceAll('import(', 'load(');
  const load = (file: string) => import(/* @vite-ignore */ file);
  const core = { info: () => undefined, setOutput };
  await new AsyncFunction('github', 'context', 'core', 'load', script)(github, context, core, load);
  return outputs;
}

/** The steps, one after the other; `difference` is what the artifact holds when it is downloaded. */
async function runSteps(difference: string): Promise<void> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'objectif-8-runner-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true, force: true });
  });
  vi.stubEnv('GITHUB_WORKSPACE', process.cwd());
  vi.stubEnv('RUNNER_TEMP', temporary);
  const [checkout, look, download, comment] = steps;
  expect(checkout?.with?.['sparse-checkout']).toBe('.github/scripts');
  const outputs = await runScript(look ?? {});
  expect(download?.if).toBe(`steps.${look?.id}.outputs.wanted == 'true'`);
  if (outputs.wanted === 'true') {
    const folder = String(download?.with?.path).replace(/\$\{\{ runner\.temp \}\}/, temporary);
    await mkdir(folder);
    await writeFile(path.join(folder, `${download?.with?.name}.md`), difference);
  }
  vi.stubEnv('WANTED', String(outputs.wanted));
  await runScript(comment ?? {});
}

beforeEach(() => {
  posted.length = 0;
  artifacts = [{ name: 'content-diff', size_in_bytes: 2000 }];
});

test('the steps post what the artifact of the pull request says', async () => {
  await runSteps('## Ce qui change\n\n### Semaines\n\n- Semaine 2, mercredi : durée 45 min → 50 min\n');
  expect(posted).toEqual([expect.stringContaining('durée 45 min → 50 min')]);
});

test('the steps post nothing where the run left no artifact', async () => {
  artifacts = [];
  await runSteps('');
  expect(posted).toEqual([]);
});
