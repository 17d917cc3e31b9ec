import type { Plugin } from 'vite';
import type { ValueOf } from '../kinds.ts';

type App = ValueOf<'app'>;

/** Puts the product's name into the page that is built. */
export function productName(app: App): Plugin {
  return {
    name: 'objectif-8:product-name',
    transformIndexHtml: (html) => withProductName(html, app),
  };
}

export function withProductName(html: string, { name, description }: { name: string; description: string }): string {
  return html.replaceAll('%NAME%', () => escapeHtml(name)).replaceAll('%DESCRIPTION%', () => escapeHtml(description));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
