/** The address of the links in reset emails, made by Firebase; members who are signed in open them too. `pathname` without the base. */
export function isResetAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return /^\/login\/?$/.test(pathname) && isResetQuery(search);
}

export function isResetQuery(search: string): boolean {
  return new URLSearchParams(search).get('mode') === 'resetPassword';
}
