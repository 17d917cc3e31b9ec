import type { Content } from '../../content.ts';
import type { ValueDiagnostic } from '../../diagnostic.ts';
import { groupedBy } from '../../grouped-by.ts';
import { KINDS, type Kind, kindOf, phaseNumberOf, routeOf } from '../../kinds.ts';
import { isSameMeaning } from '../../nearest.ts';
import type { ContentFile } from '../../parse/encoding.ts';
import { keysOf } from '../../schema-tree.ts';
import { folderOf, likelyName, nameOf, normalisedName, weekOf } from './file-names.ts';
import { type MissingFile, missingFiles } from './missing-files.ts';

/** A file that nothing counts on under its name. */
interface StrayFile {
  file: string;
  text: string;
  /** The kind of file that its keys are those of. */
  kind: Kind | undefined;
  /** What is said of it when no missing file is it; nothing where a rule says it. */
  message?: string;
}

interface Renamed {
  from: string;
  to: string;
  /** Its first file. */
  first: string;
  count: number;
}

/**
 * What is wrong with the files themselves: one that is missing, misnamed, moved or a copy. A misnamed file and the
 * missing one that it is are one diagnostic.
 */
export function fileDiagnostics(content: Content, files: readonly ContentFile[]): ValueDiagnostic[] {
  const misnumbered = misnumberedPhase(content);
  if (misnumbered) return [misnumbered];
  const [strays, missing] = [strayFiles(content, files), missingFiles(content)];
  const targets = pair(strays, missing);
  const found = new Set(targets.values());
  const lost = missing.filter(({ file }) => !found.has(file));
  const renamed = renamedFolders(strays, targets);
  const isRenamed = ({ file }: { file: string }) =>
    renamed.some(({ from, to }) => [from, to].some((folder) => file.startsWith(`${folder}/`)));
  const copies = new Map(
    strays.flatMap((stray) => {
      const original = targets.has(stray.file) ? undefined : originalOf(stray, content, files);
      return original === undefined ? [] : [[stray.file, original] as const];
    }),
  );
  const others = strays.filter(({ file }) => !targets.has(file) && !copies.has(file));
  const limits = limitsDiagnostics(
    content,
    others.filter((stray) => !isRenamed(stray)),
    lost,
  );
  return [
    ...renamed.map(({ from, to, first }) => at(first, `dossier mal nommé : renomme « ${from} » en « ${to} »`)),
    ...[...targets]
      .filter(([file]) => !isRenamed({ file }))
      .map(([file, target]) =>
        folderOf(file) === folderOf(target)
          ? at(file, 'fichier mal nommé : renomme-le', target)
          : at(file, 'fichier mal rangé : déplace-le', target),
      ),
    ...[...copies].map(([file, original]) =>
      at(file, `copie de ${original} : retire-la${kindOf(file) ? ', ou change son contenu' : ''}`),
    ),
    ...limits.diagnostics,
    ...others
      .filter((stray) => !isRenamed(stray) && !limits.explains(stray.file))
      .flatMap(({ file, message }) => (message ? at(file, message, kindOf(file) ? undefined : likelyName(file)) : [])),
    ...missingByFolder(
      lost.filter((one) => !isRenamed(one) && !limits.explains(one.file)),
      content,
    ),
  ];
}

const at = (file: string, message: string, suggestion?: string): ValueDiagnostic => ({
  file,
  path: [],
  message,
  suggestion,
});

const UNEXPECTED = 'fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le';

function strayFiles(content: Content, files: readonly ContentFile[]): StrayFile[] {
  const { phases } = content.one('limits') ?? {};
  const linked = new Set(content.days().map(({ day }) => day.link));
  return files.flatMap(({ path: file, text }) => {
    const named = kindOf(file);
    const keys = keysAtLeft(text);
    const stray = { file, text, kind: kindByKeys(keys) };
    if (!named) return { ...stray, message: UNEXPECTED };
    if (stray.kind && shareOf(named, keys) <= 0.5) {
      const [found, expected] = [stray.kind, named].map((kind) => KINDS[kind].schema.meta()?.title);
      const message = `ce fichier contient « ${found} », son nom est celui de « ${expected} » : change son nom ou son contenu`;
      return { ...stray, message };
    }
    const planned = phases?.find(({ phase }) => phase === phaseNumberOf(file));
    if (phases && named === 'week' && !planned?.weeks.includes(weekOf(file))) {
      const message = `la semaine ${weekOf(file)} n’est pas prévue en phase ${phaseNumberOf(file)} (limits.yaml, phases) : ajoute-la là-bas, ou retire ce fichier`;
      return { ...stray, message };
    }
    const mayBeStray = {
      week: numberIn(text) !== weekOf(file),
      phase: phases && !planned,
      workoutPage: !linked.has(routeOf(file)),
      exerciseFamily: true,
      figureFamily: true,
    };
    return named in mayBeStray && mayBeStray[named as keyof typeof mayBeStray] ? stray : [];
  });
}

