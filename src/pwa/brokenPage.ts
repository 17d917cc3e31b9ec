/** Where React and the screens themselves could not be loaded: the words of ErrorBoundary.tsx, without either. */
export function tellBroken(root: HTMLElement): void {
  const heading = document.createElement('h1');
  heading.textContent = 'Chargement impossible';
  const advice = document.createElement('p');
  advice.textContent = 'Vérifie ta connexion, puis recharge la page.';
  const reload = document.createElement('button');
  reload.textContent = 'Recharger la page';
  reload.addEventListener('click', () => location.reload());
  const screen = document.createElement('main');
  screen.className = 'broken';
  screen.setAttribute('role', 'alert');
  screen.append(heading, advice, reload);
  root.replaceChildren(screen);
  root.hidden = false;
  addEventListener('online', () => location.reload());
}
