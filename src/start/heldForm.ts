/**
 * Keeps the form in `root` from being sent before the app is there. The function that is returned gives it free, and
 * sends it when its reader did and has changed nothing since.
 */
export function holdForm(root: HTMLElement): () => void {
  const held = new AbortController();
  const { signal } = held;
  let sent: HTMLFormElement | undefined;
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      sent = event.target as HTMLFormElement;
      showBusy(sent, true);
    },
    { signal },
  );
  root.addEventListener(
    'input',
    () => {
      if (sent) showBusy(sent, false);
      sent = undefined;
    },
    { signal },
  );
  return () => {
    held.abort();
    if (!sent) return;
    // The app finds the page as the build drew it.
    showBusy(sent, false);
    sent.requestSubmit();
  };
}

function showBusy(form: HTMLFormElement, busy: boolean): void {
  const button = form.querySelector('[type=submit]');
  button?.setAttribute('aria-busy', String(busy));
  button?.setAttribute('aria-disabled', String(busy));
}
