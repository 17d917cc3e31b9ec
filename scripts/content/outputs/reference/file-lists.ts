import { replaceOrThrow } from '../../../replace-or-throw.ts';
import { GLOBS } from '../../kinds.ts';

const EDITOR_SCHEMAS = /"yaml\.schemas": \{\n(?: {4}.*\n)* {2}\}/;

/** The settings of VS Code with the schema of each file. https://github.com/redhat-developer/vscode-yaml#associating-schemas */
export function withEditorSchemas(settings: string): string {
  const schemas = JSON.stringify(editorSchemas(), null, 2).replaceAll('\n', '\n  ');
  return replaceOrThrow(settings, EDITOR_SCHEMAS, `"yaml.schemas": ${schemas}`);
}

function editorSchemas(): Record<string, string | string[]> {
  const globsOf = ({ glob, except }: (typeof GLOBS)[number]) => {
    const others = except.map((other) => `!/content/${other}`);
    return others.length > 0 ? [`/content/${glob}`, ...others] : `/content/${glob}`;
  };
  return Object.fromEntries(GLOBS.map((entry) => [`./.schemas/${entry.kind}.json`, globsOf(entry)]));
}
