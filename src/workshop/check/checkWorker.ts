import type { Files } from '../model/draft.ts';
import type { Checked, Differences, Request } from './worker.ts';
import workerUrl from './worker.ts?worker&url';

/** The page's policy takes the address of a worker from this alone. */
const policy = window.trustedTypes?.createPolicy('workshop', { createScriptURL: (url) => url });

/** The check beside the page; it answers one request after the other. */
export class CheckWorker {
  readonly #worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  readonly #waiting: ((answer: never) => void)[] = [];

  constructor() {
    this.#worker.onmessage = ({ data }) => this.#waiting.shift()?.(data as never);
  }

  check = (files: Files) => this.#ask<Checked>({ check: files });

  compare = (before: Files, after: Files) => this.#ask<Differences>({ compare: [before, after] });

  close(): void {
    this.#worker.terminate();
  }

  #ask<Answer>(request: Request): Promise<Answer> {
    return new Promise<Answer>((resolve) => {
      this.#waiting.push(resolve);
      this.#worker.postMessage(request);
    });
  }
}
