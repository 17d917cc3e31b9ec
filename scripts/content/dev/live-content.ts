import { type CheckResult, IncrementalCheck } from '../core.ts';
import { isValid } from '../diagnostic.ts';
import { isContentFile, readFolder } from '../read.ts';
import { isEditorFile } from './editor-files.ts';

/**
 * When the folder is read after a change: at once; again if it was not valid, since a watcher drops the second of two changes
 * of a file within 50 ms; and once more when the save is over, however many writes the editor made of it.
 */
const READ_AFTER_MS = [0, 60, 300];

export interface LiveContentHandlers {
  /** Called with valid content, as soon as it is read. */
  publish(result: CheckResult): Promise<void>;
  /** Called with content, valid or not, once no more changes come. */
  settled(result: CheckResult): Promise<void>;
  /** Called with what kept content from being read, published or used, such as a full disk; the next change is a new attempt. */
  fail(error: unknown): void;
}

/** Checks a content folder at `start` and whenever `edited` names a changed file. The watcher is the caller's. */
export class LiveContent {
  readonly #folder: string;
  readonly #handlers: LiveContentHandlers;
  readonly #check = new IncrementalCheck();
  #isPublished = false;
  #timers: NodeJS.Timeout[] = [];
  #work: Promise<void> = Promise.resolve();

  constructor(folder: string, handlers: LiveContentHandlers) {
    this.#folder = folder;
    this.#handlers = handlers;
  }

  /** Resolves when valid content is published. Throws when there is no such folder, or nothing can be written. */
  async start(): Promise<void> {
    await this.#run();
    this.#schedule();
  }

  /** A file (by its path inside the folder, with forward slashes) was written, added or removed. */
  edited(file: string): void {
    if (!isCoachFile(file)) return;
    this.#isPublished = false;
    this.#schedule();
  }

  /** Reads nothing more. */
  close(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  #schedule(): void {
    this.close();
    this.#timers = READ_AFTER_MS.map((pauseMs) => setTimeout(() => this.#enqueue(pauseMs), pauseMs));
  }

  /** One after another, so that none overtakes another. */
  #enqueue(pauseMs: number): void {
    const isSettled = pauseMs === READ_AFTER_MS.at(-1);
    this.#work = this.#work
      .then(async () => {
        if (this.#isPublished && !isSettled) return;
        const result = await this.#run();
        if (isSettled) await this.#handlers.settled(result);
      })
      .catch(this.#handlers.fail);
  }

  async #run(): Promise<CheckResult> {
    const files = await readFolder(this.#folder);
    const result = this.#check.run(files.filter(({ path }) => isCoachFile(path)));
    if (isValid(result.diagnostics)) {
      await this.#handlers.publish(result);
      this.#isPublished = true;
    }
    return result;
  }
}

/** A file of the content, and none that an editor puts beside it. */
const isCoachFile = (file: string) => isContentFile(file) && !isEditorFile(file);
