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

/** Writes the policy into the page, for hosts that send no headers. */
export function policyMeta(options: { demo: boolean }): Plugin {
  return {
    name: 'objectif-8:policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy(options) },
        injectTo: 'head-prepend',
      },
    ],
  };
}
