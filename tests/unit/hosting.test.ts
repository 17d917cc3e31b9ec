import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cacheControl, SECURITY_HEADERS, WORKSHOP_HEADERS } from '../../scripts/hosting/headers.ts';

interface FirebaseHosting {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

/** What Firebase Hosting sends for the file: of rules that name the same header, the last one counts. */
async function firebaseHeaders(file: string): Promise<Record<string, string>> {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8')) as FirebaseHosting;
  // Globs of Firebase begin at the root of the site, with or without a slash.
  const rules = hosting.headers.filter(({ source }) =>
    path.matchesGlob(file, source.replace(/^\//, '').replace('@(png|svg)', '{png,svg}')),
  );
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

test.each([
  'index.html',
  'sw.js',
  'manifest.webmanifest',
  'licences.txt',
  'training/phase1',
  'icon.svg',
  'icons/any-192.png',
  'assets/index-a.js',
])('Firebase Hosting sends for %s what the preview sends', async (file) => {
  expect(await firebaseHeaders(file)).toEqual({ ...SECURITY_HEADERS, 'Cache-Control': cacheControl(`/${file}`) });
});

test.each(['atelier/index.html', 'atelier/preview', 'atelier/assets/index-a.js'])(
  'P14: Firebase Hosting sends for %s the policy of the workshop, which reaches GitHub’s API alone and shows frames of the site',
  async (file) => {
    expect(await firebaseHeaders(file)).toEqual({ ...WORKSHOP_HEADERS, 'Cache-Control': cacheControl(`/${file}`) });
    const policy = WORKSHOP_HEADERS['Content-Security-Policy'] ?? '';
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy.match(/https:\/\/[\w.]+/g)).toEqual(['https://api.github.com']);
    expect(policy).toMatch(/frame-src 'self';.*frame-ancestors 'self'$/);
  },
);

test('P14: the policy allows no inline script or style, no frame and no other host than the accounts', () => {
  const policy = SECURITY_HEADERS['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy.match(/https:\/\/[\w.]+/g)).toEqual([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
});
