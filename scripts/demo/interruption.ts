import { spawnSync } from 'node:child_process';

const POLL_MS = 500;

/** Resolves at a Ctrl-C, or another signal to end. */
export function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

/** Resolves when npm has ended, or whoever else started this process: one that is killed passes no signal on. */
export function orphaned(): Promise<void> {
  const starters = [process.ppid, ...aboveShell(process.ppid)];
  return new Promise((resolve) => {
    const poll = setInterval(() => {
      if (process.ppid !== starters[0] || !starters.every(isRunning)) resolve();
    }, POLL_MS);
    poll.unref();
  });
}

/** npm runs its scripts in a shell, which outlives it. */
function aboveShell(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command = ''] = /^\s*(\d+)\s+(\S+)/.exec(stdout ?? '') ?? [];
  return process.env.npm_lifecycle_event && /(?:^|[/-])(?:ba|da|z|k|a)?sh$/.test(command) ? [Number(parent)] : [];
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
