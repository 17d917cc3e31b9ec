import { GLOBS, KINDS } from '../../kinds.ts';
import { jsonSchemaOf } from '../json-schema/json-schema.ts';
import { anchorOf, code } from './fields.ts';

const TABLE = /(?<=<!-- Écrit par « npm run content:reference ».*-->\n\n)(?:\|.*\n)+/;
const EDITOR_SCHEMAS = /"yaml\.schemas": \{\n(?: {4}.*\n)* {2}\}/;

/** The coaches' README with its table of files. */
export const withFileTable = (readme: string) => replaced(readme, TABLE, `${fileTable()}\n`);

/** The settings of VS Code with the schema of each file. https://github.com/redhat-developer/vscode-yaml#associating-schemas */
export function withEditorSchemas(settings: string): string {
  const schemas = JSON.stringify(editorSchemas(), null, 2).replaceAll('\n', '\n  ');
  return replaced(settings, EDITOR_SCHEMAS, `"yaml.schemas": ${schemas}`);
}

function fileTable(): string {
  const rows = GLOBS.map(({ kind }) => {
    const { title = kind, description } = jsonSchemaOf(kind);
    const reference = `[${title}](REFERENCE.md#${anchorOf(title)})`;
    return [code(KINDS[kind].sample), reference, description, code(kind)];
  });
  return [['fichier', 'ce que c’est', 'ce qu’il contient', 'sorte'], Array(4).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function editorSchemas(): Record<string, string | string[]> {
  const placesOf = ({ glob, except }: (typeof GLOBS)[number]) => {
    const others = except.map((other) => `!/content/${other}`);
    return others.length > 0 ? [`/content/${glob}`, ...others] : `/content/${glob}`;
  };
  return Object.fromEntries(GLOBS.map((entry) => [`./.schemas/${entry.kind}.json`, placesOf(entry)]));
}

function replaced(text: string, part: RegExp, by: string): string {
  if (!part.test(text)) throw new Error(`no place for the generated list: ${part}`);
  return text.replace(part, () => by);
}
