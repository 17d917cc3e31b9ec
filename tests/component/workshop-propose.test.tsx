import '../../src/ui/styles/index.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createGitHub } from '../../src/workshop/github/github.ts';
import { forgetToken } from '../../src/workshop/github/token.ts';
import type { Draft } from '../../src/workshop/model/draft.ts';
import { ProposeDialog } from '../../src/workshop/propose/ProposeDialog.tsx';
import { saveInFolder } from '../../src/workshop/saveInFolder.ts';
import { GitHubApi, REPO, TOKEN } from '../fixtures/github-api.ts';
import { expectAccessible } from './axe.ts';
import { pressTwice } from './pressTwice.ts';

const HOSTILE = 'note: "<img src=x onerror=alert(1)>"\n';
const BEFORE = 'limit: 275\nweeks: 12\n';
const AFTER = 'limit: 280\nweeks: 12\n';
const DRAFT: Draft = {
  id: 'k3x9',
  name: 'Semaine plus légère',
  reason: '',
  changes: { 'limits.yaml': AFTER, 'training/new.yaml': HOSTILE },
  base: { 'limits.yaml': BEFORE, 'training/new.yaml': null },
  changedAt: 1,
};
const WHY = 'Trop dur en semaine 3.';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const why = () => page.getByLabelText('Pourquoi ce changement ?');
const token = () => page.getByLabelText('Ton jeton GitHub', { exact: true });
/** What is wrong with the reason stands below it, anything else above the way that was chosen. */
const reasonAlert = () => page.getByRole('alert').nth(0);
const alert = () => page.getByRole('alert').nth(1);

async function open(props: Partial<Parameters<typeof ProposeDialog>[0]> = {}, reason = WHY) {
  forgetToken();
  const api = GitHubApi.with({ 'content/limits.yaml': BEFORE });
  const calls = { onReason: vi.fn(), onMoved: vi.fn(), onClose: vi.fn() };
  function Workshop() {
    const [draft, setDraft] = useState({ ...DRAFT, reason });
    calls.onReason.mockImplementation((text) => setDraft({ ...draft, reason: text }));
    return (
      <>
        <h1>Atelier</h1>
        <ProposeDialog
          draft={draft}
          errorCount={0}
          difference={['Limite de la semaine : 275 → 280 min']}
          repository={{ name: REPO, branch: 'main' }}
          saveLocally={undefined}
          connect={(token) => createGitHub({ token, fetch: api.fetch, wait: async () => {} })}
          {...calls}
          {...props}
        />
      </>
    );
  }
  await render(<Workshop />);
  return { api, ...calls };
}

test('the difference is told in words and, on request, line by line, as text alone', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'Proposer tes changements' })).toHaveFocus();
  await expect.element(page.getByText('Limite de la semaine : 275 → 280 min')).toBeVisible();
  expect(page.getByText('limit: 280').query()).toBeNull();
  await page.getByText('Ligne par ligne : limits.yaml').click();
  const lines = page.getByRole('listitem').filter({ hasText: 'limit:' });
  await expect.element(lines.nth(0)).toHaveText('−enlevé : limit: 275');
  await expect.element(lines.nth(1)).toHaveText('+ajouté : limit: 280');
  await page.getByText('Ligne par ligne : training/new.yaml (nouveau)').click();
  await expect.element(page.getByText(HOSTILE.trim())).toBeVisible();
  expect(document.querySelector('dialog img')).toBeNull();
  await page.getByText('Comment créer un jeton').click();
  await expectAccessible();
});

test('without a reason, or with half a token, the field that lacks it has the focus and says why', async () => {
  const { api } = await open({}, '');
  await token().fill('github_pat_short');
  await button('Envoyer la proposition').click();
  await expect.element(alert()).toContainText('Ce n’est pas un jeton entier');
  await expect.element(token()).toHaveFocus();
  await expect.element(token()).toHaveAttribute('aria-invalid', 'true');
  await token().fill(TOKEN);
  await button('Envoyer la proposition').click();
  await expect.element(reasonAlert()).toContainText('Écris en une phrase');
  await expect.element(why()).toHaveFocus();
  await expect.element(why()).toHaveAccessibleDescription(/Écris en une phrase/);
  expect(api.requests).toEqual([]);
});

