import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheckResult, ContentCheck, isSound } from '../check.ts';
import type { Content } from '../content.ts';
import type { Finding } from '../finding.ts';
import { type FileTexts, isContentFile, readFolder } from '../read.ts';
import { isEditorFile } from './editor-files.ts';

/** Editors save in steps: what is still wrong when nothing has changed for so long was meant to be there. */
const SETTLED_MS = 250;
/** A watcher that tells of the beginning of a save keeps what follows within 50 ms to itself: after such pauses we look. */
const LOOKS_MS = [20, 60, 120];

export interface LiveOutlets {
  /** Takes content without errors, as soon as it is there. */
  publish(content: Content): Promise<void>;
  /** Takes all findings, whenever they are others than before. */
  tell(findings: readonly Finding[]): void;
  /** Takes what kept the content from being published, when that is not its own fault: a full disk. */
  fail(error: unknown): void;
}

/** A content folder that is being edited: checked at each change, published when it is sound, told about when it is not. */
export class LiveContent {
  readonly #folder: string;
  readonly #outlets: LiveOutlets;
  readonly #check = new ContentCheck();
  #files: FileTexts = new Map();
  #result: CheckResult | undefined;
  /** What was read last is sound, but could not be published. */
  #unpublished = false;
  #told: readonly Finding[] = [];
  /** Files that are said to have changed since. */
  readonly #edited = new Set<string>();
  #work: Promise<void> = Promise.resolve();
  #waiting = false;
  #settled: NodeJS.Timeout | undefined;
  #looks: NodeJS.Timeout[] = [];

  constructor(folder: string, outlets: LiveOutlets) {
    this.#folder = folder;
    this.#outlets = outlets;
  }

  /** What was told last. */
  get findings(): readonly Finding[] {
    return this.#told;
  }

  /** What was read last; undefined until then. */
  get content(): Content | undefined {
    return this.#result?.content;
  }

  /** Reads the folder. Resolves when what is sound is published. */
  async start(): Promise<void> {
    await this.#enqueue();
    this.#settleLater();
  }

  /** A file (by its path inside the folder) was written, added or removed. */
  edited(file: string): void {
    this.#edited.add(file.split(path.sep).join('/'));
    this.#settleLater();
    void this.#enqueue();
  }

  close(): void {
    for (const timer of [this.#settled, ...this.#looks]) clearTimeout(timer);
    this.#settled = undefined;
  }

  /** Never twice at once; demands that pile up meanwhile count as one. */
  #enqueue(): Promise<void> {
    if (!this.#waiting) {
      this.#waiting = true;
      this.#work = this.#work
        .then(() => {
          this.#waiting = false;
          return this.#read();
        })
        .catch(this.#outlets.fail);
    }
    return this.#work;
  }

  #settleLater(): void {
    this.close();
    this.#settled = setTimeout(() => void this.#settle(), SETTLED_MS);
    this.#looks = LOOKS_MS.map((pause) => setTimeout(() => this.#lookAgain(), pause));
  }

  /** What is sound may be shown already; what is not may be half of a save. */
  #lookAgain(): void {
    if (this.#result && !isSound(this.#result.findings)) void this.#enqueue();
  }

  async #settle(): Promise<void> {
    const pause = this.#settled;
    const before = this.#files;
    await this.#enqueue();
    if (this.#settled !== pause) return;
    // A change that nobody told of.
    if (this.#files !== before) this.#settleLater();
    else if (this.#result) this.#tell(this.#result.findings);
  }

  /** The files that were edited, else all of them. */
  async #read(): Promise<void> {
    const edited = [...this.#edited];
    this.#edited.clear();
    const files = this.#result && edited.length > 0 ? this.#withEdited(edited) : await readWritten(this.#folder);
    if (!files) return;
    if (!this.#result || !isSame(files, this.#files)) {
      this.#files = files;
      this.#result = this.#check.run(files);
      this.#unpublished = isSound(this.#result.findings);
    }
    if (!this.#unpublished) return;
    const { content, findings } = this.#result;
    await this.#outlets.publish(content);
    this.#unpublished = false;
    // What is mended is taken back at once; what is new may be half of a save.
    const told = new Set(this.#told.map(wordsOf));
    this.#tell(findings.filter((finding) => told.has(wordsOf(finding))));
  }

  #withEdited(edited: readonly string[]): FileTexts {
    const files = new Map(this.#files);
    for (const file of edited.filter(isWritten)) {
      try {
        files.set(file, readFileSync(path.join(this.#folder, file)));
      } catch {
        files.delete(file);
      }
    }
    return files;
  }

  #tell(findings: readonly Finding[]): void {
    if (JSON.stringify(findings) === JSON.stringify(this.#told)) return;
    this.#told = findings;
    this.#outlets.tell(findings);
  }
}

const wordsOf = ({ file, check, message }: Finding) => `${file} ${check} ${message}`;

const isWritten = (file: string) => isContentFile(file) && !isEditorFile(file);

/** Undefined when a file goes away while it is being read. */
async function readWritten(folder: string): Promise<FileTexts | undefined> {
  const files = await readFolder(folder).catch(() => undefined);
  return files && new Map([...files].filter(([file]) => isWritten(file)));
}

function isSame(a: FileTexts, b: FileTexts): boolean {
  const standsInB = ([file, bytes]: [string, Uint8Array]) => {
    const other = b.get(file);
    return other !== undefined && Buffer.compare(bytes, other) === 0;
  };
  return a.size === b.size && [...a].every(standsInB);
}
