import '../zodWithoutEval.ts';
import { check as checkAll, IncrementalCheck } from '../../../scripts/content/core.ts';
import type { Diagnostic } from '../../../scripts/content/diagnostic.ts';
import { isValid } from '../../../scripts/content/diagnostic.ts';
import { kindOf } from '../../../scripts/content/kinds.ts';
import { Comparison } from '../../../scripts/content/outputs/diff/compare.ts';
import { publishedContent } from '../../../scripts/content/outputs/published-content.ts';
import { type Choices, choicesOf } from '../model/choices.ts';
import type { Files } from '../model/draft.ts';
import { inFormWords, warningLabel } from '../model/formWords.ts';
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

export interface Answers {
  check: Checked;
  /** Two states of the content in a coach's words: « Semaine 2, mercredi : durée 45 min → 50 min ». */
  compare: readonly string[];
}

const incremental = new IncrementalCheck();
let choices: Choices | undefined;
const contentFiles = (files: Files) => [...files].map(([path, text]) => ({ path, text }));

const answers = { check, compare };

self.addEventListener('message', ({ data: { name, files }, ports: [port] }) => {
  try {
    port?.postMessage({ answer: answers[name as keyof Answers](...(files as [Files, Files])) });
  } catch (error) {
    port?.postMessage({ error });
  }
});

function check(files: Files): Checked {
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
function compare(before: Files, after: Files): readonly string[] {
  const [{ content: old }, { content }] = [checkAll(contentFiles(before)), incremental.run(contentFiles(after))];
  const unread = [old, content].flatMap(({ entries }) => entries.filter(({ value }) => value === undefined));
  const { changes } = new Comparison(
    old,
    content,
    unread.map(({ file }) => file),
  );
  const said = changes.map(({ at: { place }, what }) => `${place} : ${what}`);
  return said.map((line) => line.replace(/(?<=: )[a-z-]+$/, warningLabel));
}
