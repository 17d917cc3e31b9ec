import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO_PROJECT } from '../../scripts/demo/accounts.ts';
import { freePort } from '../../scripts/demo/ports.ts';
import {
  accountsOf,
  answering,
  CREATE_ACCOUNT,
  emptyFolder,
  freshEmail,
  LOGIN,
  mailsTo,
  onEmulator,
  proxy,
  ROLES,
  refused,
  run,
  runEmulator,
  SEND_MAIL,
} from '../fixtures/member-command.ts';

runEmulator();

describe('an account without its email is told as such', () => {
  const notSent = (email: string, reason: string) =>
    refused(
      `Compte créé pour ${email}, mais l’email de mot de passe n’est pas parti (${reason}) : ne recrée pas le compte, envoie l’email depuis le panel administrateur.`,
    );

  test.each([
    ['fails', 'réponse 503', (response: ServerResponse) => response.writeHead(503).end('{}')],
    ['breaks the connection', 'pas de réponse', (response: ServerResponse) => response.destroy()],
  ])('the mail service %s', async (_, reason, answer) => {
    const email = freshEmail();
    const { url } = await proxy((address, response) => {
      if (address === SEND_MAIL) answer(response);
      return address === SEND_MAIL;
    });
    expect(await run([email], onEmulator(url))).toEqual(notSent(email, reason));
    expect(await accountsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('no account', () => {
  const notAllowed = `Google refuse l’accès au projet ${DEMO_PROJECT} : vérifie VITE_FIREBASE_PROJECT_ID et donne à ton compte les rôles ${ROLES}, ou change de compte : ${LOGIN}.`;

  test.each([
    [403, { code: 403, message: 'Caller does not have permission', status: 'PERMISSION_DENIED' }, notAllowed],
    [401, { code: 401, message: 'Invalid authentication credentials', status: 'UNAUTHENTICATED' }, notAllowed],
    [
      400,
      { code: 400, message: 'CONFIGURATION_NOT_FOUND' },
      `Le projet ${DEMO_PROJECT} répond par une erreur (auth/configuration-not-found) : vérifie dans la console Firebase qu’il accepte la connexion par email et mot de passe, puis relance la commande.`,
    ],
  ])('the project answers %i %j', async (status, error, line) => {
    const email = freshEmail();
    const { calls, url } = await answering(CREATE_ACCOUNT, status, { error });
    expect(await run([email], onEmulator(url))).toEqual(refused(line));
    // No email for an account that is not there.
    expect(calls.map(({ path }) => path)).toEqual([CREATE_ACCOUNT]);
  });

  test('nothing answers', async () => {
    expect(await run([freshEmail()], onEmulator(`http://127.0.0.1:${await freePort()}`))).toEqual(
      refused(`Le projet ${DEMO_PROJECT} ne répond pas : vérifie la connexion, puis relance la commande.`),
    );
  });
});

describe.concurrent('a real project', () => {
  /** No question to a cloud's metadata server whether this is one of its machines. */
  const OFFLINE = { VITE_FIREBASE_PROJECT_ID: 'my-project', METADATA_SERVER_DETECTION: 'none' };
  const noCredentials = refused(
    `Aucun identifiant Google utilisable, rien n’a été créé : ${LOGIN}. Rôles nécessaires : ${ROLES}.`,
  );

  test('without credentials', async () => {
    expect(await run([freshEmail()], OFFLINE)).toEqual(noCredentials);
  });

  test('with a login that cannot be checked because nothing answers', async () => {
    const login = path.join(emptyFolder, 'login.json');
    const content = { type: 'authorized_user', client_id: 'id', client_secret: 'secret', refresh_token: 'token' };
    await writeFile(login, JSON.stringify(content));
    const closed = `http://127.0.0.1:${await freePort()}`;
    expect(
      await run([freshEmail()], { ...OFFLINE, GOOGLE_APPLICATION_CREDENTIALS: login, HTTPS_PROXY: closed }),
    ).toEqual(refused('Le projet my-project ne répond pas : vérifie la connexion, puis relance la commande.'));
  });
});
