import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content.ts';
import { type CheckResult, IncrementalCheck } from '../core.ts';
import { type Diagnostic, isValid } from '../diagnostic.ts';
import { type ContentFile, isCheckedAsWritten, toContentFile } from '../parse/encoding.ts';
import { isContentFile, readFolder } from '../read.ts';
import { changedLines } from '../text-edits.ts';
import { isEditorFile } from './editor-files.ts';
import type { ShownDiagnostic } from './messages.ts';

/** Editors save in several writes: an error is reported after this long without a change. */
const DEBOUNCE_MS = 250;
/** A file watcher may drop the second of two changes within 50 ms: invalid content is read again after these pauses. */
const POLL_MS = [20, 60, 120];

export interface LiveContentHandlers {
  /** Called with valid content, as soon as it is read. */
  publish(content: Content): Promise<void>;
  /** Called with content, valid or not, once no more changes come. */
  debounced?(content: Content): Promise<void>;
  /** Called with all diagnostics, when they differ from those before. */
  report(diagnostics: readonly ShownDiagnostic[]): void;
  /** Called with what kept content from being published or used, such as a full disk. */
  fail(error: unknown): void;
}

/**
 * Checks a content folder at `start` and whenever `edited` names a changed file; publishes valid content and reports
 * diagnostics. The watcher of the files is the caller's.
 */
export class LiveContent {
  readonly #folder: string;
  readonly #handlers: LiveContentHandlers;
  readonly #check = new IncrementalCheck();
  #files: ReadonlyMap<string, ContentFile> = new Map();
  #result: CheckResult | undefined;
  /** The content is valid, and publishing it failed. */
  #unpublished = false;
  #reported: readonly ShownDiagnostic[] = [];
  /** What `debounced` was last called with. */
  #debounced: CheckResult | undefined;
  /** Files changed since the last read. */
  readonly #edited = new Set<string>();
  #work: Promise<void> = Promise.resolve();
  #waiting = false;
  #debounceTimer: NodeJS.Timeout | undefined;
  #pollTimers: NodeJS.Timeout[] = [];

  constructor(folder: string, handlers: LiveContentHandlers) {
    this.#folder = folder;
    this.#handlers = handlers;
  }

  /** As reported last. */
  get diagnostics(): readonly ShownDiagnostic[] {
    return this.#reported;
  }

  /** As read last; undefined before. */
  get content(): Content | undefined {
    return this.#result?.content;
  }

  /** Reads the folder. Resolves when valid content is published. */
  async start(): Promise<void> {
    await this.#enqueue();
    this.#debounce();
  }

  /** A file (by its path inside the folder) was written, added or removed. */
  edited(file: string): void {
    this.#edited.add(file.split(path.sep).join('/'));
    this.#debounce();
    void this.#enqueue();
  }

  /** Runs no more timers; a read that is under way ends. */
  close(): void {
    this.#stopTimers();
  }

  #stopTimers(): void {
    for (const timer of [this.#debounceTimer, ...this.#pollTimers]) clearTimeout(timer);
    this.#debounceTimer = undefined;
  }

  /** One read at a time; requests during a read are coalesced. */
  #enqueue(): Promise<void> {
    if (!this.#waiting) {
      this.#waiting = true;
      this.#work = this.#work
        .then(() => {
          this.#waiting = false;
          return this.#read();
        })
        .catch(this.#handlers.fail);
    }
    return this.#work;
  }

  #debounce(): void {
    this.#stopTimers();
    this.#debounceTimer = setTimeout(() => void this.#runDebounced(), DEBOUNCE_MS);
    this.#pollTimers = POLL_MS.map((pause) => setTimeout(() => this.#poll(), pause));
  }

  /** Valid content is published already; invalid content may be half of a save. */
  #poll(): void {
    if (this.#result && !isValid(this.#result.diagnostics)) void this.#enqueue();
  }

  async #runDebounced(): Promise<void> {
    const timer = this.#debounceTimer;
    const before = this.#files;
    await this.#enqueue();
    if (this.#debounceTimer !== timer) return;
    // A change that the watcher missed.
    if (this.#files !== before) this.#debounce();
    else if (this.#result) {
      this.#report(this.#result.diagnostics);
      this.#work = this.#work.then(() => this.#callDebounced()).catch(this.#handlers.fail);
    }
  }

  /** Between two reads, so that none overtakes another; what fails is tried again after the next edit. */
  async #callDebounced(): Promise<void> {
    const result = this.#result;
    if (!result || result === this.#debounced) return;
    await this.#handlers.debounced?.(result.content);
    this.#debounced = result;
  }

  /** Reads the edited files, or all when none is known. */
  async #read(): Promise<void> {
    const edited = [...this.#edited];
    this.#edited.clear();
    const files = this.#result && edited.length > 0 ? this.#withEdited(edited) : await readCoachFiles(this.#folder);
    if (!files) return;
    if (!this.#result || !isSame(files, this.#files)) {
      this.#files = files;
      this.#result = this.#check.run([...files.values()]);
      this.#unpublished = isValid(this.#result.diagnostics);
    }
    if (!this.#unpublished) return;
    const { content, diagnostics } = this.#result;
    await this.#handlers.publish(content);
    this.#unpublished = false;
    // A solved diagnostic disappears at once; a new one may come from half of a save.
    const reported = new Set(this.#reported.map(identityOf));
    this.#report(diagnostics.filter((diagnostic) => reported.has(identityOf(diagnostic))));
  }

  #withEdited(edited: readonly string[]): ReadonlyMap<string, ContentFile> {
    const files = new Map(this.#files);
    for (const file of edited.filter(isCoachFile)) {
      try {
        files.set(file, toContentFile(file, readFileSync(path.join(this.#folder, file))));
      } catch {
        files.delete(file);
      }
    }
    return files;
  }

  #report(found: readonly Diagnostic[]): void {
    const diagnostics = found.map((diagnostic) => withChange(diagnostic, this.#files.get(diagnostic.file)));
    if (JSON.stringify(diagnostics) === JSON.stringify(this.#reported)) return;
    this.#reported = diagnostics;
    this.#handlers.report(diagnostics);
  }
}

const withChange = (diagnostic: Diagnostic, file: ContentFile | undefined): ShownDiagnostic =>
  diagnostic.edit?.isCertain && file && isCheckedAsWritten(file)
    ? { ...diagnostic, change: changedLines(file.text, diagnostic.edit) }
    : diagnostic;

const identityOf = ({ file, code, message }: Diagnostic) => `${file} ${code} ${message}`;

/** A file of the content, and none that an editor puts beside it. */
const isCoachFile = (file: string) => isContentFile(file) && !isEditorFile(file);

/** Undefined when a file is removed during the read. */
async function readCoachFiles(folder: string): Promise<ReadonlyMap<string, ContentFile> | undefined> {
  const files = await readFolder(folder).catch(() => undefined);
  return files && new Map(files.filter(({ path }) => isCoachFile(path)).map((file) => [file.path, file]));
}

const isSame = (a: ReadonlyMap<string, ContentFile>, b: ReadonlyMap<string, ContentFile>): boolean =>
  a.size === b.size && [...a].every(([file, { text }]) => b.get(file)?.text === text);
