const ONE = String.raw`(?<![\d,])[01](?:,\d+)?`;
/** As typeset beside a number, and what a voice says; in the order in which they are looked for. */
const UNITS: readonly (readonly [unit: string, word: string])[] = [
  ['kg', 'kilo'],
  ['km', 'kilomètre'],
  ['cm', 'centimètre'],
  ['mm', 'millimètre'],
  ['min', 'minute'],
  ['m', 'mètre'],
  ['h', 'heure'],
  ['s', 'seconde'],
];
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u202f]/g, ' '],
  [/\u2060/g, ''],
  [/’/g, "'"],
  [/(\d+):00/g, '$1 min'],
  [/(\d+):0?(\d+)/g, '$1 min $2'],
  [/(\d)\s*\/\s*(?=\d)/g, '$1 sur '],
  [/(\d)\s*[–-]\s*(?=\d)/g, '$1 à '],
  [/(\d)\s*[×x]\s*(?=\d)/g, '$1 fois '],
  [/\s*\/\s*(?=(?:km|min|h|m)(?!\p{L}))/gu, ' par '],
  [/(?<!\p{L})RPE(?!\p{L})/gu, 'effort ressenti'],
  [/%/g, ' pour cent'],
  [/[+&]/g, ' et '],
  [/[…!?]/g, '.'],
  [/[:;·()[\]—–/]/g, ', '],
  ...UNITS.flatMap(([unit, word]): (readonly [RegExp, string])[] => [
    [new RegExp(String.raw`(${ONE})\s*${unit}(?![\p{L}'])`, 'gu'), `$1 ${word} `],
    [new RegExp(String.raw`(\d)\s*${unit}(?![\p{L}'])`, 'gu'), `$1 ${word}s `],
    [new RegExp(String.raw`(?<= par )${unit}(?!\p{L})`, 'gu'), word],
  ]),
  // What is left would be read as « tiret » or not at all.
  [/[^\p{L}\p{M}\p{N},.']/gu, ' '],
  [/\s+/g, ' '],
  // One pause for several marks, but for the comma of a decimal.
  [/[ ,]+\./g, '.'],
  [/ ?([,.])(?:[ ,]*,(?!\d))*/g, '$1'],
  [/^[ ,.]+|[ ,.]+$/g, ''],
];

/**
 * French text as a voice should say it: « 2 × 16 kg » → « 2 fois 16 kilos », « 5:40/km » → « 5 minutes 40 par kilomètre ».
 * Nothing but letters, digits, commas, points and apostrophes is left.
 */
export function spokenText(text: string): string {
  return WORDS.reduce((spoken, [pattern, word]) => spoken.replace(pattern, word), text.normalize('NFC'));
}
