import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFolder } from '../../check-folder.ts';
import { chosenFolder } from '../../folders.ts';
import { summarise } from '../format-diagnostics.ts';
import { escapeMarkdown, markdownTable } from '../markdown.ts';
import { optionsOf } from '../options.ts';
import { htmlOf } from './html.ts';
import { type Overview, overviewOf } from './overview.ts';

const DEFAULT_FILE = 'content-report.html';
const HELP = `npm run content:report -- [OPTIONS] : écrit le programme sur une page, à lire ou à imprimer

  --dir DOSSIER     un autre dossier que content/
  --out FICHIER     où l’écrire, sinon ${DEFAULT_FILE} ; un nom en .md donne du Markdown
  --help            cette aide`;

/** Writes the programme on one page, of HTML or of Markdown. */
export async function report(args: readonly string[]): Promise<boolean> {
  const options = optionsOf(args, HELP);
  if (!options) return true;
  if (options.positionals.length > 0) throw new Error(HELP);
  const result = await checkFolder(chosenFolder(options.dir));
  const file = path.resolve(options.out ?? DEFAULT_FILE);
  const overview = overviewOf(result);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, file.endsWith('.md') ? markdownOf(overview) : htmlOf(overview));
  console.log(`Page écrite : ${path.relative(process.cwd(), file)} (${summarise(result.diagnostics)})`);
  return true;
}

/** Headings of this level alone do not make a comment of a pull request. */
export function markdownOf({ title, paragraphs, tables }: Overview): string {
  const sections = tables.flatMap(({ title: name, columns, rows }) => [
    `**${name}**`,
    markdownTable(
      columns,
      rows.map((cells) => cells.map((lines) => lines.join(', '))),
    ),
  ]);
  return [`## ${escapeMarkdown(title)}`, ...paragraphs.map(escapeMarkdown), ...sections].join('\n\n').concat('\n');
}
