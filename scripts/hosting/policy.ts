import type { Plugin } from 'vite';

const ACCOUNTS = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

/** What the page may load and run. The demo reaches its accounts through its own origin. */
export function contentSecurityPolicy({ demo }: { demo: boolean }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${demo ? '' : ` ${ACCOUNTS}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sw',
  ].join('; ');
}

/** What the coaches' workshop may load and run: its own files, and GitHub's API. */
export const WORKSHOP_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  'connect-src https://api.github.com',
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types workshop',
].join('; ');

/** Writes a policy into each page, for hosts that send no headers. */
export function policyMeta(content: string): Plugin {
  return {
    name: 'objectif-8:policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  };
}
