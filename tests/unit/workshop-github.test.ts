import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { editPages, readProposedBranch } from '../../src/workshop/github/editPages.ts';
import { GitHubError } from '../../src/workshop/github/errors.ts';
import { createGitHub } from '../../src/workshop/github/github.ts';
import { readProposal } from '../../src/workshop/github/proposal.ts';
import { compareWithBranch, propose } from '../../src/workshop/github/propose.ts';
import { tokenProblem } from '../../src/workshop/github/token.ts';
import type { Draft } from '../../src/workshop/model/draft.ts';
import { lineDiff } from '../../src/workshop/propose/LineDiff.tsx';
import { type Fault, GitHubApi, REPO, TOKEN } from '../fixtures/github-api.ts';
import { serveGitHub } from '../fixtures/github-server.ts';

const FILES = {
  'README.md': 'Programme\n',
  'content/limits.yaml': 'limit: 275\n',
  'content/app.yaml': 'name: Objectif 8 # é\n',
  'content/old.yaml': 'old: true\n',
};
const DRAFT: Draft = {
  id: 'k3x9',
  name: 'Semaine plus légère',
  reason: 'Trop dur en semaine 3.',
  changes: { 'limits.yaml': 'limit: 280\n', 'training/new.yaml': 'new: true\n', 'old.yaml': null },
  base: { 'limits.yaml': FILES['content/limits.yaml'], 'training/new.yaml': null, 'old.yaml': 'old: true\n' },
  changedAt: 1,
};
const PROPOSED = {
  'README.md': 'Programme\n',
  'content/app.yaml': 'name: Objectif 8 # é\n',
  'content/limits.yaml': 'limit: 280\n',
  'content/training/new.yaml': 'new: true\n',
};
const URL_OF_FIRST = `https://github.com/${REPO}/pull/1`;
const PROPOSED_OUTCOME = { kind: 'proposed', url: URL_OF_FIRST };

let api: GitHubApi;
beforeEach(async () => {
  api = GitHubApi.with(FILES);
});

const server = await serveGitHub({ fetch: (...request) => api.fetch(...request) });
afterAll(server.stop);

const connect = (token = TOKEN) =>
  createGitHub({
    token,
    wait: async () => {},
    fetch: (url, init) => fetch(String(url).replace('https://api.github.com', server.address), init),
  });
const send = (draft = DRAFT) =>
  propose(connect(), { draft, title: draft.name, reason: draft.reason, repo: REPO, branch: 'main' });
