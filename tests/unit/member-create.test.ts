import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_MEMBER, DEMO_PROJECT } from '../../scripts/demo/accounts.ts';
import { type AuthEmulator, startAuthEmulator } from '../../scripts/demo/emulator.ts';
import { freePort } from '../../scripts/demo/ports.ts';

const TSX = pathToFileURL('node_modules/tsx/dist/loader.mjs').href;
const EMULATOR_START_MS = 120_000;
const SCRIPT = path.resolve('scripts/member/create.ts');
const CREATE_ACCOUNT = `/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
const SEND_MAIL = `${CREATE_ACCOUNT}:sendOobCode`;
const ROLES =
  'Firebase Authentication Admin (roles/firebaseauth.admin) et Service Usage Consumer (roles/serviceusage.serviceUsageConsumer)';
const LOGIN =
  'lance « gcloud auth application-default login » ou indique une clé de compte de service dans GOOGLE_APPLICATION_CREDENTIALS';

let emulator: AuthEmulator;
/** Where the script runs and what it takes for the home: a place without .env and without credentials. */
let emptyFolder: string;

beforeAll(async () => {
  emptyFolder = await mkdtemp(path.join(tmpdir(), 'objectif-8-member-'));
  emulator = await startAuthEmulator(await freePort());
  // It ends with the tests; were it to end before, each of them would say so.
  emulator.ended.catch(() => undefined);
  await emulator.ready;
}, EMULATOR_START_MS);

afterAll(async () => {
  await emulator?.stop();
  await rm(emptyFolder, { recursive: true, force: true });
});

/** Runs the command as it is typed; nothing of this machine's settings reaches it. */
async function run(args: string[], environment: Record<string, string> = onEmulator()) {
  const child = spawn(process.execPath, ['--import', TSX, SCRIPT, ...args], {
    cwd: emptyFolder,
    env: { PATH: process.env.PATH, HOME: emptyFolder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, errors };
}

function onEmulator(url = emulator.url) {
  return { FIREBASE_AUTH_EMULATOR_HOST: new URL(url).host, VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT };
}

const created = (email: string) => ({
  code: 0,
  output: `Compte créé pour ${email} : l’email pour choisir son mot de passe est parti.\n`,
  errors: '',
});
const refused = (line: string) => ({ code: 1, output: '', errors: `${line}\n` });

const freshEmail = () => `${crypto.randomUUID()}@objectif8.test`;

async function ask(address: string, body?: object) {
  const answer = await fetch(`${emulator.url}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: body && JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

interface Account {
  email: string;
  passwordHash?: string;
}

async function accounts(): Promise<Account[]> {
  return (await ask(`${CREATE_ACCOUNT}:query`, {})).userInfo;
}

const accountsOf = async (email: string) => (await accounts()).filter((account) => account.email === email);

/** The kinds of email that were sent to the address. */
async function mailsTo(email: string): Promise<string[]> {
  const { oobCodes } = await ask(`/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
  return oobCodes
    .filter((code: { email: string }) => code.email === email)
    .map((code: { requestType: string }) => code.requestType);
}

interface Call {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** The emulator behind a server that notes the calls; `answer` may take one over by returning true. */
async function proxy(answer: (path: string, response: ServerResponse) => boolean = () => false) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const address = request.url ?? '';
    const body = await text(request);
    calls.push({ path: address, headers: request.headers, body: JSON.parse(body) });
    if (answer(address, response)) return;
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const passedOn = await fetch(`${emulator.url}${address}`, {
      method: request.method,
      headers: { authorization, 'content-type': type },
      body,
    });
    response.writeHead(passedOn.status, { 'content-type': 'application/json' }).end(await passedOn.text());
  }).listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return { calls, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}

/** A server that answers every call to `taken` with this. */
function answering(taken: string, status: number, body: object = {}) {
  return proxy((address, response) => {
    if (address !== taken) return false;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return true;
  });
}

test('a new address gets an account with a password, and one email to choose another', async () => {
  const email = freshEmail();
  expect(await run([email])).toEqual(created(email));
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

test('spaces around the address are dropped', async () => {
  const email = freshEmail();
  expect(await run([`  ${email}\n`])).toEqual(created(email));
  expect(await accountsOf(email)).toHaveLength(1);
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
    [['lea@objectif8.test', '-v'], `L’option -v n’existe pas : ${usage}`],
    [[''], noEmail('')],
    [['lea'], noEmail('lea')],
    [['lea@objectif8'], noEmail('lea@objectif8')],
    [['Léa <lea@objectif8.test>'], noEmail('Léa <lea@objectif8.test>')],
    [['lea@objectif8.test,tom@objectif8.test'], noEmail('lea@objectif8.test,tom@objectif8.test')],
  ])('%j', async (args, line) => {
    const before = await accounts();
    expect(before).toContainEqual(expect.objectContaining({ email: DEMO_MEMBER }));
    expect(await run(args)).toEqual(refused(line));
    expect(await accounts()).toEqual(before);
  });

  test.each([undefined, '', 'My_Project'])('project %j', async (project) => {
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

describe('an account without its email is told as such', () => {
  const notSent = (email: string, reason: string) =>
    refused(
      `Compte créé pour ${email}, mais l’email de mot de passe n’est pas parti (${reason}) : ne recrée pas le compte, envoie l’email depuis le panel administrateur.`,
    );

  test('the mail service fails', async () => {
    const email = freshEmail();
    const { url } = await answering(SEND_MAIL, 503);
    expect(await run([email], onEmulator(url))).toEqual(notSent(email, 'réponse 503'));
    expect(await accountsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('the connection breaks', async () => {
    const email = freshEmail();
    const { url } = await proxy((address, response) => {
      if (address !== SEND_MAIL) return false;
      response.destroy();
      return true;
    });
    expect(await run([email], onEmulator(url))).toEqual(notSent(email, 'pas de réponse'));
    expect(await accountsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('no account', () => {
  const notAllowed = `Google refuse l’accès au projet ${DEMO_PROJECT} : vérifie VITE_FIREBASE_PROJECT_ID et donne à ton compte les rôles ${ROLES}, ou change de compte : ${LOGIN}.`;

  test.each([
    [403, { code: 403, message: 'INSUFFICIENT_PERMISSION' }, notAllowed],
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

  test('with a key that is not there', async () => {
    const key = path.join(emptyFolder, 'none.json');
    expect(await run([freshEmail()], { ...OFFLINE, GOOGLE_APPLICATION_CREDENTIALS: key })).toEqual(noCredentials);
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
