import { type CheckResult, IncrementalCheck } from '../../../scripts/content/core.ts';
import { type Diagnostic, isValid } from '../../../scripts/content/diagnostic.ts';
import { fixFiles } from '../../../scripts/content/fix.ts';
import { kindOf } from '../../../scripts/content/kinds.ts';
import type { ContentFile } from '../../../scripts/content/parse/encoding.ts';
import { withEdit } from '../../../scripts/content/text-edits.ts';
import { HARMLESS_KINDS, SLIP_KINDS } from './kinds.ts';
import { type Place, Random, type Slip } from './slip.ts';

/** What the check makes of a slip. */
export interface Outcome {
  slip: Slip;
  diagnostics: readonly Diagnostic[];
  /** What is published has another meaning than what was meant, and nothing says so. */
  isSilent: boolean;
  /** The first finding is where the slip is. */
  isNear: boolean;
  /** Whether obeying the advice ends with what was meant; undefined when there is none. */
  isMended: boolean | undefined;
  /** `--fix` ends with content that is published with another meaning. */
  isWronglyFixed: boolean;
}

/** At most so many in a hundred of the slips that count for a rate may fail it. */
export const RATES = {
  silent: { most: 0.5, counts: () => true, fails: ({ isSilent }: Outcome) => isSilent },
  far: { most: 5, counts: isSaid, fails: ({ isNear }: Outcome) => !isNear },
  many: { most: 8, counts: isSaid, fails: ({ diagnostics }: Outcome) => diagnostics.length > 1 },
  misled: {
    most: 4,
    counts: ({ isMended }: Outcome) => isMended !== undefined,
    fails: ({ isMended }: Outcome) => !isMended,
  },
  'wrong fix': { most: 0, counts: () => true, fails: ({ isWronglyFixed }: Outcome) => isWronglyFixed },
};
export const RATE_NAMES = Object.keys(RATES) as (keyof typeof RATES)[];

export function isSaid({ diagnostics }: Outcome): boolean {
  return diagnostics.length > 0;
}

/** Makes slips of a kind in the content and checks them. */
export class Measure {
  readonly #files: readonly ContentFile[];
  readonly #check = new IncrementalCheck();
  readonly #meantCheck = new IncrementalCheck();

  constructor(files: readonly ContentFile[]) {
    this.#files = files;
    if (this.#check.run(files).diagnostics.length > 0) throw new Error('the content has faults of its own');
  }

  outcomesOf(kind: string, seed: number, count: number): Outcome[] {
    const slips = { ...SLIP_KINDS, ...HARMLESS_KINDS }[kind]?.({ files: this.#files, random: new Random(seed, kind) });
    const outcomes: Outcome[] = [];
    for (const slip of slips ?? []) {
      const meant = this.#meantCheck.run(slip.meant);
      // What was meant may break a rule of its own.
      if (meant.diagnostics.length === 0) outcomes.push(this.#outcomeOf(slip, meaningOf(meant)));
      if (outcomes.length === count) break;
    }
    return outcomes;
  }

  #outcomeOf(slip: Slip, meant: string): Outcome {
    const result = this.#check.run(slip.files);
    const { diagnostics } = result;
    const [first] = diagnostics;
    return {
      slip,
      diagnostics,
      isSilent: !first && meaningOf(result) !== meant,
      isNear: first !== undefined && slip.places.some((place) => isAt(first, place)),
      isMended: diagnostics.some(isAdvice) ? this.#isMended(slip.files, meant) : undefined,
      isWronglyFixed: diagnostics.some(({ edit }) => edit) && this.#isWronglyFixed(slip.files, meant),
    };
  }

  /** Obeys the first advice again and again. */
  #isMended(slipped: readonly ContentFile[], meant: string): boolean {
    let files = slipped;
    for (let round = 0; round < 5; round += 1) {
      const result = this.#check.run(files);
      const advice = result.diagnostics.find(isAdvice);
      if (!advice) return isValid(result.diagnostics) && meaningOf(result) === meant;
      files = obeyed(files, advice);
    }
    const result = this.#check.run(files);
    return isValid(result.diagnostics) && meaningOf(result) === meant;
  }

  #isWronglyFixed(files: readonly ContentFile[], meant: string): boolean {
    const { fixed, fixes } = fixFiles(files, this.#check);
    if (fixes.length === 0) return false;
    const result = this.#check.run(fixed);
    return isValid(result.diagnostics) && meaningOf(result) !== meant;
  }
}

/** `perSide: false` says what a field that is left out says, and a browser collapses white space. */
const meaningOf = ({ content }: CheckResult) =>
  JSON.stringify(content.entries.map(({ file, value }) => [file, value]).sort(), (_key, value: unknown) =>
    value === false ? undefined : typeof value === 'string' ? value.replace(/\s+/g, ' ') : value,
  );

/** On its line, or on the next; a file that is gone is told in the message. */
const isAt = ({ file, range: { line }, message }: Diagnostic, place: Place) =>
  place.from === undefined || place.to === undefined
    ? file === place.file || message.includes(place.file)
    : file === place.file && line >= place.from && line <= place.to + 1;

const isAdvice = ({ edit, suggestion }: Diagnostic) => edit !== undefined || suggestion !== undefined;

/** The files after a coach has done what a finding says; a suggestion without an edit may be the name of the file. */
function obeyed(files: readonly ContentFile[], { file, range, edit, suggestion = '' }: Diagnostic): ContentFile[] {
  const { line, column, endColumn } = range;
  if (!edit && kindOf(suggestion)) {
    const others = files.filter(({ path }) => path !== suggestion);
    return others.map((other) => (other.path === file ? { ...other, path: suggestion } : other));
  }
  const change = edit ?? { line, column, endLine: line, endColumn, text: suggestion, isCertain: false };
  return files.map((other) => (other.path === file ? { ...other, text: withEdit(other.text, change) } : other));
}
