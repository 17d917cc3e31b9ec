import { piecesOf } from '../../../../schema/rich-text.ts';
import { isSameMeaning, nearestOf } from '../../nearest.ts';
import type { RawMarkup } from './markup.ts';

/** Links of a rich text without text, or to an address that is not accepted or no page of the app. */
export function linkDiagnosticsIn(text: string, routes: readonly string[]): RawMarkup[] {
  if (!text.includes('](')) return [];
  return piecesOf(text).flatMap(({ start, end, inline, address }): RawMarkup[] => {
    if (address === undefined || (typeof inline === 'object' && 'host' in inline)) return [];
    const [path = ''] = address.split(/[?#]/);
    if (inline && routes.includes(path)) return [];
    if (text.charAt(start + 1) === ']')
      return [{ start, end, message: 'ce lien n’a pas de texte : écris-le entre les crochets' }];
    const part = { start: end - 1 - address.length, end: end - 1 };
    const page = nearestPage(path, routes);
    if (inline) {
      const isCertain = page !== undefined && isSameMeaning(path, page);
      const message = `« ${address} » ne mène à aucune page de l’application`;
      return [{ ...part, message, replacement: page, isCertain }];
    }
    const message = 'l’adresse d’un lien commence par https://, ou par / pour une page de l’application';
    const own = routes.find((route) => route === `/${path.replace(/\.ya?ml$/, '')}`);
    const site = SITE.exec(address)?.[1];
    const isCertain = own !== undefined || /^www\./i.test(address);
    return [{ ...part, message, replacement: own ?? (site && `https://${site}`), isCertain }];
  });
}

const SITE = /^(?:https?:\/\/)?((?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu;

/** The page that a written address most probably means: written otherwise, misspelt, or that name in its phase. */
export function nearestPage(written: string, routes: readonly string[], ownPhase?: number): string | undefined {
  const path = written
    .toLowerCase()
    .replace(/^(?:content)?\/?|\.ya?ml$/g, '')
    .replace(/phase[ _-]/, 'phase')
    .replace(/[ _]+/g, '-');
  const cited = /^training\/phase\d\//.exec(path)?.[0];
  const inPhase = (prefix?: string) => routes.filter((route) => prefix && route.startsWith(`/${prefix}`));
  const own = inPhase(`training/phase${ownPhase}/`);
  const phase = [inPhase(cited), own].find((pages) => pages.length > 0) ?? [];
  const same = [...phase, ...routes].find((route) => route === `/${path}` || route.endsWith(`/${path}`));
  if (same) return same;
  const name = nearestOf(lastOf(path), phase.map(lastOf));
  const likely = name && phase.find((route) => lastOf(route) === name);
  return likely ?? (cited && phase.length > 0 ? undefined : nearestOf(`/${path}`, routes));
}

const lastOf = (route: string) => route.slice(route.lastIndexOf('/') + 1);
