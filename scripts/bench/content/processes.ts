import { spawnSync } from 'node:child_process';

export interface Contender {
  name: string;
  cwd: string;
  /** What Node runs. */
  args: readonly string[];
}

/** Seconds from the start of the process to its end. Throws what it said when it fails. */
export function secondsOf({ name, cwd, args }: Contender): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${name} failed:\n${stdout}${stderr}`);
  return seconds;
}