const errorOf = async (call: Promise<unknown>): Promise<GitHubError> => {
  const error = await call.then(
    (answer) => expect.unreachable(JSON.stringify(answer)),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(GitHubError);
  return error;
};
const branches = (repo = REPO) => [...(api.refs.get(repo)?.keys() ?? [])];

test('a draft becomes one commit on a branch of its own, and one pull request', async () => {
  expect(await send()).toEqual(PROPOSED_OUTCOME);
  expect(api.filesOn('atelier/k3x9')).toEqual(PROPOSED);
  expect(api.commits.get(api.tip('atelier/k3x9'))).toMatchObject({
    message: 'Semaine plus légère\n\nTrop dur en semaine 3.\n\nAtelier: k3x9',
    parents: [api.tip('main')],
  });
  expect(api.pulls).toMatchObject([{ title: DRAFT.name, body: DRAFT.reason, head: 'club:atelier/k3x9' }]);
  expect(api.requests.join()).not.toContain(TOKEN);
});

test('sent again as it is, nothing is written; changed since, the same proposal has a further commit', async () => {
  await send();
  const commits = api.commits.size;
  expect(await send()).toEqual(PROPOSED_OUTCOME);
  expect(api.commits.size).toBe(commits);
  const first = api.tip('atelier/k3x9');
  const changes = { ...DRAFT.changes, 'limits.yaml': 'limit: 290\n' };
  expect(await send({ ...DRAFT, name: ' ', changes })).toEqual(PROPOSED_OUTCOME);
  // GitHub refuses an empty title.
  expect(api.commits.get(api.tip('atelier/k3x9'))).toMatchObject({
    message: expect.stringMatching(/^Changements du programme\n/),
    parents: [first],
  });
  expect(api.filesOn('atelier/k3x9')['content/limits.yaml']).toBe('limit: 290\n');
  expect(branches()).toEqual(['main', 'atelier/k3x9']);
  expect(api.pulls).toHaveLength(1);
});

test('a branch that somebody else has added to is left alone', async () => {
  await send();
  api.push('atelier/k3x9', { 'content/limits.yaml': 'limit: 285\n' });
  const error = await errorOf(send());
  expect(error.message).toContain('Quelqu’un a modifié ta proposition sur GitHub.');
  expect(api.filesOn('atelier/k3x9')['content/limits.yaml']).toBe('limit: 285\n');
});

test.each([
  [{ id: '../main' }],
  [{ id: '' }],
  [{ changes: { '../.github/workflows/evil.yaml': 'on: push\n' } }],
  [{ changes: { 'README.md': '' } }],
])('a draft from a file that leads elsewhere is refused: %j', async (forged) => {
  const draft = { ...DRAFT, ...forged };
  expect((await errorOf(send(draft))).message).toMatch(/^Ce brouillon change autre chose/);
  expect(() => editPages(REPO, 'main', draft)).toThrow('Ce brouillon change autre chose');
  expect(api.requests).toEqual([]);
});

describe('a base that has moved', () => {
  test('in other files: the proposal goes on top of it, and an older one takes it in', async () => {
    await send();
    api.push('main', { 'content/app.yaml': 'name: Autre\n' });
    expect(await send()).toEqual(PROPOSED_OUTCOME);
    expect(api.filesOn('atelier/k3x9')).toEqual({ ...PROPOSED, 'content/app.yaml': 'name: Autre\n' });
    expect(api.commits.get(api.tip('atelier/k3x9'))?.parents).toContain(api.tip('main'));
  });

  test('in files of the draft: they are handed back, and nothing is written', async () => {
    api.push('main', { 'content/limits.yaml': 'limit: 300\n', 'content/training/new.yaml': 'new: true\n' });
    expect(await send()).toEqual({ kind: 'moved', files: new Map([['limits.yaml', 'limit: 300\n']]) });
    expect(branches()).toEqual(['main']);
    // Page by page it takes no token to know.
    const { changed } = await compareWithBranch(connect(''), { draft: DRAFT, repo: REPO, branch: 'main' });
    expect(changed).toEqual(['limits.yaml', 'old.yaml']);
  });

  test('by the draft itself: it is published', async () => {
    api.push('main', { 'content/limits.yaml': 'limit: 280\n' });
    const changes = { 'limits.yaml': 'limit: 280\n' };
    expect(await send({ ...DRAFT, changes })).toEqual({ kind: 'published' });
  });
});

describe('without the right to write', () => {
  test('a fork is made, waited for, and proposed from', async () => {
    api.rights.push = false;
    api.forkDelay = 3;
    expect(await send()).toEqual(PROPOSED_OUTCOME);
    expect(branches()).toEqual(['main']);
    expect(api.filesOn('atelier/k3x9', 'lea/objectif-8')).toEqual(PROPOSED);
    expect(api.pulls).toMatchObject([{ head: 'lea:atelier/k3x9' }]);
  });

  test('a token that can’t fork says what else there is', async () => {
    api.rights = { push: false, fork: false, pull: true };
    expect((await errorOf(send())).message).toMatch(/^Tu ne peux pas écrire .* page par page\.$/);
  });

  test('a token of the fork alone leaves the last press to the coach', async () => {
    api.rights = { push: false, fork: false, pull: false };
    api.refs.set('lea/objectif-8', new Map([['main', api.tip('main')]]));
    const form = 'quick_pull=1&title=Semaine+plus+l%C3%A9g%C3%A8re&body=Trop+dur+en+semaine+3.';
    expect(await send()).toEqual({
      kind: 'ready',
      url: `https://github.com/${REPO}/compare/main...lea:atelier/k3x9?${form}`,
    });
    expect(api.filesOn('atelier/k3x9', 'lea/objectif-8')).toEqual(PROPOSED);
  });
});

const IN_AN_HOUR = String(Math.floor(Date.now() / 1000) + 3600);
const LIMIT = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': IN_AN_HOUR };

test.each<[string, Fault, string, RegExp]>([
  ['401', { status: 401 }, 'token', /^GitHub ne reconnaît pas ce jeton/],
  ['403', { status: 403 }, 'rights', /^Ce jeton n’a pas les droits/],
  ['404', { status: 404 }, 'missing', /^GitHub ne trouve pas/],
  ['409', { status: 409 }, 'conflict', /^Quelque chose a changé sur GitHub/],
  ['422', { status: 422 }, 'invalid', /^GitHub a refusé cette demande/],
  ['403 with a limit', { status: 403, headers: LIMIT }, 'limit', /Réessaie à partir de \d\d:\d\d\.$/],
  ['429', { status: 429, headers: { 'retry-after': '60' } }, 'limit', /^GitHub a reçu trop de demandes d’ici/],
  ['502', { status: 502, body: '<html>Unicorn' }, 'server', /^GitHub a un problème de son côté/],
  ['a captive portal', { status: 200, body: '<html>Wi-Fi' }, 'network', /^GitHub ne répond pas/],
])('an answer is told for what it is, without the token: %s', async (_, fault, code, sentence) => {
  api.faults = [fault];
  const error = await errorOf(send());
  expect(error.code).toBe(code);
  expect(error.message).toMatch(sentence);
  // A review has no draft.
  expect(error.message).not.toContain('brouillon');
  expect(`${error.stack}${JSON.stringify(error)}`).not.toContain(TOKEN);
});

const FAULTS: Record<string, Fault> = {
  'is not there': { status: 404 },
  'has a problem': { status: 502, body: '<html>Unicorn' },
  'does not answer, and did what it was asked': { breaks: 'after' },
};

/** What there is when the draft is sent. */
const SITUATIONS: Record<string, () => Promise<void>> = {
  'a first proposal': async () => {},
  'a proposal that is changed': async () => {
    await send({ ...DRAFT, changes: { 'limits.yaml': 'limit: 279\n' } });
    api.push('main', { 'content/app.yaml': 'name: Autre\n' });
  },
  'a proposal from a fork': async () => {
    api.rights.push = false;
  },
};

describe.each(Object.entries(SITUATIONS))('%s, whatever breaks at whatever step', (_, prepare) => {
  test.each(Object.entries(FAULTS))('GitHub %s', async (_, fault) => {
    vi.spyOn(console, 'error').mockImplementation((...words) => expect.unreachable(words.join()));
    await prepare();
    api.requests = [];
    await send();
    const steps = [...api.requests];
    expect(steps.length).toBeGreaterThan(8);
    let thrown = 0;
    for (const [index, step] of steps.entries()) {
      api = GitHubApi.with(FILES);
      await prepare();
      const draft = structuredClone(DRAFT);
      api.faults = [...Array<undefined>(index), fault];
      const outcome = await send(draft).catch((error) => error);
      if (outcome instanceof GitHubError) thrown += 1;
      else expect(['proposed', step.includes('/contents/') ? 'moved' : 'ready'], step).toContain(outcome.kind);
      expect(draft).toEqual(DRAFT);
      expect(await send(draft), step).toEqual(PROPOSED_OUTCOME);
      const target = api.rights.push ? REPO : 'lea/objectif-8';
      expect(branches(target), step).toEqual(['main', 'atelier/k3x9']);
      expect(api.filesOn('atelier/k3x9', target), step).toMatchObject(
        Object.fromEntries(Object.entries(PROPOSED).filter(([path]) => path !== 'content/app.yaml')),
      );
      expect(api.pulls, step).toHaveLength(1);
    }
    // What means that something is not there is no fault at the steps that look for it, three of which read a file.
    expect(thrown).toBeGreaterThanOrEqual(steps.length - 8);
  });
});

test('a proposal is read with the texts before and after, other files, and what can’t be shown, by name', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  api.addPull(hostile, {
    'content/limits.yaml': `limit: "${hostile}"\n`,
    'content/huge.yaml': 'a'.repeat(1_000_001),
    'content/binary.yaml': 'a\0b',
    'content/link.yaml': '-> /etc/passwd',
    '.github/workflows/evil.yml': 'on: push\n',
  });
  const proposal = await readProposal(connect(''), REPO, 1);
  expect(proposal).toMatchObject({ title: hostile, author: 'lea', state: 'open', url: URL_OF_FIRST });
  expect([...proposal.after]).toEqual([['limits.yaml', `limit: "${hostile}"\n`]]);
  expect([...proposal.before]).toEqual([['limits.yaml', 'limit: 275\n']]);
  const others = ['content/huge.yaml', 'content/binary.yaml', 'content/link.yaml', '.github/workflows/evil.yml'];
  expect(proposal.notShown).toEqual(others);
});

