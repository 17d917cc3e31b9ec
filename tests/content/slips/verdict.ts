import { type CheckResult, IncrementalCheck } from '../../../scripts/content/core.ts';
import { type Diagnostic, isValid } from '../../../scripts/content/diagnostic.ts';
import { fixFiles } from '../../../scripts/content/fix.ts';
import { differenceOf } from '../../../scripts/content/outputs/diff/difference.ts';
import { typedModules } from '../../../scripts/content/outputs/typed-modules.ts';
import type { ContentFile } from '../../../scripts/content/parse/encoding.ts';
import { withEdits } from '../../../scripts/content/text-edits.ts';
import type { Slip } from './slips.ts';

/** What the check makes of a slip. */
export interface Verdict {
  slip: Slip;
  diagnostics: readonly Diagnostic[];
  /** The content is published and differs from what it was, and no finding says so. */
  isUnreported: boolean;
  /** The same, and the difference that coaches review says nothing either. */
  isSilent: boolean;
  /** The first finding is on a changed line, or on the one before or after. */
  isNear: boolean;
  /** Whether obeying the advice leaves no fault; undefined when no finding has any that can be obeyed to the letter. */
  isMended: boolean | undefined;
  /** `--fix` made of it content that is valid and not what it was. */
  isWronglyFixed: boolean;
}

/** Judges slips in the files of a content folder. */
export class Judge {
  readonly #files: readonly ContentFile[];
  readonly #check = new IncrementalCheck();
  readonly #sound: CheckResult;
  readonly #published: string;

  constructor(files: readonly ContentFile[]) {
    this.#files = files;
    this.#sound = this.#check.run(files);
    this.#published = publishedOf(this.#sound);
  }

  get isSound(): boolean {
    return this.#sound.diagnostics.length === 0;
  }

  verdictOn(slip: Slip): Verdict {
    const result = this.#with(slip.file, slip.text);
    const { diagnostics } = result;
    const isUnreported = diagnostics.length === 0 && publishedOf(result) !== this.#published;
    const [first] = diagnostics;
    const mended = obeyed(
      slip.text,
      diagnostics.filter(({ file }) => file === slip.file),
    );
    return {
      slip,
      diagnostics,
      isUnreported,
      isSilent: isUnreported && differenceOf(this.#sound, result).sections.length === 0,
      isNear:
        first === undefined ||
        (first.file === slip.file && slip.lines.some((line) => Math.abs(line - first.range.line) <= 1)),
      isWronglyFixed: diagnostics.some(({ edit }) => edit?.isCertain) && this.#isWronglyFixed(slip),
      isMended: mended === undefined ? undefined : isValid(this.#with(slip.file, mended).diagnostics),
    };
  }

  #isWronglyFixed({ file, text }: Slip): boolean {
    const { fixed, fixes } = fixFiles(this.#filesWith(file, text), this.#check);
    const result = this.#check.run(fixed);
    return fixes.length > 0 && result.diagnostics.length === 0 && publishedOf(result) !== this.#published;
  }

  #with = (file: string, text: string): CheckResult => this.#check.run(this.#filesWith(file, text));

  #filesWith(file: string, text: string): ContentFile[] {
    return this.#files.map((other) => (other.path === file ? { path: file, text } : other));
  }
}

/** The text after the edit of each diagnostic; undefined when none has one. */
function obeyed(text: string, diagnostics: readonly Diagnostic[]): string | undefined {
  const edits = diagnostics.flatMap(({ edit }) => edit ?? []);
  return edits.length > 0 ? withEdits(text, edits) : undefined;
}

const publishedOf = ({ content }: CheckResult) => [...typedModules(content, '').values()].join('\n');
