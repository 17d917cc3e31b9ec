import type { ResultSegment } from './resultSegments.ts';

/** What the text of a result page says; `lines` are those that name a segment whose time can't be told. */
export type OfficialResult =
  | { error: 'too long' | 'nothing' }
  | { error: 'lines'; lines: readonly string[] }
  | {
      error?: undefined;
      /** Whole seconds by the id of a segment; without those that the page doesn't have. */
      seconds: ReadonlyMap<string, number>;
      /** The finish time, where the page says one. */
      totalSeconds: number | undefined;
      /** In all, where the page says any. */
      penaltySeconds: number | undefined;
    };

const LONGEST_TEXT = 20_000;
/** In words. */
const LONGEST_NAME = 6;

// What pages in English, German and French call what is no station.
const LAP_WORDS = ['running', 'run', 'lap', 'laufen', 'lauf', 'runde', 'course', 'tour'];
const ROXZONE_WORDS = ['roxzone', 'transitions', 'transition'];
const TOTAL_NAMES = [
  ...['overalltime', 'overalltimefinish', 'overall', 'totaltime', 'total', 'finish', 'finishtime'],
  ...['gesamtzeit', 'gesamt', 'zielzeit', 'ziel'],
  ...['tempstotal', 'tempsfinal', 'arrivee'],
];
const PENALTY_NAME = /^(?:penalty|penalties|penalites?|strafen?|zeitstrafen?|strafzeit)$/;
/** Before a name: « Temps Roxzone », « Station 1: SkiErg ». */
const BEFORE_NAME = ['time', 'temps', 'zeit', 'split', 'station', 'workout', 'atelier'];
/** After a name they make it another one: « SkiErg In » is the time of day, or the race clock, on the way in. */
const OTHER_AFTER_NAME =
  /^(?:in|out|ein|eingang|aus|ausgang|entree|sortie|total|gesamt|best|beste|average|avg|moyenne|schnitt|pace|rank|rang)$/;

const TIME = /^(?:(\d{1,2}):(?=\d\d:))?(\d{1,2}):([0-5]\d(?:[.,]\d{1,3})?)$/;
const PACE = /\d{1,2}:\d\d ?(?:min)? ?\/ ?\d{0,4} ?k?m\b/g;
const TIME_OF_HALF_DAY = /\d{1,2}:\d\d(?::\d\d)? ?[ap]m\b/g;
const DOSE = /\d{1,4}(?:[.,]\d{1,3})? ?(?:k?m|reps?|wdh|kg|x)\b/g;
const NO_TIME = /^[-–—−.:]+$/;

/** A line, with those of numbers alone that follow it. */
interface Row {
  text: string;
  words: readonly string[];
  times: readonly number[];
  /** Something like a time can't be read. */
  isDamaged: boolean;
  /** Says itself that there is no time: « – », « 00:00:00 ». */
  isEmpty: boolean;
}

interface SegmentRow extends Row {
  /** In the order of the race. */
  index: number;
  /** Has nothing but the name. */
  isBare: boolean;
}

/** Reads the segments of a race and their times from a text that was copied from a result page. */
export function readOfficialResult(text: string, segments: readonly ResultSegment[]): OfficialResult {
  if (text.length > LONGEST_TEXT) return { error: 'too long' };
  const rows = joinedLines(text).map(rowOf);
  const named = rows.flatMap((row): SegmentRow[] => {
    const found = segmentIn(row.words, segments);
    return found ? [{ ...row, ...found }] : [];
  });
  const columns = timeColumns(named, segments);
  const read = named.flatMap((row) => {
    const seconds = row.isDamaged ? undefined : (row.times[columns.get(row.times.length) ?? -1] ?? least(row.times));
    return seconds === undefined ? [] : [{ row, seconds }];
  });
  const timesOf = (index: number) => read.filter(({ row }) => row.index === index).map(({ seconds }) => seconds);
  const refused = named.filter((row) => {
    const times = timesOf(row.index);
    const isRead = read.some((one) => one.row === row);
    // A name alone is a link or a heading, where its time stands elsewhere.
    if (!isRead) return row.isDamaged || !(row.isBare && (row.isEmpty || times.length > 0));
    return times.some((seconds) => Math.abs(seconds - (times[0] ?? 0)) >= 1);
  });
  if (refused.length > 0) return { error: 'lines', lines: refused.map((row) => row.text) };
  if (read.length === 0) return { error: 'nothing' };
  const seconds = new Map(
    segments.flatMap(({ id }, index) =>
      timesOf(index)
        .slice(0, 1)
        .map((time) => [id, Math.round(time)] as const),
    ),
  );
  const penaltySeconds = penaltyIn(rows);
  return { seconds, totalSeconds: totalIn(rows, seconds, penaltySeconds), penaltySeconds };
}

/** The lines, each with those of numbers alone that follow it: some pages put a name and its times on lines of their own. */
function joinedLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
    const trimmed = line.replace(/\s+/g, ' ').trim();
    if (trimmed === '') continue;
    if (/\p{L}/u.test(trimmed) || lines.length === 0) lines.push(trimmed);
    else lines.push(`${lines.pop()} ${trimmed}`);
  }
  return lines;
}