test('P11: a double press makes one proposal, whose link is shown; the token is stored when that is asked for', async () => {
  const { api, onReason } = await open({}, '');
  await why().fill(WHY);
  expect(onReason).toHaveBeenLastCalledWith(WHY);
  await token().fill(TOKEN);
  await pressTwice(button('Envoyer la proposition'));
  await expect.element(page.getByRole('heading', { name: 'Proposition envoyée' })).toHaveFocus();
  const url = `https://github.com/${REPO}/pull/1`;
  await expect.element(page.getByRole('link', { name: 'Voir la proposition' })).toHaveAttribute('href', url);
  expect(api.pulls).toMatchObject([{ title: DRAFT.name, body: WHY }]);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(TOKEN);
  await expectAccessible();
  await cleanup();
  await open();
  await token().fill(TOKEN);
  await page.getByLabelText('Garder pour cet onglet').click();
  await button('Envoyer la proposition').click();
  await expect.poll(() => Object.values({ ...sessionStorage })).toEqual([TOKEN]);
  forgetToken();
  expect(sessionStorage).toHaveLength(0);
});

test('a token that GitHub refuses is marked, a network that breaks is told; a base that moved is handed back', async () => {
  const { api, onMoved } = await open();
  await token().fill(TOKEN.replaceAll('a1', 'b2'));
  await button('Envoyer la proposition').click();
  await expect.element(alert()).toContainText('GitHub ne reconnaît pas ce jeton');
  await expect.element(token()).toHaveFocus();
  await expect.element(token()).toHaveAttribute('aria-invalid', 'true');
  api.push('main', { 'content/limits.yaml': 'limit: 300\n' });
  await token().fill(TOKEN);
  api.faults = [{ breaks: 'after' }];
  await button('Envoyer la proposition').click();
  await expect.element(alert()).toContainText('GitHub ne répond pas.');
  await expect.element(alert()).toContainText('Ton brouillon est intact.');
  await expect.element(button('Envoyer la proposition')).toHaveFocus();
  await button('Envoyer la proposition').click();
  await expect.poll(() => onMoved.mock.lastCall).toEqual([new Map([['limits.yaml', 'limit: 300\n']])]);
});

test('a token of one’s own copy leaves the last press to the coach', async () => {
  const { api } = await open();
  api.rights = { push: false, fork: true, pull: false };
  await token().fill(TOKEN);
  await button('Envoyer la proposition').click();
  await expect.element(page.getByRole('heading', { name: 'Encore un appui' })).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Ouvrir la page' }))
    .toHaveAttribute('href', expect.stringContaining('main...lea:atelier/k3x9'));
  expect(api.pulls).toEqual([]);
});

test('page by page: each file is copied and opened in order, the others in the proposal of the first', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open();
  await page.getByLabelText('Sans jeton, page par page').click();
  await button('Voir les pages').click();
  await expect.element(page.getByRole('heading', { name: '1. Modifier un fichier' })).toHaveFocus();
  const link = page.getByRole('link', { name: 'Ouvrir sur GitHub' });
  await expect.element(link).toHaveAttribute('href', `https://github.com/${REPO}/edit/main/content/limits.yaml`);
  await button('Copier le texte').click();
  await expect.element(page.getByText('Copié.')).toBeVisible();
  expect(copy).toHaveBeenLastCalledWith(AFTER);
  await page.getByLabelText('Où est ta proposition ?').fill('lea:patch-1');
  await expect.element(page.getByRole('heading', { name: '2. Créer un fichier' })).toBeVisible();
  await expect
    .element(link.nth(1))
    .toHaveAttribute('href', 'https://github.com/lea/objectif-8/new/patch-1?filename=content%2Ftraining%2Fnew.yaml');
  copy.mockRejectedValue(new Error('The test says so'));
  await button('Copier le texte').nth(1).click();
  await expect.element(page.getByLabelText('Ton navigateur ne copie pas')).toHaveValue(HOSTILE);
});

test('page by page: what others have merged since is handed back before anything is pasted over it', async () => {
  const { api, onMoved } = await open();
  api.push('main', { 'content/limits.yaml': 'limit: 300\n' });
  await page.getByLabelText('Sans jeton, page par page').click();
  await button('Voir les pages').click();
  await expect.poll(() => onMoved.mock.lastCall).toEqual([new Map([['limits.yaml', 'limit: 300\n']])]);
  expect(page.getByRole('link', { name: 'Ouvrir sur GitHub' }).query()).toBeNull();
});

test('on the development server the folder comes first, and a failure is told', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('content/ est en lecture seule', { status: 500 }))
    .mockResolvedValueOnce(new Response(null, { status: 204 }));
  await open({ saveLocally: () => saveInFolder(DRAFT.changes) });
  await expect.element(page.getByLabelText('Enregistrer dans le dossier')).toBeChecked();
  await button('Enregistrer dans le dossier').click();
  await expect
    .element(alert())
    .toContainText('content/ est en lecture seule. Corrige cela, puis réessaie. Ton brouillon');
  await button('Enregistrer dans le dossier').click();
  await expect.element(page.getByText('Enregistré dans le dossier content/.')).toBeVisible();
  await expect.element(alert()).toHaveText('');
});
