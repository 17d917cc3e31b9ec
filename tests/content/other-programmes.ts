import { parse, stringify } from 'yaml';
import type { ContentFile } from '../../scripts/content/parse/encoding.ts';

interface Limits {
  phases: { phase: number; weeks: number[] }[];
  race: { week: number };
  workoutCounts: Record<string, number>;
  dayDurations: { weeks: number[] }[];
  rests: Record<string, string>;
}

interface Training {
  title: string;
  lateStart: { starts: { remaining: number; keep: number[] }[] };
  rescheduling: { priorities: { rows: { phases?: number[] }[] } };
}

const later = (week: number) => (week > 8 ? week + 4 : week);
const twoDigits = (week: number) => String(week).padStart(2, '0');

/** Weeks 9 to 12, its last phase, become 13 to 16; a third phase, as the second, comes before them. */
export const sixteenWeeks = (files: readonly ContentFile[]): ContentFile[] =>
  files.flatMap((file) => {
    const { path, text } = file;
    if (path.startsWith('training/phase3/')) return [inNextPhase(file, 3)];
    if (path.startsWith('training/phase2/')) return [file, withoutRepeated(inNextPhase(file, 2))];
    if (path === 'limits.yaml') return [{ path, text: stringify(longerLimits(parse(text))) }];
    if (path === 'training.yaml') return [{ path, text: stringify(longerTraining(parse(text))) }];
    return [file];
  });

/** A file of a phase that has become the next one: its links to its own pages, and its weeks four later. */
const inNextPhase = ({ path, text }: ContentFile, phase: number): ContentFile => ({
  path: path.replace(/phase\d/, `phase${phase + 1}`).replace(/(?<=week-)\d+/, (week) => twoDigits(Number(week) + 4)),
  text: text
    .replaceAll(`/training/phase${phase}/`, `/training/phase${phase + 1}/`)
    .replace(/(?<=^number: )\d+$/m, (week) => String(Number(week) + 4)),
});

/** Of two weeks, one keeps the name by which texts cite it, and what it accepts was a rise after phase 1. */
const withoutRepeated = ({ path, text }: ContentFile): ContentFile => ({
  path,
  text: (path.endsWith('week-09.yaml') ? text.replace(/^ {4}accepted:\n(?: {6}.*\n)+/m, '') : text)
    .replace(/^id: .*\n/m, '')
    .replace('name: Développement', 'name: Endurance de vitesse'),
});

function longerLimits({ phases, race, workoutCounts, dayDurations, rests, ...limits }: Limits) {
  const routes = <T>(byRoute: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(byRoute).flatMap(([route, value]) => [
        [route.replace('phase3', 'phase4'), value],
        ...(route.includes('phase2') ? [[route.replace('phase2', 'phase3'), value]] : []),
      ]),
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

/** Each late start as it was, and four for whoever is less late; the last phase keeps its sessions in the order that it had. */
function longerTraining({ lateStart, rescheduling, ...training }: Training) {
  const { priorities } = rescheduling;
  const rows = priorities.rows.map((row) => (row.phases?.includes(3) ? { ...row, phases: [...row.phases, 4] } : row));
  const without = (...skipped: number[]) =>
    Array.from({ length: 16 }, (_, index) => index + 1).filter((week) => !skipped.includes(week));
  const shortest = [without(4), without(4, 8), without(4, 8, 12), without(4, 8, 11, 12)];
  return {
    ...training,
    title: 'Programme de 16 semaines',
    rescheduling: { ...rescheduling, priorities: { ...priorities, rows } },
    lateStart: {
      ...lateStart,
      starts: [
        ...shortest.map((keep) => ({ remaining: keep.length, keep })),
        ...lateStart.starts.map(({ keep, ...start }) => ({ ...start, keep: keep.map(later) })),
      ],
    },
  };
}

/** The twelve weeks in phases of ten, one and one, which are called 1, 2 and 4. */
export function unevenPhases(files: readonly ContentFile[]): ContentFile[] {
  const phases = [
    { phase: 1, weeks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { phase: 2, weeks: [11] },
    { phase: 4, weeks: [12] },
  ];
  return files.map(({ path, text }) => {
    const week = Number(/week-(\d+)/.exec(path)?.[1]);
    const phase = phases.find(({ weeks }) => weeks.includes(week))?.phase;
    const moved = text.replaceAll('/training/phase3', '/training/phase4');
    return {
      path: phase ? path.replace(/phase\d/, `phase${phase}`) : path.replace('training/phase3', 'training/phase4'),
      text: path === 'limits.yaml' ? stringify({ ...(parse(moved) as Limits), phases }) : moved,
    };
  });
}
