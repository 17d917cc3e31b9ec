import { useEffect, useMemo, useRef, useState } from 'react';
import type { Files } from '../model/draft.ts';
import type { Answers, Checked } from './worker.ts';
import workerUrl from './worker.ts?worker&url';

/** The page's policy takes the address of a worker from this alone. */
const policy = window.trustedTypes?.createPolicy('workshop', { createScriptURL: (url) => url });

/** Asks the check in a worker; rejects with its fault, or when it can't be loaded. */
function ask<Name extends keyof Answers>(worker: Worker, name: Name, ...files: Files[]): Promise<Answers[Name]> {
  const { port1, port2 } = new MessageChannel();
  const stopped = new AbortController();
  const answer = new Promise<Answers[Name]>((resolve, reject) => {
    port1.onmessage = ({ data }) => ('error' in data ? reject(data.error) : resolve(data.answer));
    worker.addEventListener('error', reject, { signal: stopped.signal });
    worker.postMessage({ name, files }, [port2]);
  });
  return answer.finally(() => {
    port1.close();
    stopped.abort();
  });
}

/** What the check says of `files`; of earlier ones while it is at work, undefined before the first answer. `failure`: its own. */
export function useCheck(files: Files) {
  const [worker, setWorker] = useState<Worker>();
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<unknown>();
  const latest = useRef(files);
  const busy = useRef<Worker>(undefined);
  latest.current = files;

  useEffect(() => {
    const opened = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
    setWorker(opened);
    return () => opened.terminate();
  }, []);

  useEffect(() => {
    // What is typed while it is at work is checked once.
    const run = async (asked: Files) => {
      if (!worker || busy.current === worker) return;
      busy.current = worker;
      await ask(worker, 'check', asked).then(setChecked, setFailure);
      busy.current = undefined;
      if (latest.current !== asked) void run(latest.current);
    };
    void run(files);
  }, [worker, files]);

  const compare = useMemo(
    () => (worker && !failure ? (before: Files, after: Files) => ask(worker, 'compare', before, after) : undefined),
    [worker, failure],
  );
  return { checked, failure, compare };
}
