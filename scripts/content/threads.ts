import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** Fewer tasks than this are done before another thread has started. */
const MIN_TASKS_PER_THREAD = 4;

/** Tasks that several threads do: each takes the next one, so that all end at the same time. */
interface Queue<Task> {
  tasks: readonly Task[];
  /** In memory that the threads share: how many tasks are taken. */
  taken: Int32Array;
}

type Work<Task, Result> = (task: Task) => Promise<Result>;

export interface Thread {
  worker: Worker;
  /** Resolves when it ends, also by an error. */
  ended: Promise<unknown>;
}

/** Starts the threads that help with so many tasks. Each runs the same program as this one, and waits for tasks. */
export function startThreads(taskCount: number): Thread[] {
  const count = Math.max(1, Math.min(availableParallelism(), Math.floor(taskCount / MIN_TASKS_PER_THREAD)));
  return Array.from({ length: count - 1 }, () => {
    const worker = new Worker(process.argv[1] ?? '', { argv: process.argv.slice(2) });
    // Without tasks it keeps no process alive.
    worker.unref();
    return { worker, ended: once(worker, 'exit').catch(() => undefined) };
  });
}

/** The results of `work` on all tasks, in order, by this thread and others. */
export async function inThreads<Task, Result>(
  tasks: readonly Task[],
  work: Work<Task, Result>,
  threads: readonly Thread[],
): Promise<Result[]> {
  const queue = { tasks, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
  const others = threads.map((thread) => inThread<Task, Result>(thread, queue));
  const results = new Map((await Promise.all([doTasks(queue, work), ...others])).flat());
  // What a thread took that ended without an answer is done here.
  return Promise.all(tasks.map(async (task, index) => results.get(index) ?? (await work(task))));
}

/** In a thread that {@link startThreads} started, loads its work and does its tasks; false elsewhere. */
export async function answerAsThread<Task, Result>(load: () => Promise<Work<Task, Result>>): Promise<boolean> {
  if (isMainThread || !parentPort) return false;
  const [[queue], work] = await Promise.all([once(parentPort, 'message') as Promise<[Queue<Task>]>, load()]);
  parentPort.postMessage(await doTasks(queue, work));
  return true;
}

/** Takes tasks as long as there are some; resolves with their results by their places in the queue. */
async function doTasks<Task, Result>({ tasks, taken }: Queue<Task>, work: Work<Task, Result>) {
  const results: [index: number, result: Result][] = [];
  const next = () => Atomics.add(taken, 0, 1);
  for (let index = next(); index < tasks.length; index = next()) {
    results.push([index, await work(tasks[index] as Task)]);
  }
  return results;
}

/** No results when the thread ends without an answer. */
async function inThread<Task, Result>({ worker, ended }: Thread, queue: Queue<Task>): Promise<[number, Result][]> {
  worker.ref();
  worker.postMessage(queue);
  const answer = once(worker, 'message').then(([results]) => results as [number, Result][]);
  return Promise.race([answer, ended.then(() => [])]).catch(() => []);
}