function rowOf(text: string): Row {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .replace(/[()[\]|;*#"]|(?<=[a-z]):|\ba pied\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(PACE, ' ')
    .replace(TIME_OF_HALF_DAY, ' ');
  const tokens = plain.split(/\s+/).map((token) => token.replace(/[:,.]+$/, '') || token);
  const clocks = tokens.filter((token) => /\d.*:|:.*\d/.test(token) && !/^[+−–-]/.test(token));
  const read = clocks.map(secondsOf);
  const times = read.filter((seconds) => seconds !== undefined && seconds > 0) as number[];
  const words = tokens
    .filter((token) => !clocks.includes(token) && !/^[+−–-]\d/.test(token))
    .join(' ')
    .replace(DOSE, ' ')
    .replace(/([a-z])(?=\d)/g, '$1 ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return {
    text,
    words,
    times,
    isDamaged: read.includes(undefined),
    isEmpty: times.length === 0 && (read.includes(0) || tokens.some((token) => NO_TIME.test(token))),
  };
}

function secondsOf(clock: string): number | undefined {
  const match = TIME.exec(clock);
  if (!match) return undefined;
  const [, hours, minutes = '', seconds = ''] = match;
  if (hours !== undefined && Number(minutes) > 59) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

/** Which segment the words of a line name. */
function segmentIn(
  all: readonly string[],
  segments: readonly ResultSegment[],
): Pick<SegmentRow, 'index' | 'isBare'> | undefined {
  const start = all.findIndex((word) => !isNumber(word) && !BEFORE_NAME.includes(word));
  if (start < 0) return undefined;
  const words = all.slice(start);
  const lapWords = words.findIndex((word) => !LAP_WORDS.includes(word));
  const lap = lapWords > 0 && isNumber(words[lapWords]) ? segmentIndex(`lap-${Number(words[lapWords])}`) : -1;
  const named = lap >= 0 ? { index: lap, length: lapWords + 1 } : stationOrRoxZone();
  if (!named || named.index < 0) return undefined;
  const rest = words.slice(named.length);
  if (rest.some((word) => OTHER_AFTER_NAME.test(word) || PENALTY_NAME.test(word))) return undefined;
  return { index: named.index, isBare: rest.every((word) => BEFORE_NAME.includes(word)) };

  function segmentIndex(id: string): number {
    return segments.findIndex((segment) => segment.id === id);
  }

  /** The longest name that the words begin with: « Sled Push » before « Sled ». */
  function stationOrRoxZone() {
    for (let length = Math.min(words.length, LONGEST_NAME); length > 0; length -= 1) {
      const compact = compactName(words.slice(0, length).join(''));
      const index = segments.findIndex(
        ({ kind, names }) =>
          names.some((name) => compactName(name) === compact) ||
          (kind === 'roxzone' && ROXZONE_WORDS.some((word) => compactName(word) === compact)),
      );
      if (index >= 0) return { index, length };
    }
    return undefined;
  }
}

const isNumber = (word = '') => /^\d+$/.test(word);

/** A name without spaces, accents, case and the s of a plural. */
const compactName = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '');

/**
 * Which of several times in a row is the segment's own, by how many a row has: time of day and race clock grow from row to
 * row, the segments' own times don't.
 */
function timeColumns(named: readonly SegmentRow[], segments: readonly ResultSegment[]): ReadonlyMap<number, number> {
  const inOrder = named
    .filter(({ index }) => segments[index]?.kind !== 'roxzone')
    .toSorted((one, other) => one.index - other.index);
  const columns = new Map<number, number>();
  for (const count of new Set(inOrder.map(({ times }) => times.length))) {
    const rows = inOrder.filter(({ times }) => times.length === count);
    const grows = (column: number) =>
      rows.every(({ times }, index) => (times[column] ?? 0) >= (rows[index - 1]?.times[column] ?? 0));
    const column = Array.from({ length: count }, (_, index) => index).find((index) => !grows(index));
    if (count > 1 && column !== undefined) columns.set(count, column);
  }
  return columns;
}

/** No race clock and no time of day is shorter than the segment that ends then. */
const least = (times: readonly number[]) => (times.length > 0 ? Math.min(...times) : undefined);

/** The time of a line that names the finish; of several, the one nearest to what the segments and the penalty make. */
function totalIn(rows: readonly Row[], seconds: ReadonlyMap<string, number>, penaltySeconds = 0): number | undefined {
  const sum = [...seconds.values()].reduce((total, one) => total + one, penaltySeconds);
  const times = rows
    .filter(
      ({ words, isDamaged }) => !isDamaged && TOTAL_NAMES.includes(words.filter((word) => !isNumber(word)).join('')),
    )
    .flatMap((row) => row.times);
  const [nearest] = times.toSorted((one, other) => Math.abs(one - sum) - Math.abs(other - sum));
  return nearest === undefined ? undefined : Math.round(nearest);
}

/** What the lines that name a penalty make together. */
function penaltyIn(rows: readonly Row[]): number | undefined {
  const penalties = rows
    .filter(({ words, isDamaged }) => !isDamaged && words.some((word) => PENALTY_NAME.test(word)))
    .flatMap(({ times }) => least(times) ?? []);
  return penalties.length === 0 ? undefined : Math.round(penalties.reduce((sum, seconds) => sum + seconds, 0));
}
