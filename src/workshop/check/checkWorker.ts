import type { Files } from '../model/draft.ts';
import type { Answer, Checked, Differences, Request } from './worker.ts';
import workerUrl from './worker.ts?worker&url';

/** The page's policy takes the address of a worker from this alone. */
const policy = window.trustedTypes?.createPolicy('workshop', { createScriptURL: (url) => url });

/** The check beside the page; it answers one request after the other. */
export class CheckWorker {
  readonly #worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  readonly #waiting: { resolve: (answer: unknown) => void; reject: (error: unknown) => void }[] = [];

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const request = this.#waiting.shift();
      if ('answer' in data) request?.resolve(data.answer);
      else request?.reject(data.error);
    };
    // It could not be loaded.
    this.#worker.onerror = (event) => {
      for (const { reject } of this.#waiting.splice(0)) reject(event.message);
    };
  }

  check = (files: Files) => this.#ask({ check: files }) as Promise<Checked>;

  compare = (before: Files, after: Files) => this.#ask({ compare: [before, after] }) as Promise<Differences>;

  close(): void {
    this.#worker.terminate();
  }

  #ask(request: Request): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(request);
    });
  }
}