test('texts of a stranger that have nothing in common are not compared to the end', () => {
  const text = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}\n`).join('');
  expect(lineDiff(text('a'), text('b'))).toBeUndefined();
  expect(lineDiff(text('a'), `${text('a')}b\n`)).toEqual([[' a19998', ' a19999', '+b']]);
});

test('page by page: the address of each file, and after the first one the branch that it made', () => {
  const urls = (proposed?: ReturnType<typeof readProposedBranch>) =>
    editPages(REPO, 'main', DRAFT, proposed).map(({ url }) => url.replace('https://github.com/', ''));
  const [edit] = urls();
  expect(edit).toBe('club/objectif-8/edit/main/content/limits.yaml');
  expect(urls(readProposedBranch(' lea:patch-1 ', REPO))).toEqual([
    edit,
    'lea/objectif-8/new/patch-1?filename=content%2Ftraining%2Fnew.yaml',
    'lea/objectif-8/delete/patch-1/content/old.yaml',
  ]);
  expect(readProposedBranch('lea-patch-1', REPO)).toEqual({ repo: REPO, branch: 'lea-patch-1' });
  expect(readProposedBranch('https://github.com/x', REPO)).toBeUndefined();
});

test('a token is one for this repository, whole and alone', () => {
  expect(tokenProblem(TOKEN)).toBeUndefined();
  expect(tokenProblem('ghp_abc')).toMatch(/tous tes dépôts/);
  for (const text of ['', 'github_pat_', `${TOKEN}\n`, `Bearer ${TOKEN}`]) expect(tokenProblem(text)).toBeTruthy();
});
