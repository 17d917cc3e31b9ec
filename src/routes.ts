/** The screens whose address the app itself names; those of phases and workouts come with the content. */
export const ROUTES = {
  login: '/login',
  introduction: '/introduction',
  understanding: '/understanding',
  training: '/training',
  competition: '/competition',
  journal: '/journal',
  profile: '/profile',
  licences: '/licences',
  admin: '/admin',
} as const;

/** The runner instead of the page of the workout. */
export const isRunnerOpen = (search: URLSearchParams) => search.get('run') === '1';

/** Where a password is reset: asked for in the app, and with a code from the links of Firebase's emails. */
export const PASSWORD_RESET = '/login?mode=resetPassword';

/** `pathname` without the base. Members who are signed in open the links of emails too. */
export function isPasswordReset(search: string, pathname: string = ROUTES.login): boolean {
  return /^\/login\/?$/.test(pathname) && new URLSearchParams(search).get('mode') === 'resetPassword';
}

/** The one-time code of a link. */
export const passwordResetCode = (search: URLSearchParams) => search.get('oobCode');
