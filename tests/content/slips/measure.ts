import { IncrementalCheck } from '../../../scripts/content/core.ts';
import { type Diagnostic, isValid } from '../../../scripts/content/diagnostic.ts';
import { fixFiles } from '../../../scripts/content/fix.ts';
import { kindOf } from '../../../scripts/content/kinds.ts';
import type { ContentFile } from '../../../scripts/content/parse/encoding.ts';
import { withEdits } from '../../../scripts/content/text-edits.ts';
import { HARMLESS_KINDS, SLIP_KINDS } from './kinds.ts';
import { Random, type Slip } from './slip.ts';

/** What the check makes of a slip. */
export interface Outcome {
  kind: string;
  slip: Slip;
  diagnostics: readonly Diagnostic[];
  /** Neither a finding nor another meaning: nothing has to be said. */
  isHarmless: boolean;
  /** What is published has another meaning than what was meant, and nothing says so. */
  isSilent: boolean;
  /** The first finding is where the slip is. */
  isNear: boolean;
  /** Whether obeying the advice ends with what was meant; undefined when there is none. */
  isMended: boolean | undefined;
  /** `--fix` ends with content that is published with another meaning. */
  isWronglyFixed: boolean;
}

/** As many rounds of advice as a patient coach takes. */
const ROUNDS = 5;

/** Makes slips of a kind in the content and checks them. */
export class Measure {
  readonly #files: readonly ContentFile[];
  readonly #check = new IncrementalCheck();
  readonly #valid = new IncrementalCheck();
  readonly #meanings = new WeakMap<object, string>();

  constructor(files: readonly ContentFile[]) {
    this.#files = files;
    if (this.#valid.run(files).diagnostics.length > 0) throw new Error('the content has faults of its own');
  }

  outcomesOf(kind: string, seed: number, count: number): Outcome[] {
    const slips = { ...SLIP_KINDS, ...HARMLESS_KINDS }[kind]?.({ files: this.#files, random: new Random(seed, kind) });
    const outcomes: Outcome[] = [];
    for (const slip of slips ?? []) {
      const meaning = this.#meaningOf(slip.meant);
      // What was meant may break a rule of its own.
      if (meaning !== undefined) outcomes.push(this.#outcomeOf(kind, slip, meaning));
      if (outcomes.length === count) break;
    }
    return outcomes;
  }

  #outcomeOf(kind: string, slip: Slip, meant: string): Outcome {
    const { content, diagnostics } = this.#check.run(slip.files);
    const [first] = diagnostics;
    const keepsMeaning = isValid(diagnostics) && meaningOf(content) === meant;
    return {
      kind,
      slip,
      diagnostics,
      isHarmless: !first && keepsMeaning,
      isSilent: !first && !keepsMeaning,
      isNear: first !== undefined && slip.places.some((place) => isAt(first, place)),
      isMended: diagnostics.some(isAdvice) ? this.#endsWith(meant, slip.files, diagnostics) : undefined,
      isWronglyFixed: diagnostics.some(({ edit }) => edit) && this.#isWronglyFixed(meant, slip.files),
    };
  }

  #endsWith(meant: string, files: readonly ContentFile[], found: readonly Diagnostic[]): boolean {
    let [state, diagnostics] = [files, found];
    for (let round = 0; round < ROUNDS; round += 1) {
      const advice = diagnostics.find(isAdvice);
      if (!advice) break;
      state = obeyed(state, advice);
      diagnostics = this.#check.run(state).diagnostics;
    }
    return isValid(diagnostics) && meaningOf(this.#check.run(state).content) === meant;
  }

  #isWronglyFixed(meant: string, files: readonly ContentFile[]): boolean {
    const { fixed, fixes } = fixFiles(files, this.#check);
    if (fixes.length === 0) return false;
    const { content, diagnostics } = this.#check.run(fixed);
    return isValid(diagnostics) && meaningOf(content) !== meant;
  }

  /** Undefined when it has faults. */
  #meaningOf(files: readonly ContentFile[]): string | undefined {
    const known = this.#meanings.get(files);
    if (known !== undefined) return known;
    const { content, diagnostics } = this.#valid.run(files);
    if (diagnostics.length > 0) return undefined;
    const meaning = meaningOf(content);
    this.#meanings.set(files, meaning);
    return meaning;
  }
}

type Content = ReturnType<IncrementalCheck['run']>['content'];

/** `perSide: false` says what a field that is left out says, and a browser breaks lines by itself. */
const meaningOf = ({ entries }: Content) =>
  JSON.stringify(entries.map(({ file, value }) => [file, value]).sort(), (_key, value: unknown) =>
    value === false ? undefined : typeof value === 'string' ? value.replace(/\s*\n\s*/g, ' ') : value,
  );

/** On its line, or on the next. */
const isAt = ({ file, range, message }: Diagnostic, place: Place) =>
  place.from === undefined || place.to === undefined
    ? file === place.file || message.includes(place.file)
    : file === place.file && range.line >= place.from && range.line <= place.to + 1;
type Place = Slip['places'][number];

const isAdvice = ({ edit, suggestion }: Diagnostic) => edit !== undefined || suggestion !== undefined;

/** The files after a coach has done what a finding says; a suggestion without an edit may be the name of the file. */
function obeyed(files: readonly ContentFile[], { file, range, edit, suggestion = '' }: Diagnostic): ContentFile[] {
  const { line, column, endColumn } = range;
  if (!edit && kindOf(suggestion)) {
    const others = files.filter(({ path }) => path !== suggestion);
    return others.map((other) => (other.path === file ? { ...other, path: suggestion } : other));
  }
  const change = edit ?? { line, column, endLine: line, endColumn, text: suggestion, isCertain: false };
  return files.map((other) => (other.path === file ? { ...other, text: withEdits(other.text, [change]) } : other));
}

/** The rates that the check has to keep, of outcomes of kinds that are slips. */
export const RATES = {
  silent: { most: 0.5, of: () => true, fails: (one: Outcome) => one.isSilent },
  far: { most: 5, of: (one: Outcome) => one.diagnostics.length > 0, fails: (one: Outcome) => !one.isNear },
  many: {
    most: 8,
    of: (one: Outcome) => one.diagnostics.length > 0,
    fails: (one: Outcome) => one.diagnostics.length > 1,
  },
  misled: { most: 4, of: (one: Outcome) => one.isMended !== undefined, fails: (one: Outcome) => !one.isMended },
  'wrong fix': { most: 0, of: () => true, fails: (one: Outcome) => one.isWronglyFixed },
} as const satisfies Record<string, { most: number; of: (one: Outcome) => boolean; fails: (one: Outcome) => boolean }>;
export type Rate = keyof typeof RATES;

export const failuresOf = (rate: Rate, outcomes: readonly Outcome[]) =>
  outcomes.filter((one) => RATES[rate].of(one) && RATES[rate].fails(one));
export const countOf = (rate: Rate, outcomes: readonly Outcome[]) => outcomes.filter(RATES[rate].of).length;
