/**
 * Keeps the prerendered form in `root` from being sent before React is there. The function that is returned releases it,
 * and sends it when the user did and has changed nothing since.
 */
export function holdSubmit(root: HTMLElement): () => void {
  const held = new AbortController();
  const { signal } = held;
  let submitted: HTMLFormElement | undefined;
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      submitted = event.target as HTMLFormElement;
      showBusy(submitted, true);
    },
    { signal },
  );
  root.addEventListener(
    'input',
    () => {
      if (submitted) showBusy(submitted, false);
      submitted = undefined;
    },
    { signal },
  );
  return () => {
    held.abort();
    if (!submitted) return;
    // React expects the page as it was prerendered.
    showBusy(submitted, false);
    submitted.requestSubmit();
  };
}

function showBusy(form: HTMLFormElement, busy: boolean): void {
  const button = form.querySelector('[type=submit]');
  button?.setAttribute('aria-busy', String(busy));
  button?.setAttribute('aria-disabled', String(busy));
}
