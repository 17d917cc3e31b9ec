import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';

interface Limits {
  phases: { phase: number; weeks: number[] }[];
  race: { week: number };
  workoutCounts: Record<string, number>;
  dayDurations: { weeks: number[] }[];
  rests: Record<string, string>;
}

interface LateStart {
  starts: { remaining: number; keep: number[] }[];
}

/** Weeks 9 to 12, its last phase, become 13 to 16; a third phase, as the second, comes before them. */
export async function sixteenWeeks(folder: string): Promise<void> {
  await rename(path.join(folder, 'training/phase3'), path.join(folder, 'training/phase4'));
  await cp(path.join(folder, 'training/phase2'), path.join(folder, 'training/phase3'), { recursive: true });
  await renumber(path.join(folder, 'training/phase4'), 3, 4);
  await renumber(path.join(folder, 'training/phase3'), 2, 3);
  // Of two weeks, one keeps the name by which texts cite it.
  for (const name of await readdir(path.join(folder, 'training/phase3'))) {
    await edit(path.join(folder, 'training/phase3', name), (text) => text.replace(/^id: .*\n/m, ''));
  }
  // What it accepts was a rise after phase 1.
  await edit(path.join(folder, 'training/phase3/week-09.yaml'), (text) =>
    text.replace(/^ {4}accepted:\n(?: {6}.*\n)+/m, ''),
  );
  await edit(path.join(folder, 'training/phase3/phase.yaml'), (text) =>
    text.replace('name: Développement', 'name: Endurance de vitesse'),
  );
  await edit(path.join(folder, 'limits.yaml'), (text) => stringify(longerLimits(parse(text))));
  await edit(path.join(folder, 'training.yaml'), (text) => {
    const training = parse(text) as { lateStart: LateStart };
    return stringify({ ...training, lateStart: longerLateStart(training.lateStart) });
  });
}

const later = (week: number) => (week > 8 ? week + 4 : week);

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** The files of a phase that has become another: its links to its own pages, and its weeks four later. */
async function renumber(folder: string, from: number, to: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, number] = /^week-(\d\d)\.yaml$/.exec(name) ?? [];
    await edit(path.join(folder, name), (text) =>
      text
        .replaceAll(`/training/phase${from}/`, `/training/phase${to}/`)
        .replace(/^number: (\d+)$/m, (_line, week) => `number: ${Number(week) + 4}`),
    );
    if (number)
      await rename(
        path.join(folder, name),
        path.join(folder, `week-${String(Number(number) + 4).padStart(2, '0')}.yaml`),
      );
  }
}

function longerLimits({ phases, race, workoutCounts, dayDurations, rests, ...limits }: Limits) {
  const routes = <T>(byRoute: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(byRoute).flatMap(([route, value]) => {
        if (route.includes('phase2'))
          return [
            [route, value],
            [route.replace('phase2', 'phase3'), value],
          ];
        return [[route.replace('phase3', 'phase4'), value]];
      }),
    );
  return {
    ...limits,
    phases: [
      ...phases.slice(0, 2),
      { phase: 3, weeks: [9, 10, 11, 12] },
      { phase: 4, weeks: (phases[2]?.weeks ?? []).map(later) },
    ],
    race: { ...race, week: later(race.week) },
    workoutCounts: routes(workoutCounts),
    rests: routes(rests),
    dayDurations: dayDurations.map(({ weeks, ...duration }) => ({
      ...duration,
      weeks: weeks.flatMap((week) => (week > 4 && week < 9 ? [week, week + 4] : [later(week)])),
    })),
  };
}

/** Each start as it was, and four for whoever is less late. */
function longerLateStart({ starts, ...lateStart }: LateStart) {
  const all = Array.from({ length: 16 }, (_, index) => index + 1);
  const without = (...skipped: number[]) => all.filter((week) => !skipped.includes(week));
  const shortest = [without(4), without(4, 8), without(4, 8, 12), without(4, 8, 11, 12)];
  return {
    ...lateStart,
    starts: [
      ...shortest.map((keep) => ({ remaining: keep.length, keep })),
      ...starts.map(({ keep, ...start }) => ({ ...start, keep: keep.map(later) })),
    ],
  };
}

const WEEK_FILES = Array.from({ length: 12 }, (_, index) => `week-${String(index + 1).padStart(2, '0')}.yaml`);

/** The twelve weeks in phases of ten, one and one, which are called 1, 2 and 4. */
export async function unevenPhases(folder: string): Promise<void> {
  const training = path.join(folder, 'training');
  await rename(path.join(training, 'phase3'), path.join(training, 'phase4'));
  for (const [index, name] of WEEK_FILES.entries()) {
    const from = index < 4 ? 'phase1' : index < 8 ? 'phase2' : 'phase4';
    const to = index < 10 ? 'phase1' : index < 11 ? 'phase2' : 'phase4';
    await rename(path.join(training, from, name), path.join(training, to, name));
  }
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith('.yaml')) {
      await edit(path.join(folder, name), (text) => text.replaceAll('/training/phase3', '/training/phase4'));
    }
  }
  await edit(path.join(folder, 'limits.yaml'), (text) => {
    const phases = [
      { phase: 1, weeks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
      { phase: 2, weeks: [11] },
      { phase: 4, weeks: [12] },
    ];
    return stringify({ ...(parse(text) as Limits), phases });
  });
}
