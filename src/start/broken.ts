import { BROKEN } from '../app/brokenTexts.ts';

/** Stands in `root` where React itself could not be loaded; looks as ErrorBoundary.tsx does. */
export function tellBroken(root: HTMLElement): void {
  const screen = element('main', 'broken');
  const heading = element('h1', '', BROKEN.title);
  heading.tabIndex = -1;
  const reload = element('button', 'broken-button', BROKEN.action);
  reload.addEventListener('click', () => location.reload());
  screen.append(heading, element('p', '', BROKEN.advice), reload);
  root.replaceChildren(screen);
  root.hidden = false;
  document.title = BROKEN.title;
  heading.focus();
}

/**
 * A word above what `root` shows; resolves, and is gone, when it is time to try again: when its reader says so or sends
 * the form, or when the network is back. `focused`: its button had the focus the last time, which it gets again.
 */
export function askToRetry(root: HTMLElement, focused: boolean): Promise<{ focused: boolean }> {
  const notice = element('div', 'broken-notice');
  notice.setAttribute('role', 'alert');
  root.before(notice);
  const retry = element('button', 'broken-button', 'Réessayer');
  notice.append(element('p', '', `${BROKEN.title}. Vérifie ta connexion.`), retry);
  if (focused) retry.focus();
  return new Promise((resolve) => {
    const again = new AbortController();
    const { signal } = again;
    const end = () => {
      again.abort();
      resolve({ focused: document.activeElement === retry });
      notice.remove();
    };
    retry.addEventListener('click', end, { signal });
    root.addEventListener('submit', end, { signal });
    window.addEventListener('online', end, { signal });
  });
}

function element<Name extends 'main' | 'div' | 'h1' | 'p' | 'button'>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
