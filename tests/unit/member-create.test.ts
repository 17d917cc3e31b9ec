import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_MEMBER, DEMO_PROJECT } from '../../scripts/demo/accounts.ts';
import {
  accounts,
  accountsOf,
  CREATE_ACCOUNT,
  created,
  emptyFolder,
  emulator,
  freshEmail,
  mailsTo,
  onEmulator,
  proxy,
  refused,
  run,
  runEmulator,
  SEND_MAIL,
} from '../fixtures/member-command.ts';

runEmulator();

test('a new address gets an account with a password, and one email to choose another', async () => {
  const email = freshEmail();
  expect(await run([`  ${email}\n`])).toEqual(created(email));
  expect(await accountsOf(email)).toEqual([expect.objectContaining({ email, passwordHash: expect.any(String) })]);
  expect(await mailsTo(email)).toEqual(['PASSWORD_RESET']);
});

test('an address that has an account keeps it, and gets no second email', async () => {
  const email = freshEmail();
  await run([email]);
  const before = await accountsOf(email);
  expect(await run([email])).toEqual(
    refused(
      `${email} a déjà un compte, rien n’a changé : pour lui renvoyer un email de mot de passe, utilise le bouton du panel administrateur.`,
    ),
  );
  expect(before).toHaveLength(1);
  expect(await accountsOf(email)).toEqual(before);
  expect(await mailsTo(email)).toEqual(['PASSWORD_RESET']);
});

test('the project is read from .env too', async () => {
  const email = freshEmail();
  const file = path.join(emptyFolder, '.env');
  onTestFinished(() => rm(file));
  await writeFile(file, `VITE_FIREBASE_PROJECT_ID=${DEMO_PROJECT}\n`);
  expect(await run([email], { FIREBASE_AUTH_EMULATOR_HOST: new URL(emulator.url).host })).toEqual(created(email));
  expect(await accountsOf(email)).toHaveLength(1);
});

test('the email is asked for in French, and every call counts for the project itself', async () => {
  const email = freshEmail();
  const { calls, url } = await proxy();
  await run([email], onEmulator(url));
  expect(calls.map(({ path }) => path)).toEqual([CREATE_ACCOUNT, `${CREATE_ACCOUNT}:lookup`, SEND_MAIL]);
  for (const { headers } of calls) expect(headers['x-goog-user-project']).toBe(DEMO_PROJECT);
  expect(calls[2]).toMatchObject({
    headers: { 'x-firebase-locale': 'fr' },
    body: { requestType: 'PASSWORD_RESET', email },
  });
});

test('the password is long, another one each time, and never printed', async () => {
  const { calls, url } = await proxy();
  const runs = [await run([freshEmail()], onEmulator(url)), await run([freshEmail()], onEmulator(url))];
  const passwords = calls.filter((call) => call.path === CREATE_ACCOUNT).map((call) => String(call.body.password));
  expect(passwords).toHaveLength(2);
  expect(new Set(passwords).size).toBe(2);
  for (const password of passwords) {
    expect(password).toMatch(/^[\w-]{43,}$/);
    for (const { output, errors } of runs) expect(output + errors).not.toContain(password);
  }
});

test('--help tells how to use it, and creates nothing', async () => {
  const before = await accounts();
  const email = freshEmail();
  const { code, output, errors } = await run(['--help', email]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/^Usage : npm run member:create -- EMAIL\n/);
  expect(await accounts()).toEqual(before);
});

describe.concurrent('unclear input is refused, and nothing is created', () => {
  const usage = 'écris npm run member:create -- EMAIL.';
  const noEmail = (text: string) =>
    `« ${text} » n’est pas une adresse email : vérifie-la, par exemple lea@example.org.`;

  test.each<[string[], string]>([
    [[], `Il manque l’adresse email du membre : ${usage}`],
    [['lea@objectif8.test', 'tom@objectif8.test'], `Une seule adresse email à la fois, pas 2 : ${usage}`],
    [['--admin', 'lea@objectif8.test'], `L’option --admin n’existe pas : ${usage}`],
    [['lea@objectif8'], noEmail('lea@objectif8')],
    [['Léa <lea@objectif8.test>'], noEmail('Léa <lea@objectif8.test>')],
  ])('%j', async (args, line) => {
    const before = await accounts();
    expect(before).toContainEqual(expect.objectContaining({ email: DEMO_MEMBER }));
    expect(await run(args)).toEqual(refused(line));
    expect(await accounts()).toEqual(before);
  });

  test.each([undefined, 'My_Project'])('project %j', async (project) => {
    const email = freshEmail();
    const { VITE_FIREBASE_PROJECT_ID: _, ...environment } = onEmulator();
    expect(
      await run([email], project === undefined ? environment : { ...environment, VITE_FIREBASE_PROJECT_ID: project }),
    ).toEqual(
      refused(
        'VITE_FIREBASE_PROJECT_ID manque ou n’est pas l’identifiant d’un projet Firebase : donne-le dans l’environnement ou dans .env.',
      ),
    );
    expect(await accountsOf(email)).toEqual([]);
  });
});
