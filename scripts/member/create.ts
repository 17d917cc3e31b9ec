import { z } from 'zod';
import { readSetting, SETTING_PREFIXES } from '../settings.ts';
import type { CreationOutcome } from './member.ts';

const COMMAND = 'npm run member:create -- EMAIL';
const USAGE = `Usage : ${COMMAND}

Crée le compte d’un membre dans le projet VITE_FIREBASE_PROJECT_ID et lui envoie l’email pour choisir son mot de passe.
Il faut des identifiants Google : « gcloud auth application-default login », ou GOOGLE_APPLICATION_CREDENTIALS.`;
const CREDENTIALS =
  'lance « gcloud auth application-default login » ou indique une clé de compte de service dans GOOGLE_APPLICATION_CREDENTIALS';
const ROLES =
  'Firebase Authentication Admin (roles/firebaseauth.admin) et Service Usage Consumer (roles/serviceusage.serviceUsageConsumer)';

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const email = readEmail(args);
  const projectId = await readProject();
  const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  // Vite and the Admin SDK take long to load: what is refused needs neither.
  const { createMember } = await import('./member.ts');
  const outcome = await createMember(email, projectId, emulatorHost);
  const line = describe(outcome, email, projectId);
  if (outcome.kind !== 'created') throw new Refusal(line);
  console.log(line);
}

/** What a person can mend, in one line. */
class Refusal extends Error {}

function readEmail(args: string[]): string {
  const flag = args.find((arg) => arg.startsWith('-'));
  if (flag !== undefined) throw new Refusal(`L’option ${flag} n’existe pas : écris ${COMMAND}.`);
  const [email, ...others] = args;
  if (email === undefined) throw new Refusal(`Il manque l’adresse email du membre : écris ${COMMAND}.`);
  if (others.length > 0) {
    throw new Refusal(`Une seule adresse email à la fois, pas ${args.length} : écris ${COMMAND}.`);
  }
  if (!z.email().safeParse(email.trim()).success) throw new Refusal(invalidEmail(email));
  return email.trim();
}

async function readProject(): Promise<string> {
  const { loadEnv } = await import('vite');
  try {
    return readSetting(loadEnv('production', process.cwd(), SETTING_PREFIXES), 'VITE_FIREBASE_PROJECT_ID');
  } catch {
    throw new Refusal(
      'VITE_FIREBASE_PROJECT_ID manque ou n’est pas l’identifiant d’un projet Firebase : donne-le dans l’environnement ou dans .env.',
    );
  }
}

function invalidEmail(email: string): string {
  return `« ${email} » n’est pas une adresse email : vérifie-la, par exemple lea@example.org.`;
}

function describe(outcome: CreationOutcome, email: string, projectId: string): string {
  switch (outcome.kind) {
    case 'created':
      return `Compte créé pour ${email} : l’email pour choisir son mot de passe est parti.`;
    case 'exists':
      return `${email} a déjà un compte, rien n’a changé : pour lui renvoyer un email de mot de passe, utilise le bouton du panel administrateur.`;
    case 'mail-not-sent':
      return `Compte créé pour ${email}, mais l’email de mot de passe n’est pas parti (${outcome.reason}) : ne recrée pas le compte, envoie l’email depuis le panel administrateur.`;
    case 'invalid-email':
      return invalidEmail(email);
    case 'no-credentials':
      return `Aucun identifiant Google utilisable, rien n’a été créé : ${CREDENTIALS}. Rôles nécessaires : ${ROLES}.`;
    case 'not-allowed':
      return `Google refuse l’accès au projet ${projectId} : vérifie VITE_FIREBASE_PROJECT_ID et donne à ton compte les rôles ${ROLES}, ou change de compte : ${CREDENTIALS}.`;
    case 'unreachable':
      return `Le projet ${projectId} ne répond pas : vérifie la connexion, puis relance la commande.`;
    case 'refused':
      return `Le projet ${projectId} répond par une erreur (${outcome.reason}) : vérifie dans la console Firebase qu’il accepte la connexion par email et mot de passe, puis relance la commande.`;
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
