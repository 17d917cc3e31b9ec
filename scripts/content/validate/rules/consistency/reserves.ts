import { type Content, exerciseListsOf } from '../../../content.ts';
import type { ValueDiagnostic, ValuePath } from '../../../diagnostic.ts';
import { proseIn } from '../../../prose.ts';
import { NUMBER, numberLike, numberOf } from '../../prose/french-numbers.ts';
import type { Rule } from './rule.ts';

/** « RPE 7 », « RPE 6 à 7 », and the repetitions that it leaves. */
interface Effort {
  written: string;
  least: number;
  most: number;
  /** Where it stands in its text. */
  index: number;
}

const RPE = /(?<!\p{L})RPE\s(?<easiest>\d+)(?:\s?(?:à|ou|[-–]\u2060?)\s?(?<hardest>\d+))?/giu;
/** « Une » counts before repetitions, not before a bottle. */
const COUNT = `${NUMBER}|(?:une|aucune)(?=\\s(?:à|ou|en réserve|r[ée]p|traction|pompe|fois))`;
/** « 2 à 3 répétitions en réserve », « soulever trois ou quatre fois de plus » */
const RESERVE = new RegExp(
  `(?<!\\p{L})(?<lift>(?:soul[eè]v|port)\\p{L}*\\s(?:\\p{L}+\\s)?)?(?<said>(?<first>${COUNT})(?:\\s?(?:à|ou|[-–]\u2060?)\\s?(?<last>${COUNT}))?(?:\\s(?<noun>\\p{L}+))?)\\s(?:en réserve|(?<again>fois de plus)(?!\\sque))(?!\\p{L})`,
  'dgiu',
);
/** What every reserve holds, and most texts don't. */
const RESERVED = /en réserve|fois de plus/iu;
/** Between a reserve and the RPE that it goes with: « (RPE 6) », « à RPE 7 », not « et RPE 8 ». */
const FOLLOWED = /^(?:[^,;:.()]*\(|,?\s(?:à|soit|pour)\s)(?!.*(?<!\p{L})(?:et|puis|mais)(?!\p{L}))[^,;:.()]*$/iu;

/** An RPE leaves the same repetitions in reserve in every text and load. A coach judges what members read: a warning. */
export const reserves: Rule = {
  name: 'reserves',
  *check(content) {
    yield* inTexts(content);
    yield* inLoads(content);
  },
};

function* inTexts(content: Content): Generator<ValueDiagnostic> {
  for (const { file, path, text } of proseIn(content)) {
    if (!RESERVED.test(text)) continue;
    const efforts = effortsIn(text);
    const around =
      effortsIn(`RPE ${content.rawValueAt(file, [...path.slice(0, -1), 'rpe'])}`)[0] ??
      workoutEffort(content, file, path);
    for (const { groups = {}, indices, index: at, 0: match } of text.matchAll(RESERVE)) {
      const { lift, said = '', first = '', last = first, noun = '', again } = groups;
      if (again && !lift) continue;
      const after = efforts.find(({ index }) => index > at);
      const between = text.slice(at + match.length, after?.index);
      const effort =
        (FOLLOWED.test(between) ? after : undefined) ??
        efforts.findLast(({ index }) => index < at) ??
        (/[.!?]/.test(between) ? undefined : after) ??
        around;
      if (!effort) continue;
      if (countOf(first) >= effort.least && countOf(last) <= effort.most) continue;
      const [start = 0, end = 0] = indices?.groups?.said ?? [];
      const right = amountLike(effort, first, noun);
      yield { ...contradiction({ file, path }, said, effort, right), part: { start, end } };
    }
  }
}

function* inLoads(content: Content): Generator<ValueDiagnostic> {
  for (const { file, value } of content.valid('workoutPage')) {
    for (const [index, option] of value.options.entries()) {
      for (const { path, exercises } of exerciseListsOf(option)) {
        for (const [position, { load }] of exercises.entries()) {
          if (!load?.reserve) continue;
          const within = ['options', index, ...path, position];
          const place = [...within, 'load', 'reserve'];
          const effort =
            effortsIn(content.rawValueAt(file, [...within, 'note']))[0] ?? workoutEffort(content, file, place);
          if (!effort) continue;
          const { min, max } = load.reserve;
          if (min >= effort.least && max <= effort.most) continue;
          const right = [...new Set([effort.least, effort.most])].join('-');
          yield contradiction({ file, path: place }, content.rawValueAt(file, place), effort, right);
        }
      }
    }
  }
}

const contradiction = (
  place: { file: string; path: ValuePath },
  said: string,
  { written }: Effort,
  right: string,
): ValueDiagnostic => ({
  ...place,
  severity: 'warning',
  message: `« ${said} » : ${written} ${/^aucune/i.test(right) ? 'ne ' : ''}laisse ${right} en réserve (training.yaml)`,
  suggestion: right,
});

const effortsIn = (text: string): Effort[] =>
  [...text.matchAll(RPE)].map(({ 0: written, index, groups }) => ({
    written,
    least: 10 - Number(groups?.hardest ?? groups?.easiest),
    most: 10 - Number(groups?.easiest),
    index,
  }));

/** The effort of the workout that holds the text, if it has a single one. */
function workoutEffort(content: Content, file: string, [options, index = '']: ValuePath): Effort | undefined {
  if (options !== 'options') return undefined;
  const [effort, ...others] = effortsIn(content.rawValueAt(file, [options, index, 'effort']));
  return others.length > 0 ? undefined : effort;
}

const FEMININE: Readonly<Record<string, string>> = { un: 'une', Un: 'Une', zéro: 'aucune', Zéro: 'Aucune' };
const MASCULINE: Readonly<Record<string, string>> = { une: 'un', aucune: 'zéro' };

const countOf = (written: string) => numberOf(MASCULINE[written.toLowerCase()] ?? written);

/** « 3 répétitions », « aucune répétition », « trois à quatre », as the first number is written. */
function amountLike({ least, most }: Effort, first: string, noun: string): string {
  const like = least < most && least === 0 ? '0' : first;
  const counts = [...new Set([least, most])]
    .map((count) => numberLike(count, like))
    .map((word) => FEMININE[word] ?? word);
  const counted = noun && (most > 1 ? noun.replace(/s?$/u, 's') : noun.replace(/s$/u, ''));
  return [counts.join(' à '), counted].filter(Boolean).join(' ');
}
