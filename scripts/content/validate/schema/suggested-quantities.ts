/** Where a number without a unit means seconds. */
const SHORT_TIMES: readonly string[] = ['rest', 'time'];
/** Nobody rests so few seconds: these are minutes. */
const TOO_FEW_SECONDS = 10;
/** No session lasts so many hours: before the colon these are minutes. */
const TOO_MANY_HOURS = 4;
const NUMBERS = 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const NUMBER_WORD = new RegExp(`(?<!\\p{L})(?:${NUMBERS.join('|')}|une)(?!\\p{L})`, 'gu');
/** What a quantity is written with beside its numbers. */
const OF_QUANTITIES = new RegExp(
  `^(?:${[
    '.*[\\d½¼¾].*',
    '[\'’"+.…–—/-]+',
    "h(?:eures?|rs?)?|d[’']heures?|mi?n\\p{L}*|s(?:ec\\p{L}*)?|demie?|quarts?",
    'km\\p{L}*|kilom\\p{L}*|m(?:[eè]tres?|ts?)?|au|par|le',
    'x|fois|r[eé]p\\p{L}*|mouvements?',
    'à|a|ou|et|environ|max\\p{L}*|plus',
    ...NUMBERS,
    'une',
  ].join('|')})$`,
  'iu',
);
const NO_REST = /^(?:aucune?|pas de|sans|non|rien|néant|0)(?: (?:repos|récup\p{L}*|pause))?$/u;

/** How a quantity may have been meant, likeliest first, in forms that the schema may or may not read. */
export function suggestedQuantities(written: string, field: string): string[] {
  const [quantity, words] = withoutWords(withoutMarks(written));
  const plain = plainly(quantity);
  const spelt = withUnits(plain);
  const isShort = SHORT_TIMES.includes(field);
  return [
    spelt,
    withoutRepetitions(plain),
    fromClock(plain, isShort),
    toClock(plain),
    `${toClock(plain)}/km`,
    asMinutes(plain),
    plain.replace(/(\d)\.(\d{3})(?!\d)/, '$1$2'),
    spelt.replace(/(\d)\.(\d)/g, '$1,$2'),
    withUnit(spelt, isShort ? 's' : 'min'),
    `${spelt} m`,
    `${spelt} %`,
    ...(isShort ? [] : [spelt.replace(/ m$/, ' min')]),
  ].map((suggestion) => suggestion + words);
}

/** A mark behind a unit or what follows it, as in `1 min. 30`, `90 s, puis` or `1 min 30, puis`. */
const UNIT_MARK = /(?<=\d\s*(?:(?:h(?:eures?)?|mi?n\p{L}*)(?:\s*\d\d)?|s(?:ec\p{L}*)?|km|m))[.,;:](?=\s)/giu;
/** Without it, and without what ends a sentence: `45 min.` */
const withoutMarks = (written: string) =>
  written
    .trim()
    .replace(UNIT_MARK, '')
    .replace(/[\s.…,;:!?]+$/, '');

/** `90 sec` and ` entre les deux tours` of « 90 sec entre les deux tours »: the words say what they said. */
function withoutWords(written: string): [quantity: string, words: string] {
  const words = written.split(/(?=\s)/);
  const first = words.findIndex((word) => /\d/.test(word) || NUMBERS.includes(word.trim().toLowerCase()));
  const end = words.findIndex((word, at) => first !== -1 && at > first && !OF_QUANTITIES.test(word.trim()));
  return end === -1 ? [written, ''] : [words.slice(0, end).join(''), words.slice(end).join('')];
}

/** The whole number in a text of one number: « 3 séries », « trois ». */
export function numberIn(written: string): number | undefined {
  const [first, ...others] = inDigits(written.toLowerCase()).match(/\d+(?:[.,]\d+)?/g) ?? [];
  return first !== undefined && others.length === 0 && /^\d+$/.test(first) ? Number(first) : undefined;
}

/** Number words, and a letter O within a number, as digits. */
const inDigits = (written: string) =>
  written
    .replace(/(?<=\d)o|o(?=\d)/g, '0')
    .replace(NUMBER_WORD, (word) => String(Math.max(0, NUMBERS.indexOf(word)) + 1));

