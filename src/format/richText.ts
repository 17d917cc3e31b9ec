import type { RichLink, RichText } from '../../schema/rich-text.ts';

/** « la fiche de l’Anses (anses.fr) », since the link leaves the app. */
export const linkText = ({ text, host }: RichLink) => (host === undefined ? text : `${text} (${host})`);

/** Texts one after the other, as one; undefined where there is none. */
export function joinTexts(texts: readonly (RichText | undefined)[]): RichText | undefined {
  const all = texts.filter((text) => text !== undefined);
  if (all.length < 2) return all[0];
  return all.flatMap((text, index) => [...(index > 0 ? [' '] : []), ...(typeof text === 'string' ? [text] : text)]);
}

/** What a person reads of a text, where nothing can be bold or a link. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : 'bold' in part ? part.bold : linkText(part))).join('');
}
