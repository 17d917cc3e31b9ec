/** Each resolves with false when the content has errors. What only some commands need is loaded by them. */
const COMMANDS: Record<string, (args: readonly string[]) => Promise<boolean>> = {
  check: async (args) => (await loadCheckCommand()).checkOrBuild('check', args),
  build: async (args) => (await loadCheckCommand()).checkOrBuild('build', args),
  diff: async (args) => (await import('./outputs/diff/command.ts')).diff(args),
  report: async (args) => (await import('./outputs/report/command.ts')).report(args),
  reference: async () => (await import('./outputs/reference/reference.ts')).writeReference(),
};

const loadCheckCommand = () => import('./check-command.ts');

async function run([name = '', ...args]: readonly string[]): Promise<boolean> {
  const command = COMMANDS[name];
  if (!command) throw new Error((await loadCheckCommand()).USAGE);
  return command(args);
}

run(process.argv.slice(2)).then(
  (valid) => {
    if (!valid) process.exitCode = 1;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
