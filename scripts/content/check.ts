import { type AnyEntry, Content } from './content.ts';
import { explain } from './explain.ts';
import { compareFindings, type Finding } from './finding.ts';
import { KINDS, kindOf, REQUIRED_FILES } from './kinds.ts';
import { readContent, type SourceFile } from './read.ts';
import { RULES } from './rules/index.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and place; empty when the content can be published. */
  findings: Finding[];
}

/** Reads and checks a content folder whole: each file by its schema, then all together by the rules. */
export async function checkContent(folder: string): Promise<CheckResult> {
  const { files, paths, findings: unreadable } = await readContent(folder);
  const sources = new Map(files.map((source) => [source.file, source]));
  const findings = [...unreadable, ...misplaced(paths), ...missing(paths)];
  const entries = paths.flatMap((file): AnyEntry[] => {
    const kind = kindOf(file);
    if (!kind) return [];
    const source = sources.get(file);
    if (!source) return [{ kind, file, value: undefined } as AnyEntry];
    const parsed = KINDS[kind].safeParse(source.value);
    if (!parsed.success) findings.push(...schemaFindings(source, parsed.error.issues));
    return [{ kind, file, value: parsed.data } as AnyEntry];
  });
  const content = new Content(entries, paths);
  for (const rule of RULES) {
    for (const { file, path, message } of rule.check(content)) {
      const place = sources.get(file)?.place(path) ?? { line: 1, column: 1 };
      findings.push({ file, ...place, message });
    }
  }
  return { content, findings: findings.sort(compareFindings) };
}

function schemaFindings(source: SourceFile, issues: Parameters<typeof explain>[0][]): Finding[] {
  return issues
    .flatMap((issue) => explain(issue, source.value))
    .map(({ path, key, message }) => ({ file: source.file, ...source.place(path, { key }), message }));
}

function misplaced(paths: string[]): Finding[] {
  return paths
    .filter((file) => !kindOf(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      message: 'fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le',
    }));
}

function missing(paths: string[]): Finding[] {
  return REQUIRED_FILES.filter((file) => !paths.includes(file)).map((file) => ({
    file,
    line: 1,
    column: 1,
    message: 'fichier manquant : l’application ne peut pas s’en passer, remets-le',
  }));
}
