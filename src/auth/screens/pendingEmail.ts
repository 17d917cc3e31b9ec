const KEY = 'objectif-8:email';

/**
 * Keeps the email of the sign-in that runs for a reload that cuts it off; without one forgets it. Returns the former.
 * Where storage is blocked, a reload empties the form.
 */
export function replacePendingEmail(email = ''): string | undefined {
  try {
    const former = sessionStorage[KEY];
    sessionStorage[KEY] = email;
    return former;
  } catch {
    return undefined;
  }
}
