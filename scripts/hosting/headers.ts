import { contentSecurityPolicy, WORKSHOP_POLICY } from './policy.ts';

/** A name that holds a hash of the content never stands for anything else. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The page and the worker decide which version a visitor gets. */
const NO_STORE = 'no-store';
const ONE_DAY = 'public, max-age=86400';

/** What a host sends beside the policy in the page; `frame-ancestors` counts in a header only. */
export const SECURITY_HEADERS: Record<string, string> = {
  'Content-Security-Policy': `${contentSecurityPolicy({ demo: false })}; frame-ancestors 'none'`,
  // Not `no-referrer`: a Firebase key that is restricted to this site would refuse every call.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For the coaches' workshop, which shows the app in a frame of its own site. */
export const WORKSHOP_HEADERS: Record<string, string> = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': `${WORKSHOP_POLICY}; frame-ancestors 'self'`,
  'X-Frame-Options': 'SAMEORIGIN',
};

/** How long a browser may keep the file at `pathname`. */
export function cacheControl(pathname: string): string {
  if (/\/assets\//.test(pathname)) return IMMUTABLE;
  return /\.(?:png|svg)$/.test(pathname) ? ONE_DAY : NO_STORE;
}
