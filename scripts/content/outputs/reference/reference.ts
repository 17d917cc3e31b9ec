import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import type { ValuePath } from '../../diagnostic.ts';
import { KIND_ENTRIES, KINDS, type Kind } from '../../kinds.ts';
import { type JsonSchema, jsonSchemaOf } from '../json-schema/json-schema.ts';
import { writeIfChanged } from '../write-if-changed.ts';
import { anchorOf, code, examplesOf, type Field, fieldsOf, objectIn, valuesOf } from './fields.ts';
import { withEditorSchemas } from './file-lists.ts';
import { sampleOf } from './sample.ts';
import { warningRows } from './warning-rows.ts';

export const REFERENCE_FILE = locate('content/REFERENCE.md');

/** Committed files that the registries of kinds and of training rules are written to, each with its new text from its old one. */
export const GENERATED_LISTS: readonly (readonly [file: string, update: (text: string) => string])[] = [
  [REFERENCE_FILE, reference],
  [locate('.vscode/settings.json'), withEditorSchemas],
];

const INTRODUCTION = `<!-- Écrit par « npm run content:reference » à partir de schema/. Ne le change pas à la main. -->

# Référence des champs

Tout ce qui peut s’écrire dans chaque sorte de fichier, avec un exemple. Un champ qui en contient d’autres renvoie à
leur tableau et à leur exemple. Pour savoir par où commencer, lis [README.md](README.md). Dans VS Code, les mêmes mots s’affichent quand
tu passes la souris sur un champ.
`;

const HELP = `npm run content:reference

Écrit content/REFERENCE.md et les réglages de l’éditeur. Sans option.`;

export function writeReference(args: readonly string[]): true {
  const { help } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } }).values;
  if (help) {
    console.log(HELP);
    return true;
  }
  for (const [file, update] of GENERATED_LISTS) writeIfChanged(file, update(readFileSync(file, 'utf8')));
  return true;
}

const contentLimits = () => KINDS.limits.schema.parse(parse(readFileSync(locate('content/limits.yaml'), 'utf8')));

function locate(file: string): string {
  return fileURLToPath(new URL(`../../../../${file}`, import.meta.url));
}

/** Every field of every kind of file, as French markdown for coaches. */
export function reference(): string {
  const kinds = KIND_ENTRIES.map(([kind, { sample }]) => [kind, sample] as const);
  const list = kinds.map(([kind, file]) => {
    const { title = kind } = jsonSchemaOf(kind);
    return `- [${title}](#${anchorOf(title)}) : \`content/${file}\``;
  });
  const written = new Set<string>();
  const chapters = kinds.flatMap(([kind, file]) => {
    const schema = jsonSchemaOf(kind);
    return [
      `## ${schema.title}\n`,
      `${schema.description} Fichier : \`content/${file}\`\n`,
      `${table(fieldsOf(schema))}\n`,
      ...objectChapters(kind, [], schema, written),
    ];
  });
  const warnings = tableOf(['Avertissement', 'La règle', 'Où l’accepter'], warningRows(contentLimits()));
  list.push('- [Avertissements](#avertissements)');
  return [INTRODUCTION, `${list.join('\n')}\n`, ...chapters, '## Avertissements\n', `${warnings}\n`].join('\n');
}

/** A chapter for each object that the fields name for the first time, with the objects within. */
function* objectChapters(kind: Kind, path: ValuePath, schema: JsonSchema, written: Set<string>): Generator<string> {
  for (const field of fieldsOf(schema)) {
    const object = objectIn(field);
    const { title } = object?.schema ?? {};
    if (!object || !title || written.has(title)) continue;
    written.add(title);
    const place = [...path, ...object.path];
    yield `### ${title}\n`;
    yield `${table(fieldsOf(object.schema))}\n`;
    yield `\`\`\`yaml\n${stringify(sampleOf(KINDS[kind].schema, place, object.schema), { lineWidth: 0 })}\`\`\`\n`;
    yield* objectChapters(kind, place, object.schema, written);
  }
}

function table(fields: readonly Field[]): string {
  const rows = fields.map((field) => [
    code(field.name),
    field.required ? 'oui' : 'non',
    field.schema.description ?? '',
    valuesOf(field.schema),
    exampleCell(field),
  ]);
  return tableOf(['Champ', 'Obligatoire', 'Ce qu’il fait', 'Valeurs', 'Exemple'], rows);
}

function tableOf(head: readonly string[], rows: readonly string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
}

function exampleCell(field: Field): string {
  const { title } = objectIn(field)?.schema ?? {};
  return title ? `[exemple](#${anchorOf(title)})` : examplesOf(field).map(code).join('<br>');
}

const escapeCell = (cell: string) => cell.replaceAll('|', '\\|');