/** The missing file that each stray file is, the surest first. */
function pair(strays: readonly StrayFile[], missing: readonly MissingFile[]): Map<string, string> {
  const targets = new Map<string, string>();
  const isOnly = (kind: Kind | undefined) =>
    missing.filter(({ file }) => kindOf(file) === kind).length === 1 &&
    strays.filter((stray) => stray.kind === kind).length === 1;
  const tests: ((stray: StrayFile, wanted: MissingFile) => boolean)[] = [
    ({ file }, wanted) => likelyName(file) === wanted.file,
    ({ kind, text }, { file }) => kind === 'week' && weekOf(file) === numberIn(text),
    ({ kind, text }, { ids = [] }) => ids.length > 0 && definesAll(text, kind, ids),
    ({ file }, wanted) => nameOf(likelyName(file) ?? file) === nameOf(wanted.file),
    ({ file }, wanted) => isSameMeaning(nameOf(file), nameOf(wanted.file)),
    ({ message, kind }) => message !== undefined && isOnly(kind),
  ];
  for (const [index, test] of tests.entries()) {
    for (const wanted of missing) {
      if ([...targets.values()].includes(wanted.file)) continue;
      // A name says enough of an empty file.
      const isAlike = ({ kind }: StrayFile) => index === 0 || kind === kindOf(wanted.file);
      const stray = strays.find(
        (one) => !targets.has(one.file) && isAlike(one) && !isOtherWeek(one, wanted) && test(one, wanted),
      );
      if (stray) targets.set(stray.file, wanted.file);
    }
  }
  return targets;
}

/** The name and the number of a week agree: it is no other one. */
const isOtherWeek = ({ file, text }: StrayFile, wanted: MissingFile) =>
  kindOf(file) === 'week' && numberIn(text) === weekOf(file) && weekOf(wanted.file) !== weekOf(file);

/** Folders with several files that are missing in another one. */
function renamedFolders(strays: readonly StrayFile[], targets: ReadonlyMap<string, string>): Renamed[] {
  const folders = new Map<string, Renamed>();
  for (const { file } of strays) {
    let [from, to] = [file, targets.get(file) ?? file];
    while (from !== to && nameOf(from) === nameOf(to)) [from, to] = [folderOf(from), folderOf(to)];
    if (from === to || from === file) continue;
    const { count = 0, first = file } = folders.get(from) ?? {};
    folders.set(from, { from, to, first, count: count + 1 });
  }
  return [...folders.values()].filter(({ count }) => count > 1);
}

/** The file that a stray one is a copy of. */
function originalOf({ file, text }: StrayFile, content: Content, files: readonly ContentFile[]): string | undefined {
  const kind = kindOf(file);
  const isFamily = kind === 'exerciseFamily' || kind === 'figureFamily';
  const ids = definedIn(text, kind);
  // Of the two names of a family, the one that its figures or exercises have, too.
  const hasPartner = (name: string) =>
    content.paths.includes(`${kind === 'figureFamily' ? 'exercises' : 'figures'}/${nameOf(name)}`);
  const isFirst = (other: string) => (hasPartner(file) === hasPartner(other) ? other < file : hasPartner(other));
  const isOriginal = (other: ContentFile) => {
    if (other.path === normalisedName(file)) return true;
    if (kind && kindOf(other.path) !== kind) return false;
    if (isFamily) return ids.length > 1 && isFirst(other.path) && definesAll(other.text, kind, ids);
    return (kind === 'week' && nameOf(other.path) === nameOf(file)) || (text.trim() !== '' && other.text === text);
  };
  return files.find((other) => other.path !== file && kindOf(other.path) && isOriginal(other))?.path;
}

