import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Figure } from '../../schema/figure.ts';
import { Drawing, StillDrawing } from '../../src/figures/Drawing.tsx';
import { movesOf, postureOf } from '../../src/figures/model/poses.ts';
import { stillOf } from '../../src/figures/model/stills.ts';

export interface NamedFigure {
  id: string;
  name: string;
  figure: Figure;
}

interface SheetOptions {
  /** False for a quiz: numbers stand for the names. */
  withNames: boolean;
  /** The large sizes as well. */
  large: boolean;
  scheme: 'light' | 'dark';
}

const STYLES = ['../../src/ui/styles/tokens.css', '../../src/figures/Drawing.module.css', './sheet.css'];

/** The least time to the next pose: a cut back to the start. */
const CUT_SECONDS = 0.1;

/** Each pose, and what is halfway to the next one, but for a cut. */
function phasesOf(figure: Figure) {
  return movesOf(figure).flatMap(({ pose, at }, index, { length }) => {
    const isMoving = (length > 2 || index + 1 < length) && pose.move !== CUT_SECONDS;
    return [postureOf(figure, pose), ...(isMoving ? [at(0.5)] : [])];
  });
}

/** All figures on one HTML page. */
export async function sheetOf(figures: readonly NamedFigure[], { withNames, large, scheme }: SheetOptions) {
  const styles = await Promise.all(STYLES.map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
  const css = styles
    .join('\n')
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? '(min-width: 0)' : '(max-width: 0)');
  const list = (
    <ol>
      {figures.map(({ id, name, figure }, index) => (
        <li key={id}>
          <h2>{withNames ? `${name} (${id})` : `Figure ${index + 1}`}</h2>
          <div className="phases">
            {phasesOf(figure).map((posture, phase) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the phases of a figure have no name.
              <Drawing key={phase} figure={figure} posture={posture} className="drawing" />
            ))}
          </div>
          {large && (
            <div className="sizes">
              {[96, 160, 320].map((size) => (
                <div key={size} data-size={size}>
                  <StillDrawing figure={figure} className="drawing" />
                  <Drawing figure={figure} posture={stillOf(figure).posture} className="drawing" />
                </div>
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>Les figures des exercices</title>
<style>${css}</style>
</head>
<body>${renderToStaticMarkup(list)}</body>
</html>
`;
}
