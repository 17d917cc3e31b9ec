import { isDeepStrictEqual } from 'node:util';
import type { CheckResult } from '../../core.ts';
import { withoutRepeatedRests } from '../../day-rests.ts';
import { changesBetween } from './compare.ts';
import { minutesOf, type WeekMinutes } from './minutes.ts';
import type { Change } from './node.ts';
import { type RenumberedWeek, renumberedWeeks } from './renumbered.ts';
import { sectionsOf } from './sections.ts';

export interface Difference {
  sections: { title: string; changes: Change[] }[];
  minutes: WeekMinutes[];
  renumbered: RenumberedWeek[];
  /** Files of one state that the other lacks. */
  files: { added: string[]; removed: string[] };
  /** Files that can't be compared, because they are not valid in one of the states. */
  skipped: string[];
}

/** What changed in meaning between two states of the content, as far as both are valid. */
export function differenceOf(base: CheckResult, head: CheckResult): Difference {
  const [before, after] = [base, head].map((state) => ({
    ...state,
    content: withoutRepeatedRests(state.content),
  })) as [CheckResult, CheckResult];
  const skipped = [...new Set([...invalidFilesOf(before), ...invalidFilesOf(after)])].sort();
  const [old, current] = [before, after].map(({ content }) => sectionsOf(content)) as [Sections, Sections];
  const compared = ({ file }: { file: string }) => !skipped.includes(file);
  const sections = current.map(({ title, nodes }, index) => ({
    title,
    changes: changesBetween((old[index]?.nodes ?? []).filter(compared), nodes.filter(compared)),
  }));
  const described = new Set(sections.flatMap(({ changes }) => changes.flatMap(({ files }) => files)));
  const unnamed = changedFilesOf(before, after).filter((file) => !described.has(file) && !skipped.includes(file));
  const paths = { before: before.content.paths, after: after.content.paths };
  return {
    sections: [...sections, { title: 'Autres fichiers', changes: unnamed.map(unnamedChange) }].filter(
      ({ changes }) => changes.length > 0,
    ),
    minutes: minutesOf(before.content, after.content, new Set(skipped)),
    renumbered: renumberedWeeks(before.content, after.content),
    files: {
      added: paths.after.filter((file) => !paths.before.includes(file)),
      removed: paths.before.filter((file) => !paths.after.includes(file)),
    },
    skipped,
  };
}

type Sections = ReturnType<typeof sectionsOf>;

const invalidFilesOf = ({ content }: CheckResult) =>
  content.entries.filter(({ value }) => value === undefined).map(({ file }) => file);

/** Files whose values differ, whatever is said of them. */
function changedFilesOf(before: CheckResult, after: CheckResult): string[] {
  const old = new Map(before.content.entries.map(({ file, value }) => [file, value]));
  return after.content.entries
    .filter(({ file, value }) => old.has(file) && !isDeepStrictEqual(old.get(file), value))
    .map(({ file }) => file);
}

const unnamedChange = (file: string): Change => ({
  files: [file],
  place: file,
  what: 'écrit autrement, sans que la comparaison trouve ce que cela change : lis ses lignes',
  below: [],
});
