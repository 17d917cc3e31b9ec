import { replaceOrThrow } from '../../../replace-or-throw.ts';
import { GLOBS, KINDS, type ValueOf } from '../../kinds.ts';
import { summaryOf, TRAINING_RULES } from '../../validate/rules/training/index.ts';
import { jsonSchemaOf } from '../json-schema/json-schema.ts';
import { anchorOf, code } from './fields.ts';

/** A table of the README, by its first column. */
const tableOf = (column: string) =>
  new RegExp(`(?<=<!-- Écrit par « npm run content:reference ».*-->\\n\\n)\\| ${column} \\|.*\\n(?:\\|.*\\n)+`);
const EDITOR_SCHEMAS = /"yaml\.schemas": \{\n(?: {4}.*\n)* {2}\}/;

/** The coaches' README with its tables of files and of warnings, whose thresholds are those of the limits. */
export const withTables = (readme: string, limits: ValueOf<'limits'>) =>
  [fileRows(), warningRows(limits)].reduce((text, [head = [], ...rows]) => {
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`);
    return replaceOrThrow(text, tableOf(head[0] ?? ''), lines.join(''));
  }, readme);

/** The settings of VS Code with the schema of each file. https://github.com/redhat-developer/vscode-yaml#associating-schemas */
export function withEditorSchemas(settings: string): string {
  const schemas = JSON.stringify(editorSchemas(), null, 2).replaceAll('\n', '\n  ');
  return replaceOrThrow(settings, EDITOR_SCHEMAS, `"yaml.schemas": ${schemas}`);
}

function fileRows(): string[][] {
  const rows = GLOBS.map(({ kind }) => {
    const { title = kind, description } = jsonSchemaOf(kind);
    const reference = `[${title}](REFERENCE.md#${anchorOf(title)})`;
    return [code(KINDS[kind].sample), reference, description ?? '', code(kind)];
  });
  return [['fichier', 'ce que c’est', 'ce qu’il contient', 'sorte'], ...rows];
}

const SCOPES = { day: 'le jour', workout: 'la séance ou le jour', week: 'la semaine' } as const;

function warningRows({ warnings }: ValueOf<'limits'>): string[][] {
  const rows = TRAINING_RULES.map((rule) => [
    code(rule.name),
    summaryOf(rule, warnings),
    rule.source,
    SCOPES[rule.scope],
  ]);
  return [['avertissement', 'la règle', 'pourquoi', 'où l’accepter'], ...rows];
}

function editorSchemas(): Record<string, string | string[]> {
  const globsOf = ({ glob, except }: (typeof GLOBS)[number]) => {
    const others = except.map((other) => `!/content/${other}`);
    return others.length > 0 ? [`/content/${glob}`, ...others] : `/content/${glob}`;
  };
  return Object.fromEntries(GLOBS.map((entry) => [`./.schemas/${entry.kind}.json`, globsOf(entry)]));
}
