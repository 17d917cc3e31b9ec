import { documentTitle } from '../ui/documentTitle.ts';
import { failureMessageOf } from './loading/failureMessages.ts';
import { showFailure } from './loading/failureView.ts';

/** In place of the whole app, as where React itself could not be loaded. */
export function FailedApp({ error }: { error: unknown }) {
  const show = (root: HTMLElement | null) => {
    if (!root) return;
    const message = failureMessageOf(error);
    showFailure(root, message);
    document.title = documentTitle(message.title);
  };
  return <div ref={show} />;
}
