import type { Content } from '../content.ts';
import type { ValueDiagnostic } from '../diagnostic.ts';
import type { ContentFile } from '../parse/encoding.ts';
import { fileDiagnostics } from './files/file-diagnostics.ts';
import { restoreNames } from './restored-names.ts';
import { CONSISTENCY_RULES } from './rules/consistency/index.ts';

interface CodedDiagnostic {
  /** Name of the check. */
  code: string;
  diagnostic: ValueDiagnostic;
}

/** What does not fit between files and within them. Faults of the files themselves come alone: others may follow from them. */
export function* consistencyDiagnostics(content: Content, files: readonly ContentFile[]): Generator<CodedDiagnostic> {
  const faults = fileDiagnostics(content, files);
  for (const diagnostic of faults) yield { code: 'files', diagnostic };
  if (faults.length > 0) return;
  const restored = restoreNames(content);
  for (const diagnostic of restored.diagnostics) yield { code: 'names', diagnostic };
  for (const { name, check } of CONSISTENCY_RULES) {
    for (const diagnostic of check(restored.content)) yield { code: name, diagnostic };
  }
}
