import { type ComponentType, lazy } from 'react';
import { loadOrReload } from './reloadOnce.ts';

const failed = new Set<() => void>();

/** Lets the components of {@link lazyChunk} that could not be loaded be tried again when they are shown next. */
export function forgetFailedChunks(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** React's lazy, which by itself remembers a failure for good. */
export function lazyChunk<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const create = () =>
    lazy(() =>
      loadOrReload(load).catch((error) => {
        // Not here: React renders once more before it gives the error to a boundary.
        failed.add(() => {
          Chunk = create();
        });
        throw error;
      }),
    );
  let Chunk = create();
  return (props) => <Chunk {...props} />;
}
