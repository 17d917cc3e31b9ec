import { type CheckResult, IncrementalCheck } from '../../../scripts/content/core.ts';
import { type Diagnostic, isValid } from '../../../scripts/content/diagnostic.ts';
import { fixFiles } from '../../../scripts/content/fix.ts';
import { Comparison } from '../../../scripts/content/outputs/diff/compare.ts';
import { typedModules } from '../../../scripts/content/outputs/typed-modules.ts';
import type { ContentFile } from '../../../scripts/content/parse/encoding.ts';
import { withEdits } from '../../../scripts/content/text-edits.ts';
import type { Mutant } from './line-mutations.ts';

/** What the check makes of a mutant. */
export interface MutantResult {
  mutant: Mutant;
  diagnostics: readonly Diagnostic[];
  /** The content is published and differs from what it was, and no diagnostic says so. */
  isUnreported: boolean;
  /** The same, and the difference that coaches review says nothing either. */
  isSilent: boolean;
  /** The first diagnostic is on a changed line, or on the one before or after. */
  isNear: boolean;
  /** Whether obeying the advice leaves no fault; undefined when no diagnostic has an edit. */
  isMended: boolean | undefined;
  /** `--fix` made of it content that is valid and not what it was. */
  isWronglyFixed: boolean;
}

/** Checks mutants of the files of a content folder. */
export class Evaluation {
  readonly #files: readonly ContentFile[];
  readonly #check = new MemoizedCheck();
  readonly #valid: CheckResult;
  readonly #published: string;

  constructor(files: readonly ContentFile[]) {
    this.#files = files;
    this.#valid = this.#check.run(files);
    this.#published = publishedOf(this.#valid);
  }

  get isValid(): boolean {
    return this.#valid.diagnostics.length === 0;
  }

  resultOf(mutant: Mutant): MutantResult {
    const result = this.#with(mutant.file, mutant.text);
    const { diagnostics } = result;
    const isUnreported = diagnostics.length === 0 && publishedOf(result) !== this.#published;
    const [first] = diagnostics;
    const mended = withSuggestedEdits(
      mutant.text,
      diagnostics.filter(({ file }) => file === mutant.file),
    );
    return {
      mutant,
      diagnostics,
      isUnreported,
      isSilent: isUnreported && new Comparison(this.#valid.content, result.content, []).changes.length === 0,
      isNear:
        first === undefined ||
        (first.file === mutant.file && mutant.lines.some((line) => Math.abs(line - first.range.line) <= 1)),
      isWronglyFixed: diagnostics.some(({ edit }) => edit?.isCertain) && this.#isWronglyFixed(mutant),
      isMended: mended === undefined ? undefined : isValid(this.#with(mutant.file, mended).diagnostics),
    };
  }

  #isWronglyFixed({ file, text }: Mutant): boolean {
    const { fixed, fixes } = fixFiles(this.#filesWith(file, text), this.#check);
    const result = this.#check.run(fixed);
    return fixes.length > 0 && result.diagnostics.length === 0 && publishedOf(result) !== this.#published;
  }

  #with = (file: string, text: string): CheckResult => this.#check.run(this.#filesWith(file, text));

  #filesWith(file: string, text: string): ContentFile[] {
    return this.#files.map((other) => (other.path === file ? { path: file, text } : other));
  }
}

/** Memoizes by the texts of the files: a suggestion obeyed and `--fix` often give the same ones. */
class MemoizedCheck extends IncrementalCheck {
  #results = new Map<string, CheckResult>();

  override run(files: readonly ContentFile[]): CheckResult {
    const key = files.map(({ path, text }) => `${path}\n${text}`).join('\0');
    const result = this.#results.get(key) ?? super.run(files);
    if (this.#results.size > 8) this.#results.clear();
    this.#results.set(key, result);
    return result;
  }
}

/** The text after the edit of each diagnostic; undefined when none has one. */
function withSuggestedEdits(text: string, diagnostics: readonly Diagnostic[]): string | undefined {
  const edits = diagnostics.flatMap(({ edit }) => edit ?? []);
  return edits.length > 0 ? withEdits(text, edits) : undefined;
}

const publishedOf = ({ content }: CheckResult) => [...typedModules(content, '').values()].join('\n');
