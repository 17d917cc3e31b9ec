import '../zodWithoutEval.ts';
import { check, IncrementalCheck } from '../../../scripts/content/core.ts';
import type { Diagnostic } from '../../../scripts/content/diagnostic.ts';
import { isValid } from '../../../scripts/content/diagnostic.ts';
import { kindOf } from '../../../scripts/content/kinds.ts';
import { Comparison } from '../../../scripts/content/outputs/diff/compare.ts';
import { publishedContent } from '../../../scripts/content/outputs/published-content.ts';
import { type Choices, choicesOf } from '../model/choices.ts';
import type { Files } from '../model/draft.ts';
import { inFormWords } from '../model/formWords.ts';
import { type Places, placesOf, type TitledFile, titledFiles } from '../model/places.ts';

export type PublishedContent = ReturnType<typeof publishedContent>;

/** What the check says of files. */
export interface Checked {
  diagnostics: readonly Diagnostic[];
  choices: Choices;
  places: Places;
  titles: readonly TitledFile[];
  /** What the app would show; undefined while the content has errors. */
  published: PublishedContent | undefined;
}

/** Two states of the content in a coach's words: « Semaine 2, mercredi : durée 45 min → 50 min ». */
export type Differences = readonly string[];

export type Answer = { answer: Checked | Differences } | { error: unknown };

export type Request = { check: Files } | { compare: readonly [before: Files, after: Files] };

const incremental = new IncrementalCheck();
let choices: Choices | undefined;
const contentFiles = (files: Files) => [...files].map(([path, text]) => ({ path, text }));

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const send = (message: Answer) => self.postMessage(message);
  try {
    send({ answer: 'check' in data ? checked(data.check) : differences(...data.compare) });
  } catch (error) {
    send({ error });
  }
});

function checked(files: Files): Checked {
  const { content, diagnostics } = incremental.run(contentFiles(files));
  choices = choicesOf(content, choices);
  const titles = titledFiles(content);
  return {
    diagnostics: diagnostics.map((each) => ({
      ...each,
      message: inFormWords(each.message, kindOf(each.file), titles),
    })),
    choices,
    places: placesOf(content),
    titles,
    published: isValid(diagnostics) ? publishedContent(content) : undefined,
  };
}

/** A file that has errors on one side is left out. */
function differences(before: Files, after: Files): Differences {
  const [{ content: old }, { content }] = [check(contentFiles(before)), incremental.run(contentFiles(after))];
  const unread = [old, content].flatMap(({ entries }) => entries.filter(({ value }) => value === undefined));
  const { changes } = new Comparison(
    old,
    content,
    unread.map(({ file }) => file),
  );
  return changes.map(({ at: { place }, what }) => `${place} : ${what}`);
}
