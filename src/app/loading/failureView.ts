import type { LOAD_FAILURE } from './failureMessages.ts';

/** Shows a failure in place of the whole app, without React, and moves the focus to it. */
export function showFailure(root: HTMLElement, { title, advice, action }: typeof LOAD_FAILURE): void {
  const heading = element('h1', '', title);
  heading.tabIndex = -1;
  showScreen(
    root,
    heading,
    element('p', '', advice),
    button(action, () => location.reload()),
  );
  document.title = title;
  heading.focus();
}

/** Replaces what `root` holds. */
export function showScreen(root: HTMLElement, ...content: HTMLElement[]): void {
  const screen = element('main', 'failure', '');
  screen.append(...content);
  root.replaceChildren(screen);
  root.hidden = false;
}

/** A message above what `root` shows, read out at once. */
export function showAlert(root: HTMLElement, text: string, ...buttons: HTMLElement[]): HTMLElement {
  const alert = element('div', 'failure-alert', '');
  alert.setAttribute('role', 'alert');
  root.before(alert);
  alert.append(element('p', '', text), ...buttons);
  return alert;
}

export function button(text: string, onClick?: () => void): HTMLElement {
  const created = element('button', 'failure-button', text);
  if (onClick) created.addEventListener('click', onClick);
  return created;
}

export function element<Name extends 'main' | 'div' | 'h1' | 'p' | 'button' | 'a'>(
  name: Name,
  className: string,
  text: string,
) {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}
