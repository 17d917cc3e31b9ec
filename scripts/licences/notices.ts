import type { ShippedPackage } from './packages.ts';

/**
 * One text of all licences; packages with the same text stand together. src/profile/licences reads it: what begins
 * with `## ` is a heading.
 */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, ShippedPackage[]>();
  for (const shipped of packages) {
    const text = shipped.text.replaceAll('\r\n', '\n').replace(/^#+ /gm, '');
    byText.set(text, [...(byText.get(text) ?? []), shipped]);
  }
  const sections = [...byText].map(([text, shipped]) => {
    const names = shipped.map(({ name, version }) => `${name} ${version}`).sort();
    const licences = new Set(shipped.map(({ licence }) => licence));
    return `## ${names.join(', ')} (${[...licences].join(', ')})\n\n${text}\n`;
  });
  return sections.sort().join('\n');
}
