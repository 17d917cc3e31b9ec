import { z } from 'zod';
import type { Settings } from '../src/settings.ts';

/** What the names of all settings begin with. */
export const SETTING_PREFIXES = ['VITE_', 'BASE_PATH', 'SERVICE_WORKER', 'WORKSHOP', 'GITHUB_REPOSITORY'];

type Environment = Record<string, string | undefined>;

const VARIABLES = {
  VITE_FIREBASE_API_KEY: [z.string().regex(/^[\w-]{10,}$/), 'the public API key of the Firebase project'],
  VITE_FIREBASE_AUTH_DOMAIN: [z.hostname(), 'a host name such as my-project.firebaseapp.com'],
  VITE_FIREBASE_PROJECT_ID: [z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/), 'the id of the Firebase project'],
  VITE_ADMIN_EMAIL: [z.email(), 'the email address of the admin account'],
} as const;

const DEFAULT_BASE_PATH = '/objectif-8/';

/** One setting, without spaces around it. Throws one line that names the variable when it is missing or malformed. */
export function readSetting(environment: Environment, name: keyof typeof VARIABLES): string {
  const [schema, meaning] = VARIABLES[name];
  const value = environment[name]?.trim();
  if (!value) throw new Error(`${name} is missing: set it to ${meaning}`);
  if (!schema.safeParse(value).success) throw new Error(`${name} is malformed ("${value}"): it must be ${meaning}`);
  return value;
}

/** Settings of a production build. Throws one line that names the first variable at fault. */
export function readSettings(environment: Environment): Settings {
  return {
    firebase: {
      apiKey: readSetting(environment, 'VITE_FIREBASE_API_KEY'),
      authDomain: readSetting(environment, 'VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: readSetting(environment, 'VITE_FIREBASE_PROJECT_ID'),
    },
    adminEmail: readSetting(environment, 'VITE_ADMIN_EMAIL'),
  };
}

/** The folder of the host that the app is served from, with a slash at both ends. */
export function readBasePath(environment: Environment): string {
  const value = environment.BASE_PATH?.trim() || DEFAULT_BASE_PATH;
  // Browsers and hosts take `.` and `..` out of an address.
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `BASE_PATH is malformed ("${value}"): it must begin and end with a slash, such as ${DEFAULT_BASE_PATH}`,
    );
  }
  return value;
}

/** GitHub's repository that the workshop proposes to, and its branch; undefined where none is known. */
export function readRepository(environment: Environment): { name: string; branch: string } | undefined {
  // GitHub's own workflows tell theirs.
  const value = environment.VITE_WORKSHOP_REPOSITORY?.trim() || environment.GITHUB_REPOSITORY?.trim();
  if (!value) return undefined;
  const [, name, branch = 'main'] = /^([\w-]+\/[\w.-]+?)(?:#([\w./-]+))?$/.exec(value) ?? [];
  if (!name || name.endsWith('.git'))
    throw new Error(
      `VITE_WORKSHOP_REPOSITORY is malformed ("${value}"): it must be owner/name, or owner/name#branch when the branch isn't main`,
    );
  return { name, branch };
}

/** Whether the app installs its service worker; `off` takes it back from everybody who has it. */
export const readServiceWorker = (environment: Environment): boolean => readSwitch(environment, 'SERVICE_WORKER');

/** Whether the build has the coaches' workshop beside the app. */
export const readWorkshop = (environment: Environment): boolean => readSwitch(environment, 'WORKSHOP');

function readSwitch(environment: Environment, name: string): boolean {
  const value = environment[name]?.trim() || 'on';
  if (value !== 'on' && value !== 'off') throw new Error(`${name} is malformed ("${value}"): it must be on or off`);
  return value === 'on';
}
