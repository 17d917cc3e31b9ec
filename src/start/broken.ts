import { BROKEN } from '../loading/failureMessages.ts';

/** Stands in `root` where React itself could not be loaded; looks as ErrorBoundary.tsx does. */
export function tellBroken(root: HTMLElement): void {
  const heading = element('h1', '', BROKEN.title);
  heading.tabIndex = -1;
  show(
    root,
    heading,
    element('p', '', BROKEN.advice),
    button(BROKEN.action, () => location.reload()),
  );
  document.title = BROKEN.title;
  heading.focus();
}

/** All that another site gets to show of the app. */
export function tellFramed(root: HTMLElement): void {
  const link = element('a', '', 'Ouvrir l’app');
  link.href = location.href;
  link.target = '_blank';
  link.rel = 'noreferrer';
  show(root, element('p', '', 'Cette app ne s’affiche pas dans une autre page.'), link);
}

/**
 * A word above what `root` shows; resolves, and is gone, when it is time to try again: when its reader says so or sends
 * the form, or when the network is back. `focused`: its button had the focus the last time, which it gets again.
 */
export function askToRetry(root: HTMLElement, focused: boolean): Promise<{ focused: boolean }> {
  const retry = button('Réessayer');
  const message = notice(root, `${BROKEN.title}. Vérifie ta connexion.`, retry);
  if (focused) retry.focus();
  return new Promise((resolve) => {
    const again = new AbortController();
    const { signal } = again;
    const end = () => {
      again.abort();
      resolve({ focused: document.activeElement === retry });
      message.remove();
    };
    retry.addEventListener('click', end, { signal });
    root.addEventListener('submit', end, { signal });
    window.addEventListener('online', end, { signal });
  });
}

/** A message above what `root` shows, read out at once. */
export function notice(root: HTMLElement, text: string, ...buttons: HTMLElement[]): HTMLElement {
  const made = element('div', 'broken-notice');
  made.setAttribute('role', 'alert');
  root.before(made);
  made.append(element('p', '', text), ...buttons);
  return made;
}

export function button(text: string, onClick?: () => void): HTMLElement {
  const made = element('button', 'broken-button', text);
  if (onClick) made.addEventListener('click', onClick);
  return made;
}

function show(root: HTMLElement, ...content: HTMLElement[]): void {
  const screen = element('main', 'broken');
  screen.append(...content);
  root.replaceChildren(screen);
  root.hidden = false;
}

function element<Name extends 'main' | 'div' | 'h1' | 'p' | 'button' | 'a'>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
