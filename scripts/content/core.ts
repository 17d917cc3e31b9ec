import { type AnyEntry, Content } from './content.ts';
import { compareDiagnostics, type Diagnostic, FILE_START, isValid, type ValueDiagnostic } from './diagnostic.ts';
import { KINDS, type Kind, kindOf, nearestFileTo, REQUIRED_FILES } from './kinds.ts';
import { codeFrameOf } from './parse/code-frame.ts';
import type { ContentFile } from './parse/encoding.ts';
import { type ParsedFile, parseFile } from './parse/parse-file.ts';
import { resolveReferences } from './references.ts';
import { CONSISTENCY_RULES } from './validate/rules/consistency/index.ts';
import { likelyExerciseFinder } from './validate/rules/consistency/known-exercises.ts';
import { explainAll, type SchemaDiagnostic } from './validate/schema/explain.ts';
import { trainingDiagnostics } from './validate/training-diagnostics.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and range. */
  diagnostics: Diagnostic[];
}

/** A file by itself: its value, and its diagnostics that don't depend on other files. */
interface CheckedFile {
  file: ContentFile;
  source: ParsedFile;
  entry: AnyEntry | undefined;
  diagnostics: readonly Diagnostic[];
  /** Those of exercises that are cited by no id; the catalogue knows what was meant. */
  citations?: readonly SchemaDiagnostic[];
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
    const diagnostics = [...checked.flatMap((file) => file.diagnostics), ...missingFiles(paths)];
    const likelyExercise = likelyExerciseFinder(content);
    for (const { file, source, citations = [] } of checked) {
      for (const citation of citations) {
        const found = { file: file.path, ...citation, ...likelyExercise(citation.citedExercise ?? '') };
        diagnostics.push(located('schema', found, source));
      }
    }
    for (const rule of CONSISTENCY_RULES) {
      for (const found of rule.check(content)) {
        diagnostics.push(located(rule.name, found, this.#checked.get(found.file)?.source));
      }
    }
    const invalid = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
    const named = resolveReferences(content);
    for (const { code, diagnostic } of trainingDiagnostics(named, invalid)) {
      diagnostics.push(located(code, diagnostic, this.#checked.get(diagnostic.file)?.source));
    }
    return { content: named, diagnostics: diagnostics.sort(compareDiagnostics) };
  }

  #checkFile(file: ContentFile): CheckedFile {
    const known = this.#checked.get(file.path);
    return known?.file.text === file.text ? known : checkFile(file);
  }
}

function checkFile(contentFile: ContentFile): CheckedFile {
  const { path: file } = contentFile;
  const kind = kindOf(file);
  // Parsing asks about the value that it returns, most often the only one: it need not be checked twice.
  let last: { value: unknown; parsed: ReturnType<(typeof KINDS)[Kind]['schema']['safeParse']> } | undefined;
  const parse = (as: Kind, value: unknown) => {
    if (last?.value !== value || !last) last = { value, parsed: KINDS[as].schema.safeParse(value) };
    return last.parsed;
  };
  const source = parseFile(contentFile, {
    schema: kind && KINDS[kind].schema,
    countIssues: (value) => (kind ? (parse(kind, value).error?.issues.length ?? 0) : 0),
  });
  if (!kind) return { file: contentFile, source, entry: undefined, diagnostics: [unexpectedFile(file)] };
  const { diagnostics } = source;
  if (source.value === undefined) return { file: contentFile, source, entry: entryOf(kind, file, source), diagnostics };
  const parsed = parse(kind, source.value);
  const entry = entryOf(kind, file, source, parsed.success && isValid(diagnostics) ? parsed.data : undefined);
  if (parsed.success) return { file: contentFile, source, entry, diagnostics };
  const issues = explainAll(KINDS[kind].schema, parsed.error.issues, source.value)
    .map((issue) => ({ issue, diagnostic: located('schema', { file, ...issue }, source) }))
    // What stands on a line that had to be guessed is not known.
    .filter(({ diagnostic: { range } }) => !source.guessed.has(range.line));
  const [cited, others] = [true, false].map((isCited) =>
    issues.filter(({ issue }) => (issue.citedExercise !== undefined) === isCited),
  ) as [typeof issues, typeof issues];
  return {
    file: contentFile,
    source,
    entry,
    diagnostics: [...diagnostics, ...others.map(({ diagnostic }) => diagnostic)],
    citations: cited.map(({ issue }) => issue),
  };
}

const entryOf = (kind: Kind, file: string, source: ParsedFile, value?: unknown) =>
  ({ kind, file, value, raw: source.value }) as AnyEntry;

function located(code: string, found: ValueDiagnostic, source: ParsedFile | undefined): Diagnostic {
  const { file, path, severity = 'error', message, suggestion, replacement = suggestion } = found;
  const range = source?.rangeAt(path, found) ?? FILE_START;
  return {
    code,
    severity,
    file,
    range,
    message,
    suggestion,
    edit: replacement === undefined ? undefined : source?.replacementAt(path, replacement, found),
    codeFrame: source ? codeFrameOf(source.lines, range) : '',
  };
}

function unexpectedFile(file: string): Diagnostic {
  const message = 'fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le';
  return fileDiagnostic(file, message, nearestFileTo(file));
}

function missingFiles(paths: string[]): Diagnostic[] {
  return REQUIRED_FILES.filter((file) => !paths.includes(file)).map((file) =>
    fileDiagnostic(file, 'fichier manquant : l’application ne peut pas s’en passer, remets-le'),
  );
}

const fileDiagnostic = (file: string, message: string, suggestion?: string): Diagnostic => ({
  code: 'files',
  severity: 'error',
  file,
  range: FILE_START,
  message,
  suggestion,
  codeFrame: '',
});
