import { formatDay } from '../calendar/dateText.ts';
import { isSliceSet, SLICES, type SliceName, type StoredState } from '../storage/state.ts';

/** What a part that holds something is called; parts that are not here go as settings. */
const WORDS: Partial<{ [P in SliceName]: (value: StoredState[P]) => string }> = {
  done(marks) {
    const count = Object.keys(marks).length;
    return `${count} ${count === 1 ? 'séance faite' : 'séances faites'}`;
  },
  race: (race) => `course le ${race && `${formatDay(race.date)} ${race.date.slice(0, 4)}`}`,
  dateHistory: () => 'tes anciennes dates',
  pastPreparations(past) {
    const count = Object.keys(past).length;
    return `${count} ${count === 1 ? 'préparation passée' : 'préparations passées'}`;
  },
  ticks: () => 'tes listes',
  run: (run) => (run?.finishedAt === undefined ? 'ta séance en cours' : 'ta séance terminée'),
};

/** « 7 séances faites, course le 18 avril 2027, tes listes »; empty where there is nothing. */
export function stateSummary(record: StoredState): string {
  const wordsOf = <P extends SliceName>(part: P) =>
    isSliceSet(part, record) ? (WORDS[part]?.(record[part]) ?? 'tes réglages') : [];
  return [...new Set(['done' as const, 'race' as const, ...SLICES].flatMap(wordsOf))].join(', ');
}
