import type { Overview, Table } from './overview.ts';

/** Nothing is fetched and nothing runs, whatever the content holds. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
section { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.375rem; border: 1px solid; text-align: left; vertical-align: top; }
span { display: block; }
@page { size: A4 landscape; margin: 10mm; }
@media print { :root { font-size: 10px; } }
`;

/** The report as one page that needs no other file. */
export function htmlOf({ title, paragraphs, tables }: Overview): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${tables.map(sectionOf).join('\n')}
</body>
</html>
`;
}

/** A keyboard scrolls what does not fit on a phone. */
function sectionOf({ title, columns, rows }: Table): string {
  const name = escapeHtml(title);
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const body = rows.map(([first = [], ...cells]) => {
    const rest = cells.map((lines) => `<td>${linesOf(lines)}</td>`).join('');
    return `<tr><th scope="row">${linesOf(first)}</th>${rest}</tr>`;
  });
  return `<h2>${name}</h2>
<section aria-label="${name}" tabindex="0">
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</section>`;
}

const linesOf = (lines: readonly string[]) => lines.map((line) => `<span>${escapeHtml(line)}</span>`).join('');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
