const KEY = 'objectif-8:update-answered';

const today = (version: string | undefined) => `${new Date().toDateString()} ${version ?? ''}`;

/** Whether the offer of this version was answered today; all that are unknown count as one. */
export function wasAnsweredToday(version: string | undefined): boolean {
  try {
    return localStorage.getItem(KEY) === today(version);
  } catch {
    return false;
  }
}

export function rememberAnswer(version: string | undefined): void {
  try {
    localStorage.setItem(KEY, today(version));
  } catch {
    // It is offered again.
  }
}
