import { parseArgs } from 'node:util';

const OPTIONS = { dir: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

/** The options of `content:diff` and `content:report`; undefined after `--help` has been printed. */
export function optionsOf(args: readonly string[], help: string) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (!values.help) return { ...values, positionals };
  console.log(help);
  return undefined;
}
