import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Fewer tasks than this are done before another thread has started. */
const MIN_TASKS_PER_THREAD = 4;

/** Tasks that several threads do: each takes the next one, so that all end at the same time. */
interface Queue<Task> {
  tasks: readonly Task[];
  /** In memory that the threads share: how many tasks are taken. */
  taken: Int32Array;
}

type Work<Task, Result> = (task: Task) => Promise<Result>;

/** The results of `work` on all tasks, in order. Threads that run the same program as this one take many tasks too. */
export async function inThreads<Task, Result>(tasks: readonly Task[], work: Work<Task, Result>): Promise<Result[]> {
  const threads = Math.max(1, Math.min(availableParallelism(), Math.floor(tasks.length / MIN_TASKS_PER_THREAD)));
  const queue = { tasks, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
  const others = Array.from({ length: threads - 1 }, () => inThread<Task, Result>(queue));
  const results = new Map((await Promise.all([doTasks(queue, work), ...others])).flat());
  // What a thread took that ended without an answer is done here.
  return Promise.all(tasks.map(async (task, index) => results.get(index) ?? (await work(task))));
}

/** In a thread that {@link inThreads} started, does its work; false elsewhere. */
export async function answerAsThread<Task, Result>(work: Work<Task, Result>): Promise<boolean> {
  if (isMainThread || !parentPort) return false;
  parentPort.postMessage(await doTasks(workerData as Queue<Task>, work));
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
async function inThread<Task, Result>(workerData: Queue<Task>): Promise<[index: number, result: Result][]> {
  const worker = new Worker(process.argv[1] ?? '', { argv: process.argv.slice(2), workerData });
  const answer = once(worker, 'message').then(([results]) => results as [number, Result][]);
  const end = once(worker, 'exit').then(() => []);
  return Promise.race([answer, end]).catch(() => []);
}
