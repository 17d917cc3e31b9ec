import { trainingFaults } from './acceptances.ts';
import { type AnyEntry, Content } from './content.ts';
import { explainAll } from './explain.ts';
import { compareFindings, type Fault, type Finding, START } from './finding.ts';
import { frameOf } from './frame.ts';
import { KINDS, type Kind, kindOf, nearestFileTo, REQUIRED_FILES } from './kinds.ts';
import { type FileTexts, readFolder } from './read.ts';
import { RULES } from './rules/index.ts';
import { parseSource, type SourceFile } from './source/source.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and place. */
  findings: Finding[];
}

/** True when the content can be published. */
export const isSound = (findings: readonly Finding[]) => findings.every(({ severity }) => severity !== 'error');

/** Reads and checks a content folder whole. Throws when there is no such folder. */
export async function checkContent(folder: string): Promise<CheckResult> {
  return new ContentCheck().run(await readFolder(folder));
}

/** A file by itself: what it holds, and what is wrong with it whatever the others hold. */
interface CheckedFile {
  bytes: Uint8Array;
  source: SourceFile;
  entry: AnyEntry | undefined;
  findings: readonly Finding[];
}

/** Checks content again and again: each file by its schema, as long as it changes, then all together by the rules. */
export class ContentCheck {
  #checked = new Map<string, CheckedFile>();

  run(files: FileTexts): CheckResult {
    this.#checked = new Map([...files].map(([file, bytes]) => [file, this.#checkFile(file, bytes)]));
    const paths = [...files.keys()].sort();
    const checked = paths.flatMap((file) => this.#checked.get(file) ?? []);
    const content = new Content(
      checked.flatMap(({ entry }) => entry ?? []),
      paths,
    );
    const findings = [...checked.flatMap((file) => file.findings), ...missing(paths)];
    for (const rule of RULES) {
      for (const fault of rule.check(content)) {
        findings.push(placed(rule.name, fault, this.#checked.get(fault.file)?.source));
      }
    }
    const faulty = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file));
    for (const { check, fault } of trainingFaults(content, faulty)) {
      findings.push(placed(check, fault, this.#checked.get(fault.file)?.source));
    }
    return { content, findings: findings.sort(compareFindings) };
  }

  #checkFile(file: string, bytes: Uint8Array): CheckedFile {
    const known = this.#checked.get(file);
    return known && Buffer.compare(known.bytes, bytes) === 0 ? known : checkFile(file, bytes);
  }
}

function checkFile(file: string, bytes: Uint8Array): CheckedFile {
  const kind = kindOf(file);
  // ParsedState asks for the value that it settles on, most often the only one: it need not be checked twice.
  let last: { value: unknown; parsed: ReturnType<(typeof KINDS)[Kind]['safeParse']> } | undefined;
  const parse = (as: Kind, value: unknown) => {
    if (last?.value !== value || !last) last = { value, parsed: KINDS[as].safeParse(value) };
    return last.parsed;
  };
  const source = parseSource(file, bytes, (value) => (kind ? (parse(kind, value).error?.issues.length ?? 0) : 0));
  if (!kind) return { bytes, source, entry: undefined, findings: [misplaced(file)] };
  const { findings } = source;
  if (source.value === undefined) return { bytes, source, entry: entryOf(kind, file, source), findings };
  const parsed = parse(kind, source.value);
  const entry = entryOf(kind, file, source, parsed.success && isSound(findings) ? parsed.data : undefined);
  if (parsed.success) return { bytes, source, entry, findings };
  const faults = explainAll(KINDS[kind], parsed.error.issues, source.value)
    .map((explanation) => placed('schema', { file, ...explanation }, source))
    // What stands on a line that had to be guessed is not known.
    .filter(({ line }) => !source.guessed.has(line));
  return { bytes, source, entry, findings: [...findings, ...faults] };
}

const entryOf = (kind: Kind, file: string, source: SourceFile, value?: unknown) =>
  ({ kind, file, value, written: source.value }) as AnyEntry;

function placed(check: string, fault: Fault, source: SourceFile | undefined): Finding {
  const { file, path, key = false, severity = 'error', message, nearest } = fault;
  const place = source?.place(path, { key }) ?? START;
  return { check, severity, file, ...place, message, nearest, frame: source ? frameOf(source.lines, place) : '' };
}

function misplaced(file: string): Finding {
  const message = 'fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le';
  return { check: 'files', severity: 'error', file, ...START, message, nearest: nearestFileTo(file), frame: '' };
}

function missing(paths: string[]): Finding[] {
  return REQUIRED_FILES.filter((file) => !paths.includes(file)).map((file) => ({
    check: 'files',
    severity: 'error',
    file,
    ...START,
    message: 'fichier manquant : l’application ne peut pas s’en passer, remets-le',
    frame: '',
  }));
}
