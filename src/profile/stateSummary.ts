import { formatDay } from '../calendar/dateText.ts';
import { count } from '../format/plural.ts';
import { countDone } from '../schedule/weeks.ts';
import { isSliceSet, SLICES, type SliceName, type StoredState } from '../storage/state.ts';

/** What a slice with something in it is called; the others are summed up as settings. */
const DESCRIPTIONS: Partial<{ [S in SliceName]: (value: StoredState[S], state: StoredState) => string }> = {
  done(marks, state) {
    const done = countDone(state);
    const others = Object.keys(marks).length - done;
    const sessions = count(done || others, 'séance faite', 'séances faites');
    if (done === 0) return `${sessions} hors de ton programme actuel`;
    return others === 0 ? sessions : `${sessions}, plus ${others} hors de ton programme actuel`;
  },
  race: (race) => `course le ${race && `${formatDay(race.date)}\u00a0${race.date.slice(0, 4)}`}`,
  dateHistory: () => 'tes anciennes dates',
  pastPreparations: (past) => count(Object.keys(past).length, 'préparation passée', 'préparations passées'),
  ticks: () => 'tes listes',
  racePlan: ({ targetSeconds }) => (targetSeconds === undefined ? 'ton heure de vague' : 'ton plan de course'),
  division: () => 'ta division',
  paceTest: () => 'ton test d’allure',
  fiveKm: () => 'ton temps sur 5\u00a0km',
  run: (run) => (run?.finishedAt === undefined ? 'ta séance en cours' : 'ta séance terminée'),
};

/** « 7 séances faites, course le 18 avril 2027, tes listes »; empty where there is nothing. */
export function stateSummary(state: StoredState): string {
  const describe = <S extends SliceName>(slice: S) =>
    isSliceSet(slice, state) ? (DESCRIPTIONS[slice]?.(state[slice], state) ?? 'tes réglages') : [];
  return [...new Set(['done' as const, 'race' as const, ...SLICES].flatMap(describe))].join(', ');
}

/** The same with the sessions of the journal. */
export function storedSummary(state: StoredState, sessions: number): string {
  const journal = sessions > 0 && `${count(sessions, 'séance notée', 'séances notées')} dans ton journal`;
  return [stateSummary(state), journal].filter(Boolean).join(', ');
}
