import { replaceOrThrow } from '../../../replace-or-throw.ts';
import { GLOBS, type ValueOf } from '../../kinds.ts';
import { summaryOf, TRAINING_RULES } from '../../validate/rules/training/index.ts';
import { code } from './fields.ts';

const WARNINGS = /(?<=<!-- Écrit par « npm run content:reference ».*-->\n\n)\| avertissement \|.*\n(?:\|.*\n)+/;
const EDITOR_SCHEMAS = /"yaml\.schemas": \{\n(?: {4}.*\n)* {2}\}/;

/** The coaches' README with its table of warnings, whose thresholds are those of the limits. */
export function withWarnings(readme: string, limits: ValueOf<'limits'>): string {
  const [head = [], ...rows] = warningRows(limits);
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`);
  return replaceOrThrow(readme, WARNINGS, lines.join(''));
}

/** The settings of VS Code with the schema of each file. https://github.com/redhat-developer/vscode-yaml#associating-schemas */
export function withEditorSchemas(settings: string): string {
  const schemas = JSON.stringify(editorSchemas(), null, 2).replaceAll('\n', '\n  ');
  return replaceOrThrow(settings, EDITOR_SCHEMAS, `"yaml.schemas": ${schemas}`);
}

const SCOPES = { day: 'jour', workout: 'séance ou jour', week: 'semaine' } as const;

/** The reference says why of those that have thresholds. */
function warningRows({ warnings }: ValueOf<'limits'>): string[][] {
  const rows = TRAINING_RULES.map((rule) => {
    const summary = summaryOf(rule, warnings);
    return [code(rule.name), rule.thresholds ? summary : `${summary} : ${rule.source}`, SCOPES[rule.scope]];
  });
  return [['avertissement', 'la règle', 'où l’accepter'], ...rows];
}

function editorSchemas(): Record<string, string | string[]> {
  const globsOf = ({ glob, except }: (typeof GLOBS)[number]) => {
    const others = except.map((other) => `!/content/${other}`);
    return others.length > 0 ? [`/content/${glob}`, ...others] : `/content/${glob}`;
  };
  return Object.fromEntries(GLOBS.map((entry) => [`./.schemas/${entry.kind}.json`, globsOf(entry)]));
}
