import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const KILL_AFTER_MS = 3000;
const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface BackgroundProgram {
  child: ChildProcess;
  /** Ends it and all that it started. */
  end(): Promise<void>;
}

/** Starts a program in a group of its own, which ends with this process at the latest. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { stdio, env }: { stdio: StdioOptions; env?: NodeJS.ProcessEnv },
): Promise<BackgroundProgram> {
  const child = spawn(command, args, { stdio, detached: true, ...(env && { env: { ...process.env, ...env } }) });
  await once(child, 'spawn');
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // The group is gone.
    }
  };
  const endWithUs = () => signal('SIGTERM');
  const endInterrupted = (interruption: NodeJS.Signals) => {
    endWithUs();
    // Listened to once: this time it ends the process.
    process.kill(process.pid, interruption);
  };
  process.once('exit', endWithUs);
  for (const interruption of INTERRUPTIONS) process.once(interruption, endInterrupted);
  return {
    child,
    async end() {
      process.off('exit', endWithUs);
      for (const interruption of INTERRUPTIONS) process.off(interruption, endInterrupted);
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      signal('SIGTERM');
      const killTimer = setTimeout(() => signal('SIGKILL'), KILL_AFTER_MS);
      await ended;
      clearTimeout(killTimer);
      // What it started may outlive it.
      signal('SIGKILL');
    },
  };
}
