/** A browser's storage, which may be blocked, closed or full: nothing of it throws here. */
export class StorageAccess {
  readonly #storage: () => Storage;
  /** Storage answered the last question, and took the last change. */
  #answers = true;
  #takes = true;

  /** `storage` is a function: a browser that blocks storage throws at the very mention of it. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get works(): boolean {
    return this.#answers && this.#takes;
  }

  /** Null when there is nothing, or no way to know. */
  text(key: string): string | null {
    const text = this.read((storage) => storage.getItem(key));
    this.#answers = text !== undefined;
    return text ?? null;
  }

  /** Undefined where storage does not let it. */
  read<Answer>(read: (storage: Storage) => Answer): Answer | undefined {
    try {
      return read(this.#storage());
    } catch {
      return undefined;
    }
  }

  /** Answers whether storage took all of it. */
  write(write: (storage: Storage) => void): boolean {
    try {
      write(this.#storage());
      this.#takes = true;
    } catch {
      this.#takes = false;
    }
    return this.#takes;
  }

  /** Storage that could not be read may hold what was never seen: it is left alone. */
  writeOver(key: string, seen: string | null, write: (storage: Storage) => void): boolean {
    return this.write((storage) => {
      if (storage.getItem(key) !== seen) throw new Error('storage holds something else than what was read');
      write(storage);
    });
  }
}
