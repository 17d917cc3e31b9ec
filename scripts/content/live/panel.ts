import type { Finding } from '../finding.ts';
import { drawFinding, element, revealCarets } from './finding-element.ts';
import { ASK_FINDINGS, FINDINGS, type FindingsMessage } from './messages.ts';
import css from './panel.css?inline';

/**
 * Over the page while developing: what keeps the content from being published, in the words of content:check. Takes no
 * focus, since its reader may be typing, here or in an editor. Warnings wait behind a button.
 */
class FindingsPanel extends HTMLElement {
  readonly #announcement = element('p', { role: 'alert' });
  readonly #title = element('h2', { id: 'title' });
  readonly #advice = element('p');
  readonly #list = element('ol', { tabindex: '0', 'aria-labelledby': 'title' });
  readonly #panel = element('section', { 'aria-labelledby': 'title' });
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
      if (key === 'Escape' && !this.#panel.hidden) this.#close();
    });
    const heading = element('div');
    heading.append(this.#title, this.#advice);
    const header = element('header');
    header.append(heading, close);
    this.#panel.append(header, this.#list);
    this.#panel.hidden = true;
    this.#badge.hidden = true;
    root.append(this.#announcement, this.#panel, this.#badge);
  }

  show({ findings, folder, published }: FindingsMessage): void {
    const errors = findings.filter(({ severity }) => severity === 'error');
    this.#title.textContent = counted(findings);
    this.#badge.textContent = counted(findings);
    this.#announcement.textContent = errors.length > 0 ? counted(findings) : '';
    this.#advice.textContent = adviceOn(errors.length > 0, published);
    // Errors first: each part is sorted by file and place.
    const sorted = [...errors, ...findings.filter(({ severity }) => severity === 'warning')];
    this.#list.replaceChildren(...sorted.map((finding) => drawFinding(finding, folder)));
    if (errors.length > 0) this.#open();
    else this.#panel.hidden = true;
    this.#badge.hidden = findings.length === 0 || !this.#panel.hidden;
  }

  #open(): void {
    this.#panel.hidden = false;
    this.#badge.hidden = true;
    revealCarets(this.#list);
  }

  #close(): void {
    const hadFocus = this.shadowRoot?.activeElement !== null;
    this.#panel.hidden = true;
    this.#badge.hidden = false;
    if (hadFocus) this.#badge.focus();
  }
}

function counted(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? 'faute' : 'fautes'}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'avertissement' : 'avertissements'}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function adviceOn(broken: boolean, published: boolean): string {
  if (!broken) return 'Rien qui bloque : adapte le programme, ou accepte avec « accepted » en disant pourquoi.';
  return published
    ? 'La page montre la dernière version sans faute. Corrige et enregistre : ce panneau s’en va de lui-même.'
    : 'Il n’y a pas encore de version sans faute à montrer. Corrige et enregistre : l’application s’ouvrira.';
}

customElements.define('content-findings', FindingsPanel);
const panel = new FindingsPanel();
document.body.append(panel);
import.meta.hot?.on(FINDINGS, (message: FindingsMessage) => panel.show(message));
import.meta.hot?.send(ASK_FINDINGS);
