import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { errorLine } from '../error-line.ts';
import { checkFolder } from './check-folder.ts';
import { CONTENT_FOLDER, compileContent } from './compile.ts';
import type { Diagnostic } from './diagnostic.ts';
import { writeSchemas } from './outputs/json-schema/write-schemas.ts';

/** A content folder to check and, with a place for its modules, to publish when it is sound. */
export interface FolderTask {
  folder: string;
  out?: string | undefined;
  publishes: boolean;
}

/** What was found in a folder, or why it could not be checked at all. */
export type FolderResult = { diagnostics: Diagnostic[] } | { failure: string };

/** Fewer folders than this are done before another thread is ready. */
const FEWEST_PER_THREAD = 4;

/** The result of each folder, in order. Many folders are shared out among threads, which run `command`. */
export async function resultsOf(tasks: readonly FolderTask[], command: string): Promise<FolderResult[]> {
  const threads = Math.max(1, Math.min(availableParallelism(), Math.floor(tasks.length / FEWEST_PER_THREAD)));
  const size = Math.ceil(tasks.length / threads);
  const shares = Array.from({ length: threads }, (_, thread) => tasks.slice(thread * size, (thread + 1) * size));
  // This thread works too.
  const [own = [], ...others] = shares;
  const found = await Promise.all([...others.map((share) => inThread(share, command)), inTurn(own)]);
  return [...(found.at(-1) ?? []), ...found.slice(0, -1).flat()];
}

/** What a thread that {@link resultsOf} has started does; false where there is none. */
export async function answerAsThread(): Promise<boolean> {
  if (isMainThread || !parentPort) return false;
  parentPort.postMessage(await inTurn(workerData as FolderTask[]));
  return true;
}

/** A folder that fails keeps no other from its report. */
async function inTurn(tasks: readonly FolderTask[]): Promise<FolderResult[]> {
  const results: FolderResult[] = [];
  for (const task of tasks) {
    results.push(
      await diagnosticsOf(task).then(
        (diagnostics) => ({ diagnostics }),
        (error) => ({ failure: String(errorLine(error)) }),
      ),
    );
  }
  return results;
}

async function diagnosticsOf({ folder, out, publishes }: FolderTask): Promise<Diagnostic[]> {
  const { content, diagnostics } = publishes ? await compileContent(folder, out) : await checkFolder(folder);
  if (!publishes && folder === CONTENT_FOLDER) await writeSchemas(content);
  return diagnostics;
}

/** What a thread answers; this thread does the work of one that ends without an answer. */
async function inThread(tasks: readonly FolderTask[], command: string): Promise<FolderResult[]> {
  const worker = new Worker(command, { workerData: tasks });
  const answer = once(worker, 'message').then(([results]) => results as FolderResult[]);
  const end = once(worker, 'exit').then(() => undefined);
  return (await Promise.race([answer, end]).catch(() => undefined)) ?? inTurn(tasks);
}
