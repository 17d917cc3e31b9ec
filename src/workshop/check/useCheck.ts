import { useEffect, useRef, useState } from 'react';
import type { Files } from '../model/draft.ts';
import { CheckWorker } from './checkWorker.ts';
import type { Checked } from './worker.ts';

/** What the check says of `files`; of earlier ones while it is at work, undefined before the first answer. `failure`: its own. */
export function useCheck(files: Files) {
  const [worker, setWorker] = useState<CheckWorker>();
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef(files);
  const isBusy = useRef(false);
  latest.current = files;

  useEffect(() => {
    const opened = new CheckWorker();
    setWorker(opened);
    return () => {
      isBusy.current = false;
      opened.close();
    };
  }, []);

  useEffect(() => {
    if (!worker) return;
    // What is typed while it is at work is checked once.
    const run = async (asked: Files) => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        setChecked(await worker.check(asked));
      } catch (error) {
        setFailure(String(error));
      }
      isBusy.current = false;
      if (latest.current !== asked) void run(latest.current);
    };
    void run(files);
  }, [worker, files]);

  return { checked, failure, compare: worker?.compare };
}
