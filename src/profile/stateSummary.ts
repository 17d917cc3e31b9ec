import { formatDay } from '../calendar/dateText.ts';
import { count } from '../format/plural.ts';
import { ticksSlice } from '../race/ticksSlice.ts';
import { cuesSlice } from '../runner/cuesSlice.ts';
import { runSlice } from '../runner/runSlice.ts';
import { changesSlice } from '../schedule/changesSlice.ts';
import { divisionSlice, hasNoDateSlice, timesSlice } from '../schedule/choiceSlices.ts';
import { doneSlice } from '../schedule/doneSlice.ts';
import { pastPreparationsSlice } from '../schedule/preparation.ts';
import { racePlanSlice } from '../schedule/racePlanSlice.ts';
import { dateHistorySlice, raceSlice } from '../schedule/raceSlice.ts';
import { countDone } from '../schedule/weeks.ts';
import { isReadable, isSame, readSlice, type Slice, type StoredRecord } from '../storage/slice.ts';

interface Part {
  isReadable: (record: StoredRecord) => boolean;
  /** Undefined where the record has nothing of it. */
  describe: (record: StoredRecord) => string | undefined;
}

function part<Value>(slice: Slice<Value>, describe: (value: Value, record: StoredRecord) => string): Part {
  return {
    isReadable: (record) => isReadable(slice, record),
    describe(record) {
      const value = readSlice(slice, record);
      return isSame(value, slice.initial) ? undefined : describe(value, record);
    },
  };
}

const PARTS: readonly Part[] = [
  part(doneSlice, (done, record) => {
    const inProgramme = countDone({ race: readSlice(raceSlice, record), done });
    const others = Object.keys(done).length - inProgramme;
    const sessions = count(inProgramme || others, 'séance faite', 'séances faites');
    if (inProgramme === 0) return `${sessions} hors de ton programme actuel`;
    return others === 0 ? sessions : `${sessions}, plus ${others} hors de ton programme actuel`;
  }),
  part(raceSlice, (race) => `course le ${race && `${formatDay(race.date)}\u00a0${race.date.slice(0, 4)}`}`),
  part(dateHistorySlice, () => 'tes anciennes dates'),
  part(changesSlice, () => 'tes séances déplacées ou laissées, tes absences'),
  part(ticksSlice, () => 'tes listes'),
  part(racePlanSlice, ({ targetSeconds }) =>
    targetSeconds === undefined ? 'ton heure de vague' : 'ton plan de course',
  ),
  part(pastPreparationsSlice, (past) => count(Object.keys(past).length, 'préparation passée', 'préparations passées')),
  part(runSlice, (run) => (run?.finishedAt === undefined ? 'ta séance en cours' : 'ta séance terminée')),
  part(divisionSlice, () => 'ta division'),
  part(timesSlice, () => 'tes réglages'),
  part(hasNoDateSlice, () => 'tes réglages'),
  part(cuesSlice, () => 'tes réglages'),
];

export const isWhollyReadable = (record: StoredRecord) => PARTS.every((each) => each.isReadable(record));

/** « 7 séances faites, course le 18 avril 2027, tes listes »; empty where there is nothing. */
export function stateSummary(record: StoredRecord): string {
  return [...new Set(PARTS.flatMap((each) => each.describe(record) ?? []))].join(', ');
}

/** The same with the sessions of the journal. */
export function storedSummary(record: StoredRecord, sessions: number): string {
  const journal = sessions > 0 && `${count(sessions, 'séance notée', 'séances notées')} dans ton journal`;
  return [stateSummary(record), journal].filter(Boolean).join(', ');
}
