import { useEffect, useRef, useState } from 'react';
import type { Files } from '../model/draft.ts';
import type { Checked } from './worker.ts';
import workerUrl from './worker.ts?worker&url';

/** The page's policy takes the address of a worker from this alone. */
const policy = window.trustedTypes?.createPolicy('workshop', { createScriptURL: (url) => url });

/** What the check says of `files`; of earlier ones while it is at work, undefined before the first answer. */
export function useCheck(files: Files): Checked | undefined {
  const [checked, setChecked] = useState<Checked>();
  const check = useRef<(files: Files) => void>(undefined);
  useEffect(() => {
    const url = policy?.createScriptURL(workerUrl) ?? workerUrl;
    const worker = new Worker(url, { type: 'module' });
    let isBusy = false;
    let waiting: Files | undefined;
    check.current = (next) => {
      if (isBusy) waiting = next;
      else {
        isBusy = true;
        worker.postMessage(next);
      }
    };
    worker.onmessage = ({ data }: MessageEvent<Checked>) => {
      isBusy = false;
      const next = waiting;
      waiting = undefined;
      if (next) check.current?.(next);
      setChecked(data);
    };
    return () => worker.terminate();
  }, []);
  useEffect(() => check.current?.(files), [files]);
  return checked;
}
