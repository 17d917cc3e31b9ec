import type { Content } from '../../../content.ts';
import { proseIn } from '../../../prose.ts';
import { NUMBER, numberLike, numberOf } from '../../prose/french-numbers.ts';
import type { Rule } from './rule.ts';

const RPE = /(?<!\p{L})RPE\s(?<first>\d+)(?:\s?(?:à|ou|[-–])\s?(?<last>\d+))?/iu;
const AMOUNT = `(?<first>${NUMBER})(?<more>\\s?(?:à|ou|[-–])\\s?(?<last>${NUMBER}))?`;
/** « 2 à 3 répétitions en réserve », « soulever trois ou quatre fois de plus » */
const RESERVE = new RegExp(
  `(?<!\\p{L})(?<said>${AMOUNT})\\s(?:(?:\\p{L}+\\s)?en réserve|fois de plus)(?!\\p{L})`,
  'dgiu',
);
const SENTENCE = /[^.!?]+(?:[.!?]+|$)/gu;

/** An RPE leaves the same repetitions in reserve in every text. A coach judges what members read: a warning. */
export const reserves: Rule = {
  name: 'reserves',
  *check(content) {
    const reserveAt = reserveByRpe(content);
    for (const { file, path, text } of proseIn(content)) {
      if (!/en réserve|fois de plus/iu.test(text)) continue;
      const ownRpe = RPE.exec(`RPE ${content.rawValueAt(file, [...path.slice(0, -1), 'rpe'])}`);
      for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
        const efforts = [...sentence.matchAll(new RegExp(RPE, 'giu'))];
        for (const { groups, indices, index: at } of sentence.matchAll(RESERVE)) {
          const effort = efforts.findLast((each) => each.index < at) ?? efforts[0] ?? ownRpe;
          if (!effort?.groups) continue;
          const { first: easiest, last: hardest = easiest } = effort.groups;
          const [most, least] = [reserveAt(Number(easiest)), reserveAt(Number(hardest))];
          const { said = '', first = '', last = first } = groups ?? {};
          const [start = 0, end = 0] = indices?.groups?.said ?? [];
          if (numberOf(first) >= least && numberOf(last) <= most) continue;
          const right = (least === most ? [least] : [least, most]).map((count) => numberLike(count, first)).join(' à ');
          yield {
            file,
            path,
            severity: 'warning',
            part: { start: index + start, end: index + end },
            message: `« ${said} » : ${effort[0]} laisse ${right} en réserve (training.yaml)`,
            suggestion: right,
          };
        }
      }
    }
  },
};

/** As the table of training.yaml says; without one, as many as are left to 10. */
function reserveByRpe(content: Content): (rpe: number) => number {
  const scale = content.one('training')?.reserve?.scale ?? [];
  const known = new Map(scale.map(({ rpe, reserve }) => [rpe, reserve]));
  return (rpe) => known.get(rpe) ?? 10 - rpe;
}
