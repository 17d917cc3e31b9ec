import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { DEMO_PROJECT } from '../../scripts/demo/accounts.ts';
import { type AuthEmulator, startAuthEmulator } from '../../scripts/demo/emulator.ts';
import { freePort } from '../../scripts/demo/ports.ts';

/** `npm run member:create` against the real emulator. */

const RUN = path.resolve('scripts/run.cjs');
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
  const child = spawn(process.execPath, [RUN, SCRIPT, ...args], {
    cwd: emptyFolder,
    env: { PATH: process.env.PATH, HOME: emptyFolder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, errors };
}

const onEmulator = (url = emulator.url) => ({
  FIREBASE_AUTH_EMULATOR_HOST: new URL(url).host,
  VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
});
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

async function accounts(): Promise<{ email: string; passwordHash?: string }[]> {
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

/** The emulator behind a server that notes the calls, and answers those to `taken` itself. */
async function proxy(taken?: string, status = 200, answer: object = {}) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const address = request.url ?? '';
    const body = await text(request);
    calls.push({ path: address, headers: request.headers, body: JSON.parse(body) });
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const headers = { authorization, 'content-type': type };
    const passedOn =
      address === taken
        ? Response.json(answer, { status })
        : await fetch(`${emulator.url}${address}`, { method: request.method, headers, body });
    response.writeHead(passedOn.status, { 'content-type': 'application/json' }).end(await passedOn.text());
  }).listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return { calls, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}

test('a new address gets an account with a long password that is not printed, and an email in French to choose another', async () => {
  const email = freshEmail();
  const { calls, url } = await proxy();
  expect(await run([`  ${email}\n`], onEmulator(url))).toEqual(created(email));
  expect(await accountsOf(email)).toEqual([expect.objectContaining({ email, passwordHash: expect.any(String) })]);
  expect(await mailsTo(email)).toEqual(['PASSWORD_RESET']);
  expect(calls.map((call) => call.path)).toEqual([CREATE_ACCOUNT, `${CREATE_ACCOUNT}:lookup`, SEND_MAIL]);
  // Every call counts for the project itself.
  for (const { headers } of calls) expect(headers['x-goog-user-project']).toBe(DEMO_PROJECT);
  expect(calls[0]?.body.password).toMatch(/^[\w-]{43,}$/);
  expect(calls[2]?.headers).toMatchObject({ 'x-firebase-locale': 'fr' });
});

test('an address that has an account keeps it, and gets no second email; the project is read from .env too', async () => {
  const email = freshEmail();
  const file = path.join(emptyFolder, '.env');
  onTestFinished(() => rm(file));
  await writeFile(file, `VITE_FIREBASE_PROJECT_ID=${DEMO_PROJECT}\n`);
  expect(await run([email], { FIREBASE_AUTH_EMULATOR_HOST: new URL(emulator.url).host })).toEqual(created(email));
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

test.each<[string[], string]>([
  [[], 'Il manque l’adresse email du membre : écris npm run member:create -- EMAIL.'],
  [['--admin', 'lea@objectif8.test'], 'L’option --admin n’existe pas : écris npm run member:create -- EMAIL.'],
  [['lea@objectif8'], '« lea@objectif8 » n’est pas une adresse email : vérifie-la, par exemple lea@example.org.'],
])('%j is refused, and nothing is created', async (args, line) => {
  expect(await run(args)).toEqual(refused(line));
});

test('no project, no account', async () => {
  expect(await run([freshEmail()], { FIREBASE_AUTH_EMULATOR_HOST: new URL(emulator.url).host })).toEqual(
    refused(
      'VITE_FIREBASE_PROJECT_ID manque ou n’est pas l’identifiant d’un projet Firebase : donne-le dans l’environnement ou dans .env.',
    ),
  );
});

test('an account whose email could not be sent is told as such', async () => {
  const email = freshEmail();
  const { url } = await proxy(SEND_MAIL, 503);
  expect(await run([email], onEmulator(url))).toEqual(
    refused(
      `Compte créé pour ${email}, mais l’email de mot de passe n’est pas parti (réponse 503) : ne recrée pas le compte, envoie l’email depuis le panel administrateur.`,
    ),
  );
  expect(await accountsOf(email)).toHaveLength(1);
  expect(await mailsTo(email)).toEqual([]);
});

test.each<[{ code: number; message: string; status?: string }, string]>([
  [
    { code: 403, message: 'Caller does not have permission', status: 'PERMISSION_DENIED' },
    `Google refuse l’accès au projet ${DEMO_PROJECT} : vérifie VITE_FIREBASE_PROJECT_ID et donne à ton compte les rôles ${ROLES}, ou change de compte : ${LOGIN}.`,
  ],
  [
    { code: 400, message: 'CONFIGURATION_NOT_FOUND' },
    `Le projet ${DEMO_PROJECT} répond par une erreur (auth/configuration-not-found) : vérifie dans la console Firebase qu’il accepte la connexion par email et mot de passe, puis relance la commande.`,
  ],
])('the project answers %j: no account, and no email for one that is not there', async (error, line) => {
  const { calls, url } = await proxy(CREATE_ACCOUNT, error.code, { error });
  expect(await run([freshEmail()], onEmulator(url))).toEqual(refused(line));
  expect(calls.map((call) => call.path)).toEqual([CREATE_ACCOUNT]);
});

test('a project that does not answer, and a real one without credentials', async () => {
  expect(await run([freshEmail()], onEmulator(`http://127.0.0.1:${await freePort()}`))).toEqual(
    refused(`Le projet ${DEMO_PROJECT} ne répond pas : vérifie la connexion, puis relance la commande.`),
  );
  // No question to a cloud's metadata server whether this is one of its machines.
  const real = { VITE_FIREBASE_PROJECT_ID: 'my-project', METADATA_SERVER_DETECTION: 'none' };
  expect(await run([freshEmail()], real)).toEqual(
    refused(`Aucun identifiant Google utilisable, rien n’a été créé : ${LOGIN}. Rôles nécessaires : ${ROLES}.`),
  );
});
