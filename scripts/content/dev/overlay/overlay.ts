import type { Diagnostic } from '../../diagnostic.ts';
import { DIAGNOSTICS, type DiagnosticsMessage, REQUEST_DIAGNOSTICS } from '../messages.ts';
import { element, renderDiagnostic, revealCarets } from './diagnostic-element.ts';
import css from './overlay.css?inline';

/**
 * Over the page while developing: what keeps the content from being published, in the words of content:check. Takes no
 * focus, since the user may be typing, here or in an editor. Warnings wait behind a button.
 */
class DiagnosticsOverlay extends HTMLElement {
  readonly #announcement = element('p', { role: 'alert' });
  readonly #title = element('h2', { id: 'title' });
  readonly #advice = element('p');
  readonly #list = element('ol', { tabindex: '0', 'aria-labelledby': 'title' });
  readonly #section = element('section', { 'aria-labelledby': 'title' });
  readonly #badge = element('button', { class: 'badge', type: 'button' });

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const close = element('button', { type: 'button' }, 'Fermer');
    close.addEventListener('click', () => this.#close());
    this.#badge.addEventListener('click', () => {
      this.#open();
      this.#list.focus();
    });
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !this.#section.hidden) this.#close();
    });
    const heading = element('div');
    heading.append(this.#title, this.#advice);
    const header = element('header');
    header.append(heading, close);
    this.#section.append(header, this.#list);
    this.#section.hidden = true;
    this.#badge.hidden = true;
    root.append(this.#announcement, this.#section, this.#badge);
  }

  show({ diagnostics, folder, published }: DiagnosticsMessage): void {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    this.#title.textContent = counted(diagnostics);
    this.#badge.textContent = counted(diagnostics);
    this.#announcement.textContent = errors.length > 0 ? counted(diagnostics) : '';
    this.#advice.textContent = adviceOn(errors.length > 0, published);
    // Errors first: each part is sorted by file and place.
    const sorted = [...errors, ...diagnostics.filter(({ severity }) => severity === 'warning')];
    this.#list.replaceChildren(...sorted.map((diagnostic) => renderDiagnostic(diagnostic, folder)));
    if (errors.length > 0) this.#open();
    else this.#section.hidden = true;
    this.#badge.hidden = diagnostics.length === 0 || !this.#section.hidden;
  }

  #open(): void {
    this.#section.hidden = false;
    this.#badge.hidden = true;
    revealCarets(this.#list);
  }

  #close(): void {
    const hadFocus = this.shadowRoot?.activeElement !== null;
    this.#section.hidden = true;
    this.#badge.hidden = false;
    if (hadFocus) this.#badge.focus();
  }
}

function counted(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? 'faute' : 'fautes'}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'avertissement' : 'avertissements'}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function adviceOn(hasErrors: boolean, published: boolean): string {
  if (!hasErrors) return 'Rien qui bloque : adapte le programme, ou accepte avec « accepted » en disant pourquoi.';
  return published
    ? 'La page montre la dernière version sans faute. Corrige et enregistre : ce panneau s’en va de lui-même.'
    : 'Il n’y a pas encore de version sans faute à montrer. Corrige et enregistre : l’application s’ouvrira.';
}

customElements.define('content-diagnostics', DiagnosticsOverlay);
const overlay = new DiagnosticsOverlay();
document.body.append(overlay);
import.meta.hot?.on(DIAGNOSTICS, (message: DiagnosticsMessage) => overlay.show(message));
import.meta.hot?.send(REQUEST_DIAGNOSTICS);
