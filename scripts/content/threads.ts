import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Fewer tasks than this are done before another thread has started. */
const MIN_TASKS_PER_THREAD = 4;

/** The results of `work` on all tasks, in order. Threads that run the same program as this one share many tasks out. */
export async function inThreads<Task, Result>(
  tasks: readonly Task[],
  work: (tasks: readonly Task[]) => Promise<Result[]>,
): Promise<Result[]> {
  const threads = Math.max(1, Math.min(availableParallelism(), Math.floor(tasks.length / MIN_TASKS_PER_THREAD)));
  const size = Math.ceil(tasks.length / threads);
  const [own = [], ...others] = Array.from({ length: threads }, (_, thread) =>
    tasks.slice(thread * size, (thread + 1) * size),
  );
  const results = await Promise.all([
    work(own),
    ...others.map(async (share) => (await inThread<Task, Result>(share)) ?? work(share)),
  ]);
  return results.flat();
}

/** In a thread that {@link inThreads} started, does its work; false elsewhere. */
export async function answerAsThread<Task, Result>(work: (tasks: readonly Task[]) => Promise<Result[]>) {
  if (isMainThread || !parentPort) return false;
  parentPort.postMessage(await work(workerData as Task[]));
  return true;
}

/** Undefined when the thread ends without an answer. */
async function inThread<Task, Result>(workerData: readonly Task[]): Promise<Result[] | undefined> {
  const worker = new Worker(process.argv[1] ?? '', { argv: process.argv.slice(2), workerData });
  const answer = once(worker, 'message').then(([results]) => results as Result[]);
  const end = once(worker, 'exit').then(() => undefined);
  return Promise.race([answer, end]).catch(() => undefined);
}
