export type GitHubErrorCode = 'token' | 'rights' | 'missing' | 'conflict' | 'invalid' | 'limit' | 'network' | 'server';

const SENTENCES: Record<GitHubErrorCode, string> = {
  token:
    'GitHub ne reconnaît pas ce jeton\u00a0: il a expiré, ou il est mal copié. Colle-le de nouveau, ou crées-en un.',
  rights:
    'Ce jeton n’a pas les droits qu’il faut. Dans ses réglages sur GitHub, mets «\u00a0Contents\u00a0» et «\u00a0Pull requests\u00a0» sur «\u00a0Read and write\u00a0», puis réessaie.',
  missing:
    'GitHub ne trouve pas ce dépôt ou cette proposition, ou ton jeton ne les voit pas. Vérifie le lien et les dépôts du jeton, puis réessaie.',
  conflict: 'Quelque chose a changé sur GitHub au même moment. Réessaie.',
  invalid: 'GitHub a refusé cette demande. Réessaie\u00a0; s’il la refuse encore, passe par ses propres pages.',
  limit: 'GitHub a reçu trop de demandes d’ici.',
  network: 'GitHub ne répond pas. Réessaie quand tu as du réseau.',
  server: 'GitHub a un problème de son côté. Réessaie dans quelques minutes.',
};

/** Its message is for the coach: what happened, what to do. It holds nothing of the request, so no token. */
export class GitHubError extends Error {
  readonly code: GitHubErrorCode;

  constructor(code: GitHubErrorCode, sentence: string = SENTENCES[code]) {
    super(sentence);
    this.name = 'GitHubError';
    this.code = code;
  }
}

const CODES: Record<number, GitHubErrorCode> = {
  401: 'token',
  403: 'rights',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  422: 'invalid',
  451: 'missing',
};

/** The error of an answer that is not 2xx; `text` is its body. */
export function errorOf({ status, headers }: Response, text: string): GitHubError {
  const retryAfter = headers.get('retry-after');
  const saysLimit = retryAfter !== null || headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(text);
  const isLimit = status === 429 || (status === 403 && saysLimit);
  if (!isLimit) return new GitHubError(CODES[status] ?? (status >= 500 ? 'server' : 'invalid'));
  // A minute when no header says more: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
  const waitMs = Number(retryAfter) * 1000 || Number(headers.get('x-ratelimit-reset')) * 1000 - Date.now();
  const until = new Date(Date.now() + (waitMs > 0 ? waitMs : 60_000));
  const time = until.toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });
  return new GitHubError('limit', `${SENTENCES.limit} Réessaie à partir de ${time}.`);
}
