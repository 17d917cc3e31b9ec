import { BROKEN, FAILED } from '../loading/failureMessages.ts';
import { isLoadError } from '../loading/loadError.ts';
import { documentTitle } from '../ui/documentTitle.ts';

const announce = (heading: HTMLElement | null) => {
  if (!heading) return;
  document.title = documentTitle(heading.textContent);
  heading.focus();
};

/** What stands in for the whole app after `error`. */
export function FailedApp({ error }: { error: unknown }) {
  const { title, advice, action } = isLoadError(error) ? BROKEN : FAILED;
  return (
    <main className="broken">
      <h1 ref={announce} tabIndex={-1}>
        {title}
      </h1>
      <p>{advice}</p>
      <button type="button" className="broken-button" onClick={() => location.reload()}>
        {action}
      </button>
    </main>
  );
}
