import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { check } from '../../content/core.ts';
import { readFolder } from '../../content/read.ts';
import { withEdits } from '../../content/text-edits.ts';
import { PROGRAMME } from '../../verify/test-programme.ts';

/** The weeks of a programme of the corpus, by phase. */
const WEEKS: Record<number, number[]> = { 1: [1, 2], 3: [11, 12] };
const isInCorpus = (week: number) => Object.values(WEEKS).flat().includes(week);

interface Limits {
  phases: unknown;
  workoutCounts: Record<string, number>;
  rests: Record<string, string>;
  dayDurations: { weeks: number[] }[];
}

interface Training {
  lateStart: { starts: { remaining: number }[] };
}

/** Writes a valid programme into a content folder below `folder`; resolves with its path. */
export async function writeCorpus(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  const programme = path.join(folder, 'programme');
  for (const [file, source] of await programmeFiles()) {
    await mkdir(path.dirname(path.join(programme, file)), { recursive: true });
    await writeFile(path.join(programme, file), source);
  }
  return programme;
}

/** What the files of a programme hold, as JSON: what the quickest reader would still have to read. */
export const asJson = async (programme: string): Promise<string> =>
  JSON.stringify((await readFolder(programme)).map(({ text }) => parse(text)));

/** The files of the tests' programme, with fewer weeks: the results stay comparable when coaches write. */
async function programmeFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const families: string[] = [];
  for (const { path: file, text } of await readFolder(PROGRAMME)) {
    const [, phase] = /^training\/phase(\d)\//.exec(file) ?? [];
    const [, week] = /week-(\d\d)\.yaml$/.exec(file) ?? [];
    if (file.startsWith('exercises/')) families.push(text);
    else if ((!phase || Number(phase) in WEEKS) && (!week || isInCorpus(Number(week)))) files.set(file, text);
  }
  const exercises = families.flatMap((source) => (parse(source) as { exercises: unknown[] }).exercises);
  files.set('exercises/catalogue.yaml', stringify({ family: 'Catalogue', exercises }, { lineWidth: 110 }));
  files.set('limits.yaml', stringify(limitsOf(parse(files.get('limits.yaml') ?? ''), files)));
  files.set('training.yaml', stringify(startedInTime(parse(files.get('training.yaml') ?? '')), { lineWidth: 110 }));
  return corrected(files);
}

/** Texts say « 12 semaines » where the corpus has fewer: a programme as it is published has no such warnings. */
function corrected(files: ReadonlyMap<string, string>): Map<string, string> {
  const { diagnostics } = check([...files].map(([file, text]) => ({ path: file, text })));
  const editsOf = (name: string) => diagnostics.flatMap(({ file, edit }) => (file === name && edit ? [edit] : []));
  return new Map([...files].map(([file, text]) => [file, withEdits(text, editsOf(file))]));
}

/** Whoever has as many weeks left as the programme has is not late. */
function startedInTime(training: Training): Training {
  const starts = training.lateStart.starts.filter(({ remaining }) => remaining < Object.values(WEEKS).flat().length);
  return { ...training, lateStart: { ...training.lateStart, starts } };
}

function limitsOf(limits: Limits, files: ReadonlyMap<string, string>): Limits {
  const forExistingPages = <T>(byRoute: Record<string, T>) =>
    Object.fromEntries(Object.entries(byRoute).filter(([route]) => files.has(`${route.slice(1)}.yaml`)));
  return {
    ...limits,
    phases: Object.entries(WEEKS).map(([phase, weeks]) => ({ phase: Number(phase), weeks })),
    workoutCounts: forExistingPages(limits.workoutCounts),
    rests: forExistingPages(limits.rests),
    dayDurations: limits.dayDurations
      .map((duration) => ({ ...duration, weeks: duration.weeks.filter(isInCorpus) }))
      .filter(({ weeks }) => weeks.length > 0),
  };
}
