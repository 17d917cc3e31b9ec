import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CheckResult } from '../../core.ts';
import { overviewOf } from './overview.ts';
import { Report } from './Report.tsx';

const TYPEFACE = new URL(
  '../../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  import.meta.url,
);
const STYLES = [
  new URL('../../../../src/ui/styles/tokens.css', import.meta.url),
  new URL('../../../../src/ui/styles/reset.css', import.meta.url),
  new URL('../../../../src/figures/Drawing.module.css', import.meta.url),
  ...['page', 'tables', 'chart', 'workouts', 'movements', 'diagnostics', 'print'].map(
    (name) => new URL(`./styles/${name}.css`, import.meta.url),
  ),
];
/** Nothing is fetched and nothing runs, whatever the content holds. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'";

/** The content as one HTML page that needs no other file. */
export async function documentOf(result: CheckResult): Promise<string> {
  const overview = overviewOf(result);
  const styles = await Promise.all(STYLES.map((file) => readFile(file, 'utf8')));
  const typeface = (await readFile(TYPEFACE)).toString('base64');
  const face = `@font-face{font-family:Archivo;font-weight:100 900;src:url(data:font/woff2;base64,${typeface}) format('woff2')}`;
  const title = renderToStaticMarkup(<title>{`${overview.name ?? 'Programme'} : le programme en une page`}</title>);
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${title}
<style>
${face}
${styles.join('\n')}</style>
</head>
<body>
${renderToStaticMarkup(<Report overview={overview} />)}
</body>
</html>
`;
}
