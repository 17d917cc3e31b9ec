import { BROKEN, FAILED } from '../loading/failureMessages.ts';
import { isLoadError } from '../loading/loadError.ts';
import { documentTitle } from '../ui/documentTitle.ts';

/** What stands in for the whole app after `error`. */
export function FailedApp({ error }: { error: unknown }) {
  const { title, advice, action } = isLoadError(error) ? BROKEN : FAILED;
  const announce = (heading: HTMLElement | null) => {
    document.title = documentTitle(title);
    heading?.focus();
  };
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
