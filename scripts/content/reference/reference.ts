import { fileURLToPath } from 'node:url';
import { type JsonSchema, jsonSchemaOf } from '../editor/json-schema.ts';
import type { Kind } from '../kinds.ts';
import { anchorOf, code, examplesOf, type Field, fieldsOf, objectsIn, valuesOf } from './fields.ts';

export const REFERENCE_FILE = fileURLToPath(new URL('../../../content/REFERENCE.md', import.meta.url));

/** A file of each kind, those first that coaches open most. */
export const SAMPLE_FILES: Record<Kind, string> = {
  week: 'training/phase1/week-01.yaml',
  workoutPage: 'training/phase1/upper-body.yaml',
  exerciseFamily: 'exercises/core.yaml',
  phase: 'training/phase1/phase.yaml',
  limits: 'limits.yaml',
  introduction: 'introduction.yaml',
  understanding: 'understanding.yaml',
  training: 'training.yaml',
  competition: 'competition.yaml',
  app: 'app.yaml',
};

const INTRODUCTION = `<!-- Écrit par « npm run content:reference » à partir de schema/. Ne le change pas à la main. -->

# Référence des champs

Tout ce qui peut s’écrire dans chaque sorte de fichier, avec un exemple. Un champ qui en contient d’autres renvoie à
leur tableau. Pour savoir par où commencer, lis [README.md](README.md). Dans VS Code, les mêmes mots s’affichent quand
tu passes la souris sur un champ.
`;

/** Every field of every kind of file, as French markdown for coaches. */
export function reference(): string {
  const kinds = Object.entries(SAMPLE_FILES) as [Kind, string][];
  const list = kinds.map(([kind, file]) => {
    const { title = kind } = jsonSchemaOf(kind);
    return `- [${title}](#${anchorOf(title)}) : \`content/${file}\``;
  });
  const told = new Set<string>();
  const chapters = kinds.flatMap(([kind, file]) => [
    ...chapter(jsonSchemaOf(kind), '##', told, `Fichier : \`content/${file}\``),
  ]);
  return [INTRODUCTION, `${list.join('\n')}\n`, ...chapters].join('\n');
}

/** The fields of an object, then a chapter for each object that it names for the first time. */
function* chapter(schema: JsonSchema, level: string, told: Set<string>, file?: string): Generator<string> {
  const { title = '', description } = schema;
  if (told.has(title)) return;
  told.add(title);
  const fields = fieldsOf(schema);
  yield `${level} ${title}\n`;
  if (file) yield `${description} ${file}\n`;
  yield `${table(fields)}\n`;
  for (const field of fields) {
    for (const object of objectsIn(field.schema)) if (object.title) yield* chapter(object, '###', told);
  }
}

function table(fields: readonly Field[]): string {
  const rows = fields.map((field) => [
    code(field.name),
    field.required ? 'oui' : 'non',
    field.schema.description ?? '',
    valuesOf(field.schema),
    examplesOf(field).map(code).join('<br>'),
  ]);
  const lines = [['Champ', 'Obligatoire', 'Ce qu’il fait', 'Valeurs', 'Exemple'], Array(5).fill('---'), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
}

const escapeCell = (cell: string) => cell.replaceAll('|', '\\|');
