import { IncrementalCheck } from '../../../scripts/content/core.ts';
import type { Diagnostic } from '../../../scripts/content/diagnostic.ts';
import { isValid } from '../../../scripts/content/diagnostic.ts';
import { publishedContent } from '../../../scripts/content/outputs/published-content.ts';
import { type Choices, choicesOf } from '../model/choices.ts';
import type { Files } from '../model/draft.ts';
import { type Places, placesOf, type TitledFile, titledFiles } from '../model/places.ts';

export type PublishedContent = ReturnType<typeof publishedContent>;

/** What the worker says of files. */
export interface Checked {
  /** Those that were asked about. */
  files: Files;
  diagnostics: readonly Diagnostic[];
  choices: Choices;
  places: Places;
  titles: readonly TitledFile[];
  /** What the app would show; undefined while the content has errors. */
  published: PublishedContent | undefined;
}

const incremental = new IncrementalCheck();

self.addEventListener('message', ({ data: files }: MessageEvent<Files>) => {
  const { content, diagnostics } = incremental.run([...files].map(([path, text]) => ({ path, text })));
  const checked: Checked = {
    files,
    diagnostics,
    choices: choicesOf(content),
    places: placesOf(content),
    titles: titledFiles(content),
    published: isValid(diagnostics) ? publishedContent(content) : undefined,
  };
  self.postMessage(checked);
});
