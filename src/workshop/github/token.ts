const KEY = 'objectif-8:workshop-token';

/** For the page; a reload forgets it unless it is kept for the tab. */
let inMemory = '';

/** A browser that blocks storage throws at its mere mention. */
function inTab<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

export const readToken = (): string => inMemory || inTab((storage) => storage.getItem(KEY)) || '';
export const isKeptForTab = (): boolean => Boolean(inTab((storage) => storage.getItem(KEY)));

export function keepToken(token: string, keepForTab: boolean): void {
  inMemory = token;
  inTab((storage) => (keepForTab ? storage.setItem(KEY, token) : storage.removeItem(KEY)));
}

export const forgetToken = (): void => keepToken('', false);

/** What is wrong with what was pasted; it never repeats it. */
export function tokenProblem(text: string): string | undefined {
  if (text === '') return 'Colle ton jeton ici.';
  if (/^gh[a-z]_/.test(text))
    return 'Ce jeton-là ouvre tous tes dépôts. Crée plutôt un «\u00a0fine-grained token\u00a0», pour ce dépôt seul.';
  if (!/^github_pat_\w{20,}$/.test(text))
    return 'Ce n’est pas un jeton entier\u00a0: il commence par github_pat_ et n’a ni espace ni retour à la ligne.';
  return undefined;
}
