import { checkFolders, checkOrBuild, USAGE } from './check-command.ts';
import { answerAsThread } from './threads.ts';

/** Each resolves with false when the content has errors. What only some commands need is loaded by them. */
const COMMANDS: Record<string, (words: readonly string[]) => Promise<boolean>> = {
  check: (words) => checkOrBuild('check', words),
  build: (words) => checkOrBuild('build', words),
  diff: async (words) => (await import('./outputs/diff/command.ts')).diff(words),
  report: async (words) => (await import('./outputs/report/command.ts')).report(words),
  reference: async () => (await import('./outputs/reference/reference.ts')).writeReference(),
};

async function run([name = '', ...words]: readonly string[]): Promise<boolean> {
  if (await answerAsThread(checkFolders)) return true;
  const command = COMMANDS[name];
  if (!command) throw new Error(USAGE);
  return command(words);
}

// Not awaited at the top level: the bundle of command.cjs is CommonJS.
run(process.argv.slice(2)).then(
  (valid) => {
    if (!valid) process.exitCode = 1;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
