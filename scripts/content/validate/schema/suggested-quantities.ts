const NUMBERS = 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const NUMBER_WORD = new RegExp(`(?<!\\p{L})(?:${NUMBERS.join('|')}|une)(?!\\p{L})`, 'gu');
const MONTHS = [
  'jan',
  'f[eé][vb]',
  'mar(?!d)',
  'a[vp]r',
  'ma[iy]',
  'juin|jun',
  'jui?l',
  'ao[uû]|aug',
  'sep',
  'oct',
  'nov',
  'd[eé]c',
];
const MONTH = new RegExp(`(?<!\\p{L})(?:${MONTHS.map((month) => `(${month})`).join('|')})\\p{L}*\\.?`, 'giu');

/** Number words, and a letter O within a number, as digits. */
const inDigits = (written: string) =>
  written
    .toLowerCase()
    .replace(/(?<=\d)o|o(?=\d)/g, '0')
    .replace(NUMBER_WORD, (word) => String(Math.max(0, NUMBERS.indexOf(word)) + 1));

/** The whole number in a text that says nothing else: « 3 séries », « trois ». */
export function numberIn(written: string): number | undefined {
  const [, number] =
    /^(?:semaine|phase|n°)?\s*(\d+)(?:[.,]0+)?\s*(?:x|fois|s[ée]ries?|sets?|rounds?|tours?|semaines?|ateliers?|jours?|r[ée]p\S*|%)?$/.exec(
      inDigits(written),
    ) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** `6-10` of what a spreadsheet made a date of: `6-oct`, `06/10`, `2026-10-06`; a range goes up. */
export function rangeOfDate(written: string): string | undefined {
  const numbers = written
    .replace(MONTH, (_name, ...found) => `${found.findIndex((month) => month !== undefined) + 1}`)
    .replace(/(?<!\d)(?:19|20)\d\d(?!\d)/, '')
    .match(/^[-/\s]*(\d{1,2})(?:er)?\s*[-/. ]\s*(\d{1,2})[-/\s]*$/i);
  const [from = 0, to = 0] =
    numbers
      ?.slice(1)
      .map(Number)
      .sort((a, b) => a - b) ?? [];
  return from < to && /[\p{L}/]|\d{4}|\b0\d/u.test(written) ? `${from}-${to}` : undefined;
}

/** What says the same with other signs, in other words or in more of them, put right in this order. */
const REWRITINGS: readonly (readonly [RegExp, string])[] = [
  [/[’‘′´]/g, "'"],
  [/[”“″]|''/g, '"'],
  [/(?<=\d\s*(?:h|mi?n|sec|s))\.(?=\s)/g, ''],
  [/^(?:environ|env\.?|~|≈|de|entre|max\.?|pendant)\s*(?=\d)/, ''],
  [/\s*(?:environ|max(?:imum|i)?|au plus|ou plus|\+|\.)$/, ''],
  [/(\d) (\d{3})(?!\d)/g, '$1$2'],
  [/(?:1 )?demie?[- ]heure|(?<!\d)(?:1\/2|½)\s*h(?:eure)?s?$/, '30 min'],
  [/3 quarts d'heure|(?:3\/4|¾)\s*h(?:eure)?s?$/, '45 min'],
  [/(?:1 )?quart d'heure|(?<!\d)(?:1\/4|¼)\s*h(?:eure)?s?$/, '15 min'],
  [/(\d)\s*(?:heures?|h)\s*(?:et demie?|1\/2|½)$/, '$1 h 30'],
  [/\s*\bet (?=\d)/g, ' à '],
  [/\s*(?:\bou\b|—|→|->|\.\.+|…|(?<=\d\s*)\/)\s*(?=\d)/g, '-'],
  [/(\d)\s*(?:secondes?|secs?|s|")(?![a-z])/g, '$1 s'],
  [/(\d)\s*(?:heures?|hr?s?)(?![a-z])\s*/g, '$1 h '],
  [/(\d)\s*(?:minutes?|mins?|mn|')(?![a-z])\s*/g, '$1 min '],
  [/(\d)\s*(?:kilom[eè]tres?|kms?)(?![a-z])/g, '$1 km'],
  [/(\d)\s*(?:m[eè]tres?|mt?s?)(?![a-z])/g, '$1 m'],
  [/(\d)\s*(?:kilo(?:gramme)?s?|kgs?|kilos?)(?![a-z])/g, '$1 kg'],
  [/(\d)\s*(?:%|pour ?cents?|p(?:our|\.) ?100)/g, '$1 %'],
  [/\s+$/, ''],
  [/ *- *(?=\d)/g, '-'],
  // The first unit of `30 s-45 s`.
  [/(?<!\d )(?<![hn] )(\d+) (h|min|s|%)(?=-\d+ \2$)/, '$1'],
  [/^(?:aucune?|pas de|sans|non|off|no|rien|néant|0)(?: (?:repos|récup\p{L}*|pause))?$/u, 'aucun'],
];

/** ` entre les deux tours` of « 90 sec, entre les deux tours », which stays as it was said. */
const WORDS =
  /[\s,;.:]+(?!(?:heure|min|sec|m[eè]tre|kilo|demi|quart|fois|r[eé]p|mouv|environ|max|plus|pour|cent|quatre|cinq|sept|huit|neuf|onze|douze)\p{L}*)(?=\p{L}{4}|(?:de|en|d[’'])(?!\s?heure|[’'])\P{L}).*$/isu;

/** Where a number without a unit is of seconds, and where of hours; minutes elsewhere. */
const SHORT_TIMES: readonly string[] = ['rest', 'time', 'set', 'change', 'transition'];
const LONG_TIMES: readonly string[] = ['before', 'total', 'targets'];

/** The units that a bare number may have been meant in; of one quantity two only where both are usual. */
function unitsFor(number: number, field: string): string[] {
  if (number < 1) return [];
  const isLow = number < 10;
  const seconds = isLow ? ['min'] : number < 15 ? ['s', 'min'] : ['s'];
  const time = SHORT_TIMES.includes(field) ? seconds : [isLow && LONG_TIMES.includes(field) ? 'h' : 'min'];
  return [...time, ...(number < 3 ? ['km'] : isLow ? ['m', 'km'] : ['m']), '%', 'kg'];
}

/** How a quantity was meant, in forms that a schema may or may not read: what it says, or the units it may have been left without. */
export function suggestedQuantities(written: string, field: string): { said: string[]; guessed: string[] } {
  const { index = written.length, 0: tail = '' } = /\d/.test(written) ? (WORDS.exec(written) ?? {}) : {};
  const words = tail.replace(/^[\s,;.:]+/, ' ').replace(/[\s.…,;:!?]+$/, '');
  const quantity = written.slice(0, index).replace(/[\s.…,;:!?]+$/, '');
  const plain = REWRITINGS.reduce((text, [found, by]) => text.replace(found, by), inDigits(quantity.trim()));
  const comma = plain.replace(/(\d)\.(\d)/g, '$1,$2');
  const isShort = SHORT_TIMES.includes(field);
  const said = [
    plain,
    plain.replace(/^x\s*|\s*(?:x|fois|reps?\.?|r[ée]p[ée]titions?|mouvements?)$/g, ''),
    fromClock(plain, isShort),
    toClock(plain),
    plain.replace(/^(\d) h (\d{1,2}) min (\d{1,2}) s$/, (_time, h, min, s) => `${h * 60 + Number(min)} min ${s}`),
    fromDecimal(plain),
    plain.replace(/(\d)\.(\d{3})(?!\d)/, '$1$2'),
    comma,
    ...(isShort ? [] : [plain.replace(/ m$/, ' min')]),
  ];
  const [bare, first] = /^(\d+(?:,\d+)?)(?:\s*(?:-|–|à)\s*\d+)?$/.exec(comma) ?? [];
  const units = unitsFor(Number(first?.replace(',', '.')), field);
  return {
    said: said.map((text) => text + words),
    guessed: bare ? units.map((unit) => `${bare} ${unit}${words}`) : [],
  };
}

/** `1:30` for 1 h 30, or for 1 min 30 where times are short or the hours would be too many. */
const fromClock = (written: string, isShort: boolean) =>
  written.replace(/^(\d{1,3}):(\d\d)(?= |$)/, (_clock, first, last) => {
    const [unit, smaller] = isShort || Number(first) >= 4 ? ['min', 's'] : ['h', 'min'];
    if (Number(first) === 0) return `${Number(last)} ${smaller}`;
    return Number(last) === 0 ? `${Number(first)} ${unit}` : `${Number(first)} ${unit} ${last}`;
  });

/** `10 min 30`, `1:02:03`: as a stopwatch shows them */
function toClock(written: string): string {
  const [, hours = '0', minutes, seconds = '0'] =
    /^(?:(\d):)?(\d{1,3})\s*(?::|min)\s*(\d{1,2})?\s*s?$/.exec(written) ?? [];
  return `${Number(hours) * 60 + Number(minutes)}:${seconds.padStart(2, '0')}`;
}

/** `1,5 h` is 1 h 30, and `105,5 min` 1 h 45: seconds beyond an hour are none. */
function fromDecimal(written: string): string {
  const [, decimal, unit] = /^(\d+[.,]\d+)\s*(h|min)$/.exec(written) ?? [];
  const amount = Number(decimal?.replace(',', '.'));
  const isLong = unit === 'h' || amount >= 60;
  const whole = Math.floor(unit === 'h' || amount < 60 ? amount * 60 + 0.5 : amount);
  const [larger, smaller] = [Math.floor(whole / 60), whole % 60];
  const [big, small] = isLong ? ['h', 'min'] : ['min', 's'];
  if (larger === 0) return `${smaller} ${small}`;
  return `${larger} ${big}${smaller === 0 ? '' : ` ${String(smaller).padStart(2, '0')}`}`;
}
