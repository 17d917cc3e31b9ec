import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { check } from '../content/core.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { CONTENT_FOLDER } from '../content/folders.ts';
import { Names } from '../content/outputs/display-names.ts';
import { formatText } from '../content/outputs/format-diagnostics.ts';
import { readFolder } from '../content/read.ts';
import { errorLine } from '../error-line.ts';
import { installedChromium } from '../verify/programs.ts';
import { type NamedFigure, sheetOf } from './sheet.tsx';

const FOLDER = 'figures-sheet';
const HELP = `npm run figures -- [ID…] [OPTIONS] : dessine les figures dont l’id contient un des mots, ou toutes, sur une planche

  --large           aussi à 96, 160 et 320 px
  --without-names   des numéros à la place des noms
  --dir DOSSIER     un autre dossier que content/
  --out DOSSIER     où va la planche, sinon ${FOLDER}/
  --help            cette aide`;

/** Draws the figures of a folder on a contact sheet; resolves with whether all of them are valid. */
async function drawSheet(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      'without-names': { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      dir: { type: 'string', default: CONTENT_FOLDER },
      out: { type: 'string', default: FOLDER },
    },
  });

  if (values.help) {
    console.log(HELP);
    return true;
  }
  const { content, diagnostics } = check(await readFolder(values.dir));
  const report = (found: readonly Diagnostic[]) => {
    if (found.length > 0) console.log(formatText(found, path.relative(process.cwd(), values.dir)));
  };
  const names = new Names(content);
  const isAsked = (id: string) => positionals.length === 0 || positionals.some((part) => id.includes(part));
  const figures: NamedFigure[] = content
    .valid('figureFamily')
    .flatMap(({ value }) => value.figures)
    .filter(({ exercise }) => isAsked(exercise))
    .map(({ exercise, ...figure }) => ({ id: exercise, name: names.of('exercise', exercise), figure }));
  const found = diagnostics.filter(({ file }) => file.startsWith('figures/'));
  if (figures.length === 0) {
    report(found);
    console.error(`aucune figure pour ${positionals.join(', ') || values.dir}`);
    return false;
  }

  const pages = await Promise.all(
    (['light', 'dark'] as const).map(async (scheme) => {
      const html = await sheetOf(figures, { withNames: !values['without-names'], large: values.large, scheme });
      const file = path.resolve(values.out, `figures-${scheme}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
      return { file, html };
    }),
  );
  const executablePath = installedChromium();
  if (executablePath) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    for (const { file, html } of pages) {
      const page = await browser.newPage({ viewport: { width: figures.length > 2 ? 1900 : 1300, height: 400 } });
      await page.setContent(html);
      await page.screenshot({ path: file.replace('.html', '.png'), fullPage: true });
    }
    await browser.close();
  }
  report(found);
  console.log(
    `${figures.length} ${figures.length > 1 ? 'figures' : 'figure'} : ${path.relative(process.cwd(), path.resolve(values.out))}/figures-light.${executablePath ? 'png' : 'html'}`,
  );
  return found.length === 0;
}

try {
  process.exitCode = (await drawSheet(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(errorLine(error));
  process.exitCode = 1;
}