/** Without what says the same in more words, or with signs of another keyboard. */
function plainly(written: string): string {
  const plain = written
    .trim()
    .toLowerCase()
    .replace(/[’‘′´]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/^(?:environ|env\.?|~|≈|de|entre|max\.?|pendant)\s*(?=\d|une?\b)/, '')
    .replace(/\s*(?:environ|max(?:imum|i)?|au plus|ou plus|\+|\.)$/, '')
    .replace(/(\d) (\d{3})(?!\d)/g, '$1$2');
  return inDigits(plain).replace(/\s*(?:\b(?:ou|et)\b(?= \d)|—|\.\.+|…|(?<=\d\d|[4-9])\s*\/(?=\s*\d))\s*/g, (link) =>
    link.trim() === 'et' ? ' à ' : '-',
  );
}

/** `45mn`, `1 heure 30`, `90 secondes`, `1'30`: as the schema reads them. */
function withUnits(written: string): string {
  return written
    .replace(/(?:1 )?demie?[- ]heure|(?<!\d)(?:1\/2|½)\s*h(?:eure)?s?$/, '30 min')
    .replace(/(?:1 )?quart d'heure|(?<!\d)(?:1\/4|¼)\s*h(?:eure)?s?$/, '15 min')
    .replace(/3 quarts d'heure|(?:3\/4|¾)\s*h(?:eure)?s?$/, '45 min')
    .replace(/(\d)\s*(?:heures?|h)\s*(?:et demie?|1\/2|½)$/, '$1 h 30')
    .replace(/(\d)\s*(?:secondes?|secs?|s|")(?![a-z])/g, '$1 s')
    .replace(/(\d)\s*(?:heures?|hr?s?)(?![a-z])\s*/g, '$1 h ')
    .replace(/(\d)\s*(?:minutes?|mins?|mn|')(?![a-z])\s*/g, '$1 min ')
    .replace(/(\d)\s*(?:kilom[eè]tres?|kms?)(?![a-z])/g, '$1 km')
    .replace(/(\d)\s*(?:m[eè]tres?|mt?s?)(?![a-z])/g, '$1 m')
    .trim()
    .replace(/ *- */g, '-')
    .replace(/(?<!\d )(?<![hn] )(\d+) (h|min|s)(?=-\d+ \2$)/, '$1')
    .replace(NO_REST, 'aucun');
}

/** `90 entre les séries`, `45-60`: the unit that goes without saying. */
function withUnit(written: string, unit: 's' | 'min'): string {
  return written.replace(/^(\d+)((?:\s*(?:-|–|à)\s*\d+)?)(?=\s|$)/, (numbers, first) =>
    unit === 's' && Number(first) <= TOO_FEW_SECONDS ? `${numbers} min` : `${numbers} ${unit}`,
  );
}

/** `10 reps`, `x10`, `8 à 10 répétitions` */
const withoutRepetitions = (written: string) =>
  written.replace(/^x\s*|\s*(?:x|fois|reps?\.?|r[ée]p[ée]titions?|mouvements?)$/g, '');

/** `1:30` for 1 h 30, or for 1 min 30 where times are short */
const fromClock = (written: string, isShort: boolean) =>
  written.replace(/^(\d{1,3}):(\d\d)(?= |$)/, (_clock, first, last) => {
    const [unit, smaller] = isShort || Number(first) >= TOO_MANY_HOURS ? ['min', 's'] : ['h', 'min'];
    return Number(first) === 0 ? `${Number(last)} ${smaller}` : `${Number(first)} ${unit} ${last}`;
  });

/** `10 min 30`, `1:02:03`, `5'40 au km`: as a stopwatch shows them */
function toClock(written: string): string {
  const [, hours = '0', minutes, seconds = '0'] =
    /^(?:(\d):)?(\d{1,3})\s*(?::|'|mn|min)\s*(\d{1,2})?\s*[s"]?\s*(?:(?:\/|au|par|le)\s*km)?$/.exec(written) ?? [];
  return `${Number(hours) * 60 + Number(minutes)}:${seconds.padStart(2, '0')}`;
}

/** `1,5 h` */
function asMinutes(written: string): string {
  const [, decimal, unit] = /^(\d+[.,]\d+)\s*(h|min)/.exec(written) ?? [];
  const whole = Math.round(Number(decimal?.replace(',', '.')) * 60);
  const [larger, smaller] = [Math.floor(whole / 60), whole % 60];
  return larger === 0
    ? `${smaller} ${unit === 'h' ? 'min' : 's'}`
    : `${larger} ${unit} ${String(smaller).padStart(2, '0')}`;
}
