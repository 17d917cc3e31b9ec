import { describe, expect, test } from 'vitest';
import { readBasePath, readRepository, readSettings } from '../../scripts/settings.ts';

const VALID = {
  VITE_FIREBASE_API_KEY: 'AIzaSyExample_Key-0123456789',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-project',
  VITE_ADMIN_EMAIL: 'coach@example.org',
};
const MEANINGS = {
  VITE_FIREBASE_API_KEY: 'the public API key of the Firebase project',
  VITE_FIREBASE_AUTH_DOMAIN: 'a host name such as my-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'the id of the Firebase project',
  VITE_ADMIN_EMAIL: 'the email address of the admin account',
};
test('a complete environment becomes the settings of a production build, without the spaces around a value', () => {
  expect(readSettings({ ...VALID, VITE_ADMIN_EMAIL: '  coach@example.org\n' })).toEqual({
    firebase: {
      apiKey: 'AIzaSyExample_Key-0123456789',
      authDomain: 'my-project.firebaseapp.com',
      projectId: 'my-project',
    },
    adminEmail: 'coach@example.org',
  });
});

test.each(Object.entries(MEANINGS))('%s missing', (variable, meaning) => {
  for (const value of [undefined, '   ']) {
    expect(() => readSettings({ ...VALID, [variable]: value })).toThrow(
      new Error(`${variable} is missing: set it to ${meaning}`),
    );
  }
});

test.each<[keyof typeof MEANINGS, string]>([
  ['VITE_FIREBASE_API_KEY', 'AIza key with spaces'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://my-project.firebaseapp.com'],
  ['VITE_FIREBASE_PROJECT_ID', 'My_Project'],
  ['VITE_ADMIN_EMAIL', 'coach@example.org, other@example.org'],
])('%s malformed: %s', (variable, value) => {
  expect(() => readSettings({ ...VALID, [variable]: value })).toThrow(
    new Error(`${variable} is malformed ("${value}"): it must be ${MEANINGS[variable]}`),
  );
});

describe('BASE_PATH', () => {
  test.each([
    [undefined, '/objectif-8/'],
    ['/', '/'],
    [' /app/ ', '/app/'],
    ['/club/objectif_8.v2/~lea/', '/club/objectif_8.v2/~lea/'],
    ['/.well-known/', '/.well-known/'],
  ])('%j is %s', (value, basePath) => {
    expect(readBasePath({ BASE_PATH: value })).toBe(basePath);
  });

  const OTHER_CHARACTERS = [...' \\?#%"<'].map((character) => `/a${character}b/`);
  test.each([
    'app',
    '/app',
    'app/',
    '/../',
    '//',
    '//example.org/app/',
    'https://example.org/app/',
    ...OTHER_CHARACTERS,
  ])('%j is malformed', (value) => {
    expect(() => readBasePath({ BASE_PATH: value })).toThrow(
      new Error(`BASE_PATH is malformed ("${value}"): it must begin and end with a slash, such as /objectif-8/`),
    );
  });
});

describe('VITE_WORKSHOP_REPOSITORY', () => {
  test.each([
    [{}, undefined],
    [{ VITE_WORKSHOP_REPOSITORY: ' club/objectif-8 ' }, { name: 'club/objectif-8', branch: 'main' }],
    [{ VITE_WORKSHOP_REPOSITORY: 'club/site.io#next/one' }, { name: 'club/site.io', branch: 'next/one' }],
    [{ GITHUB_REPOSITORY: 'club/objectif-8' }, { name: 'club/objectif-8', branch: 'main' }],
  ])('%j', (environment, expected) => {
    expect(readRepository(environment)).toEqual(expected);
  });

  test.each(['objectif-8', 'https://github.com/club/objectif-8', 'club/objectif-8.git', 'a/b#'])(
    '"%s" is malformed',
    (value) => {
      expect(() => readRepository({ VITE_WORKSHOP_REPOSITORY: value })).toThrow(
        `VITE_WORKSHOP_REPOSITORY is malformed ("${value}"): it must be owner/name`,
      );
    },
  );
});
