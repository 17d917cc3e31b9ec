import { answerAsThread, startThreads } from './threads.ts';

/** Each resolves with false when the content has errors. What only some commands need is loaded by them. */
const COMMANDS: Record<string, (args: readonly string[]) => Promise<boolean>> = {
  check: (args) => checkOrBuild('check', args),
  build: (args) => checkOrBuild('build', args),
  diff: async (args) => (await import('./outputs/diff/command.ts')).diff(args),
  report: async (args) => (await import('./outputs/report/command.ts')).report(args),
  reference: async () => (await import('./outputs/reference/reference.ts')).writeReference(),
};

const loadCheckCommand = () => import('./check-command.ts');

async function checkOrBuild(command: 'check' | 'build', args: readonly string[]): Promise<boolean> {
  // They load the same while this thread does.
  const threads = startThreads(args.filter((arg) => /^--dir(?:=|$)/.test(arg)).length);
  return (await loadCheckCommand()).checkOrBuild(command, args, threads);
}

async function run([name = '', ...args]: readonly string[]): Promise<boolean> {
  if (await answerAsThread(async () => (await loadCheckCommand()).resultOf)) return true;
  const command = COMMANDS[name];
  if (!command) throw new Error((await loadCheckCommand()).USAGE);
  return command(args);
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
