import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { checkContent } from './check.ts';
import { CONTENT_FOLDER, compileContent } from './compile.ts';
import { writeSchemas } from './editor/write-schemas.ts';
import type { Finding } from './finding.ts';

/** A content folder to check and, with a place for its modules, to publish when it is sound. */
export interface FolderTask {
  folder: string;
  out?: string | undefined;
  publishes: boolean;
}

/** Fewer folders than this are done before another thread is ready. */
const FEWEST_PER_THREAD = 4;

/** The findings of each folder, in order. Many folders are shared out among threads, which run `command`. */
export async function findingsOf(tasks: readonly FolderTask[], command: string): Promise<Finding[][]> {
  const threads = Math.max(1, Math.min(availableParallelism(), Math.floor(tasks.length / FEWEST_PER_THREAD)));
  const size = Math.ceil(tasks.length / threads);
  const shares = Array.from({ length: threads }, (_, thread) => tasks.slice(thread * size, (thread + 1) * size));
  // This thread works too.
  const [own = [], ...others] = shares;
  const found = await Promise.all([...others.map((share) => inThread(share, command)), inTurn(own)]);
  return [...(found.at(-1) ?? []), ...found.slice(0, -1).flat()];
}

/** What a thread that {@link findingsOf} has started does; false where there is none. */
export async function answerAsThread(): Promise<boolean> {
  if (isMainThread || !parentPort) return false;
  parentPort.postMessage(await inTurn(workerData as FolderTask[]));
  return true;
}

async function inTurn(tasks: readonly FolderTask[]): Promise<Finding[][]> {
  const found: Finding[][] = [];
  for (const { folder, out, publishes } of tasks) {
    const { content, findings } = publishes ? await compileContent(folder, out) : await checkContent(folder);
    if (!publishes && folder === CONTENT_FOLDER) await writeSchemas(content);
    found.push(findings);
  }
  return found;
}

function inThread(tasks: readonly FolderTask[], command: string): Promise<Finding[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(command, { workerData: tasks });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
