import { DAYS } from '../../../schema/vocabulary.ts';
import type { Content } from '../content.ts';
import type { ValuePath } from '../diagnostic.ts';
import { RETURNS, STARTS } from './acceptances.ts';
import { counted } from './rules/training/phrases.ts';

/** Weeks in another order than that of the programme, for members who start late or come back from a stop. */
export interface OtherPath {
  weeks: readonly number[];
  /** What has these weeks in training.yaml, where a coach accepts their warnings, and the field that says which. */
  within: ValuePath;
  field: string;
  /** « avec 3 semaines », « semaine 4 refaite à la place de la 5 » */
  words: string;
  advice: string;
  isReturn?: boolean;
}

export const otherPathsOf = (content: Content): OtherPath[] => [...lateStarts(content), ...returns(content)];

const lateStarts = (content: Content): OtherPath[] =>
  (content.one('training')?.lateStart?.starts ?? []).map(({ keep, remaining }, index) => ({
    weeks: keep,
    within: [...STARTS, index],
    field: 'keep',
    words: `avec ${counted(remaining, 'semaine')}`,
    advice: 'Garde d’autres semaines',
  }));

/** Each week is interrupted by the stops of each step that repeats one; it counts where it is repeated itself. */
function returns(content: Content): OtherPath[] {
  const { steps = [], lastWeeks = 0 } = content.one('training')?.rescheduling?.returns ?? {};
  const weeks = content
    .valid('week')
    .map(({ value }) => value)
    .toSorted((a, b) => a.number - b.number);
  const all = weeks.map(({ number }) => number);
  // As the app does: a light week is not repeated, nor is the taper.
  const isRepeatable = (position: number) => weeks[position]?.kind === undefined;
  const beforeStop = (position: number) => weeks.slice(0, position).findLast(({ kind }) => kind === undefined)?.number;
  return steps.flatMap(({ days, repeat }, index) => {
    if (!repeat) return [];
    const longest = (steps[index + 1]?.days ?? days + 1) - 1;
    const within = [...RETURNS, index];
    return all.flatMap((stopped, position) =>
      // From the day after lundi to the last day that a stop from dimanche on takes; who is back from jeudi on waits for lundi.
      range(Math.floor(days / DAYS.length), Math.floor((DAYS.length - 1 + longest + WAITING) / DAYS.length)).flatMap(
        (later) => {
          const interrupted = isRepeatable(position) ? stopped : undefined;
          const repeated = repeat === 'interrompue' ? interrupted : (beforeStop(position) ?? interrupted);
          const place = position + later;
          // Where it has its own place, nothing is repeated.
          if (repeated === undefined || repeated === all[place] || place >= all.length - lastWeeks) return [];
          const before = all.slice(0, repeat === 'interrompue' ? position + 1 : position);
          return {
            weeks: [...before, repeated, ...all.slice(place + 1)],
            within,
            field: 'repeat',
            words: `semaine ${repeated} refaite à la place de la ${all[place]}`,
            advice: 'Change la reprise',
            isReturn: true,
          };
        },
      ),
    );
  });
}

/** From jeudi to dimanche. */
const WAITING = 3;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
