const KEY = 'objectif-8:update-answered';

/** For a browser that keeps nothing. */
let lastAnswer: string | null = null;

const today = (version: string | undefined) => `${new Date().toDateString()} ${version ?? ''}`;

/** Whether the offer of this version was answered today; all that are unknown count as one. */
export function wasAnsweredToday(version: string | undefined): boolean {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // As if nothing were stored.
  }
  return [stored, lastAnswer].includes(today(version));
}

export function noteAnswer(version: string | undefined): void {
  lastAnswer = today(version);
  try {
    localStorage.setItem(KEY, lastAnswer);
  } catch {
    // Until the page is left.
  }
}
