import { codeFrameOf } from './code-frame.ts';
import { type AnyEntry, Content } from './content.ts';
import {
  compareDiagnostics,
  type Diagnostic,
  FILE_START,
  type TextDiagnostic,
  type ValueDiagnostic,
} from './diagnostic.ts';
import { KINDS, kindOf } from './kinds.ts';
import type { ContentFile } from './parse/encoding.ts';
import { type ParsedFile, parseFile } from './parse/parse-file.ts';
import { resolveReferences } from './references.ts';
import { consistencyDiagnostics } from './validate/consistency-diagnostics.ts';
import { explainAll } from './validate/schema/explain.ts';
import { trainingDiagnostics } from './validate/training-diagnostics.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and range. */
  diagnostics: Diagnostic[];
}

/** A file by itself: its value, and its diagnostics that don't depend on other files. */
interface CheckedFile {
  file: ContentFile;
  source: ParsedFile | undefined;
  entry: AnyEntry | undefined;
  diagnostics: readonly Diagnostic[];
}

/** Parses and validates all files of a content folder. Pure: it runs in Node and in a browser. */
export const check = (files: readonly ContentFile[]): CheckResult => new IncrementalCheck().run(files);

/** The same again and again: a file is parsed and validated by its schema when it has changed, the rules see all files. */
export class IncrementalCheck {
  #checked = new Map<string, CheckedFile>();

  run(files: readonly ContentFile[]): CheckResult {
    this.#checked = new Map(files.map((file) => [file.path, this.#checkFile(file)]));
    const paths = [...this.#checked.keys()].sort();
    const checked = paths.flatMap((file) => this.#checked.get(file) ?? []);
    const content = new Content(
      checked.flatMap(({ entry }) => entry ?? []),
      paths,
    );
    const found = [...consistencyDiagnostics(content, files)].map(({ code, diagnostic }) =>
      located(code, diagnostic, this.#checked.get(diagnostic.file)?.source),
    );
    // Of a file that has another's name or place, the fields are no matter.
    const stray = new Set(found.flatMap(({ code, file }) => (code === 'files' ? file : [])));
    const own = checked.filter(({ file }) => !stray.has(file.path)).flatMap((file) => file.diagnostics);
    const named = resolveReferences(content);
    const diagnostics = [...own, ...found];
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) {
      for (const { code, diagnostic } of trainingDiagnostics(named)) {
        diagnostics.push(located(code, diagnostic, this.#checked.get(diagnostic.file)?.source));
      }
    }
    // Beside an error, a warning may follow from it.
    return { content: named, diagnostics: (errors.length > 0 ? errors : diagnostics).sort(compareDiagnostics) };
  }

  #checkFile(file: ContentFile): CheckedFile {
    const known = this.#checked.get(file.path);
    return known && known.file.text === file.text && known.file.encoding === file.encoding ? known : checkFile(file);
  }
}

function checkFile(file: ContentFile): CheckedFile {
  const kind = kindOf(file.path);
  if (!kind) return { file, source: undefined, entry: undefined, diagnostics: [] };
  const { schema } = KINDS[kind];
  const source = parseFile(file, schema);
  const { value, syntaxError } = source;
  const entryOf = (valid?: unknown) => ({ kind, file: file.path, value: valid, raw: value }) as AnyEntry;
  if (syntaxError) {
    const diagnostic = syntaxDiagnostic(file.path, source.lines, syntaxError);
    return { file, source, entry: entryOf(), diagnostics: [diagnostic] };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { file, source, entry: entryOf(parsed.data), diagnostics: encodingWarning(file) };
  const diagnostics = explainAll(schema, parsed.error.issues, value).map((issue) =>
    located('schema', { file: file.path, ...issue }, source),
  );
  return { file, source, entry: entryOf(), diagnostics };
}

const syntaxDiagnostic = (file: string, lines: readonly string[], found: TextDiagnostic): Diagnostic => ({
  code: 'yaml',
  severity: 'error',
  file,
  ...found,
  codeFrame: codeFrameOf(lines, found.range),
});

function encodingWarning({ path: file, encoding }: ContentFile): Diagnostic[] {
  if (encoding === undefined) return [];
  const message = `fichier enregistré en ${encoding} : ses accents sont bien lus, mais enregistre-le en UTF-8`;
  return [{ code: 'yaml', severity: 'warning', file, range: FILE_START, message, codeFrame: '' }];
}

function located(code: string, found: ValueDiagnostic, source: ParsedFile | undefined): Diagnostic {
  const { file, path, severity = 'error', message, suggestion, replacement = suggestion } = found;
  const range = source?.rangeAt?.(path, found) ?? FILE_START;
  return {
    code,
    severity,
    file,
    range,
    path,
    message,
    suggestion,
    edit: replacement === undefined || path.length === 0 ? undefined : source?.editAt?.(path, replacement, found),
    codeFrame: source ? codeFrameOf(source.lines, range) : '',
  };
}
