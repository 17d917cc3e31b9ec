import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../../scripts/verify/engines.ts';
import type { BrowserWindow } from './engines/window.ts';
import { PAGE_ERRORS, RECORD_PAGE_ERRORS } from './page-errors.ts';
import { field, findInReach, type Target } from './target.ts';

/** Generous: there is a window per core, and machines are slow. */
const TIMEOUT_MS = 40_000;
const POLL_MS = 50;

type Value = string | number | boolean | null | readonly string[];

/** The app in a browser's window, used as a member uses it. Each call waits for what it needs. */
export class Tab {
  readonly #engine: Engine;
  readonly #window: BrowserWindow;

  constructor(engine: Engine, window: BrowserWindow) {
    this.#engine = engine;
    this.#window = window;
  }

  goto(address: string): Promise<void> {
    return this.#window.goto(address);
  }

  reload(): Promise<void> {
    return this.#window.reload();
  }

  /** The answer of a function that runs in the page: it sees its arguments only. */
  async ask<Arguments extends Value[], Answer>(
    inPage: (...values: Arguments) => Answer,
    ...values: Arguments
  ): Promise<Awaited<Answer>> {
    return (await this.#window.evaluate(`(${RECORD_PAGE_ERRORS}, ${call(inPage, values)})`)) as Awaited<Answer>;
  }

  /** Waits until the page answers yes; `what` is what is waited for. */
  async until<Arguments extends Value[]>(
    what: string,
    inPage: (...values: Arguments) => boolean | Promise<boolean>,
    ...values: Arguments
  ): Promise<void> {
    await this.#eventually(what, () => this.ask(inPage, ...values));
  }

  async press({ what, selector, name }: Target): Promise<void> {
    await this.#eventually(what, () =>
      this.#window.press(call<[string, string | null]>(findInReach, [selector, name ?? null])),
    );
  }

  async fill(label: string, text: string): Promise<void> {
    await this.press(field(label));
    await this.ask(() => document.activeElement instanceof HTMLInputElement && document.activeElement.select());
    await this.#window.type(text);
  }

  /** What went wrong in the page so far, apart from what it showed to the user. */
  async pageErrors(): Promise<unknown> {
    return this.#window.evaluate(PAGE_ERRORS);
  }

  async #eventually(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    let lastError: unknown;
    do {
      try {
        if (await attempt()) return;
        lastError = undefined;
      } catch (error) {
        // The page is on its way to another one.
        lastError = error;
      }
      await pause(POLL_MS);
    } while (Date.now() < deadline);
    const shown = await this.ask(screenShown).catch((error: unknown) => error);
    throw new Error(`${this.#engine} has no ${what} after ${TIMEOUT_MS / 1000} s. It shows ${shown}`, {
      cause: lastError,
    });
  }
}

const call = <Arguments extends Value[]>(inPage: (...values: Arguments) => unknown, values: Arguments) =>
  `(${inPage})(${values.map((value) => JSON.stringify(value)).join(', ')})`;

/** Runs in the page. */
function screenShown(): string {
  const heading = document.querySelector('h1')?.textContent ?? 'no heading';
  return `« ${heading} », titled « ${document.title} », at ${location.href}`;
}
