import { errorLine } from '../error-line.ts';

/** Each resolves with false when the content has errors. What only some commands need is loaded by them. */
const COMMANDS: Record<string, (args: readonly string[]) => Promise<boolean>> = {
  check: async (args) => (await import('./check-command.ts')).check(args),
  build: async (args) => (await import('./check-command.ts')).build(args),
  diff: async (args) => (await import('./outputs/diff/command.ts')).diff(args),
  report: async (args) => (await import('./outputs/report/command.ts')).report(args),
  reference: async (args) => (await import('./outputs/reference/reference.ts')).writeReference(args),
};

const [name = '', ...args] = process.argv.slice(2);
try {
  // To compile a function for each schema takes longer than to read so few files by it.
  (await import('zod')).config({ jitless: true });
  const command = COMMANDS[name];
  if (!command) throw new Error(`commandes : ${Object.keys(COMMANDS).join(', ')} ; --help dit les options de chacune`);
  if (!(await command(args))) process.exitCode = 1;
} catch (error) {
  console.error(errorLine(error));
  process.exitCode = 1;
}