/** Where the files of the weeks and phases are sound, and the limits list others. */
function limitsDiagnostics(content: Content, strays: readonly StrayFile[], lost: readonly MissingFile[]) {
  const { phases = [], race, dayDurations = [] } = content.one('limits') ?? {};
  const last = Math.max(race?.week ?? 0, ...[...phases, ...dayDurations].flatMap(({ weeks }) => weeks));
  const unplanned = content.phaseNumbers().filter((phase) => {
    const isPlanned = phases.length === 0 || phases.some((planned) => planned.phase === phase);
    return !isPlanned && strays.some(({ file }) => phaseNumberOf(file) === phase);
  });
  const wrong = phases.flatMap(({ phase, weeks }, index) => {
    const inPhase = ({ file }: { file: string }) => kindOf(file) === 'week' && phaseNumberOf(file) === phase;
    const unlisted = strays.filter(inPhase).filter(({ file, text }) => numberIn(text) === weekOf(file));
    if (!unlisted.some(({ file }) => weekOf(file) <= last || lost.some(inPhase))) return [];
    const found = content.paths.filter((file) => inPhase({ file })).map(weekOf);
    const message = `semaines trouvées dans training/phase${phase} : ${found.join(', ')}, et non ${weeks.join(', ')}. Écris « weeks: [${found.join(', ')}] », ou retire les fichiers en trop`;
    return { phase, diagnostic: { file: LIMITS, path: ['phases', index, 'weeks'], message } };
  });
  const diagnostics: ValueDiagnostic[] = [
    ...wrong.map(({ diagnostic }) => diagnostic),
    ...unplanned.map((phase) => ({
      file: LIMITS,
      path: ['phases'],
      message: `le dossier training/phase${phase} existe, mais la phase ${phase} n’est pas prévue ici : ajoute-la, ou retire ce dossier`,
    })),
  ];
  const explains = (file: string) =>
    kindOf(file) !== undefined &&
    (unplanned.includes(phaseNumberOf(file)) ||
      (kindOf(file) === 'week' && wrong.some(({ phase }) => phase === phaseNumberOf(file))));
  return { diagnostics, explains };
}

/** A phase of the limits that has the number of another folder, which days link to. */
function misnumberedPhase(content: Content): ValueDiagnostic | undefined {
  const { phases = [] } = content.one('limits') ?? {};
  const folders = content.phaseNumbers();
  const [empty, ...more] = phases.filter(({ phase }) => !folders.includes(phase));
  const [linked, ...others] = folders.filter(
    (folder) =>
      !phases.some(({ phase }) => phase === folder) &&
      content
        .days()
        .some(({ day: { link = '' } }) => phaseNumberOf(link.slice(1)) === folder && content.pages().has(link)),
  );
  if (!empty || linked === undefined || more.length > 0 || others.length > 0) return undefined;
  const message = `la phase ${empty.phase} n’a pas de dossier, et training/phase${linked} existe : corrige ce numéro`;
  return { file: LIMITS, path: ['phases', phases.indexOf(empty), 'phase'], message, suggestion: String(linked) };
}

const LIMITS = 'limits.yaml';

/** The missing files; of a folder without any, one for all. */
function missingByFolder(lost: readonly MissingFile[], content: Content): ValueDiagnostic[] {
  return [...groupedBy(lost, ({ file }) => folderOf(file))].flatMap(([folder, missing]) => {
    const [first] = missing;
    if (!first || missing.length === 1 || folder === '.' || content.paths.some((file) => folderOf(file) === folder)) {
      return missing.map(({ file, message }) => at(file, message));
    }
    const names = missing.map(({ file }) => nameOf(file)).join(', ');
    const phase = phaseNumberOf(first.file);
    const advice = Number.isNaN(phase) ? '' : `, ou retire la phase ${phase} de limits.yaml`;
    return at(first.file, `dossier manquant : ${folder} (${names}). Remets-le${advice}`);
  });
}

const numberIn = (text: string) => Number(/^number: *(\d+)/m.exec(text)?.[1]);
const ID = /^\s*-\s+(?:\{\s*)?id: *([\w-]+)/gm;
const FIGURE_ID = /^\s*-\s+(?:\{\s*)?exercise: *([\w-]+)/gm;
const definedIn = (text: string, kind: Kind | undefined) =>
  [...text.matchAll(kind === 'figureFamily' ? FIGURE_ID : ID)].map(([, id = '']) => id);
const definesAll = (text: string, kind: Kind | undefined, ids: readonly string[]) => {
  const defined = definedIn(text, kind);
  return ids.every((id) => defined.includes(id));
};
const keysAtLeft = (text: string) => [...text.matchAll(/^(\w+) ?:/gm)].map(([, key = '']) => key);

/** The share of the keys that a file of the kind may have. */
const shareOf = (kind: Kind, keys: readonly string[]) =>
  keys.filter((key) => keysOf(KINDS[kind].schema).includes(key)).length / Math.max(keys.length, 2);

/** The kind of file that has such keys; undefined where several may be meant. */
function kindByKeys(keys: readonly string[]): Kind | undefined {
  const kinds = (Object.keys(KINDS) as Kind[]).map((kind) => ({ kind, share: shareOf(kind, keys) }));
  const best = Math.max(...kinds.map(({ share }) => share));
  const [likely, ...others] = kinds.filter(({ share }) => share === best);
  return best > 0.5 && others.length === 0 ? likely?.kind : undefined;
}
