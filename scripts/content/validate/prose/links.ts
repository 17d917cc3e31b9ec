import { piecesOf } from '../../../../schema/rich-text.ts';
import { isSameMeaning, nearestOf } from '../../nearest.ts';
import type { RawMarkup } from './markup.ts';

/** A screen without content of its own. */
const PROFILE = '/profile';

/** Links of a rich text without text, or to an address that is not accepted or no page of the app. */
export function linkDiagnosticsIn(text: string, routes: readonly string[]): RawMarkup[] {
  if (!text.includes('](')) return [];
  return piecesOf(text).flatMap(({ start, end, inline, address }): RawMarkup[] => {
    if (address === undefined || (typeof inline === 'object' && 'host' in inline)) return [];
    const [path = ''] = address.split(/[?#]/);
    const part = { start: end - 1 - address.length, end: end - 1 };
    if (inline && (path === PROFILE || routes.includes(path))) return [];
    if (text.charAt(start + 1) === ']')
      return [{ start, end, message: 'ce lien n’a pas de texte : écris-le entre les crochets' }];
    return [{ ...part, ...(inline ? unknownPage(address, path, routes) : unknownAddress(address, path, routes)) }];
  });
}

function unknownPage(address: string, path: string, routes: readonly string[]) {
  const replacement = nearestOf(path, routes);
  return {
    message: `« ${address} » ne mène à aucune page de l’application`,
    replacement,
    isCertain: replacement !== undefined && isSameMeaning(path, replacement),
  };
}

const SITE = /^(?:https?:\/\/)?((?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu;

function unknownAddress(address: string, path: string, routes: readonly string[]) {
  const page = routes.find((route) => route === `/${path.replace(/\.ya?ml$/, '')}`);
  const site = SITE.exec(address)?.[1];
  return {
    message: 'l’adresse d’un lien commence par https://, ou par / pour une page de l’application',
    replacement: page ?? (site && `https://${site}`),
    isCertain: page !== undefined || /^www\./i.test(address),
  };
}
