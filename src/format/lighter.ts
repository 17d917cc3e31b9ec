import type { PublishedBlock, PublishedDay, PublishedOption, PublishedWeek } from '../../schema/programme.ts';
import type { Lighter } from '../../schema/week.ts';

const NO_BREAK = '\u00a0';

/** A circuit has rounds less, a list sets less of each exercise; one of them is always left. */
export function lighterBlock<Block extends { rounds: number; exercises: readonly { sets: number }[] }>(
  block: Block,
  { fewerSets }: Lighter,
): Block {
  const less = (count: number) => Math.max(1, count - fewerSets);
  if (block.rounds > 1) return { ...block, rounds: less(block.rounds) };
  return { ...block, exercises: block.exercises.map((dose) => ({ ...dose, sets: less(dose.sets) })) };
}

/** A workout with its doses in a light week; what it says of the full dose, its effort and its length, goes. */
export function lighterOption(option: PublishedOption, lighter: Lighter | undefined): PublishedOption {
  if (!lighter) return option;
  const { effort: _, estimatedDuration: __, ...rest } = option;
  return { ...rest, blocks: option.blocks.map((block) => keepReserve(lighterBlock(block, lighter), lighter)) };
}

/** At RPE 6 four repetitions are left, at 7 three: a set that keeps fewer is harder than that. */
function keepReserve(block: PublishedBlock, { maxRpe }: Lighter): PublishedBlock {
  const least = 10 - maxRpe;
  return {
    ...block,
    exercises: block.exercises.map((dose) => {
      const reserve = dose.load?.reserve;
      if (!reserve || reserve.min >= least) return dose;
      return { ...dose, load: { reserve: { min: least, max: Math.max(least, reserve.max) } } };
    }),
  };
}

/** A workout as it is done on a day of the programme: that of a light week takes as long as its day says. */
export function optionOn(
  option: PublishedOption,
  linking: { week: Pick<PublishedWeek, 'lighter'>; day: Pick<PublishedDay, 'duration'> } | undefined,
): PublishedOption {
  if (!linking?.week.lighter) return option;
  const { duration } = linking.day;
  return { ...lighterOption(option, linking.week.lighter), ...(duration && { estimatedDuration: duration }) };
}

/** « une série de moins par exercice, RPE 6 au plus »; `option` with its full doses. */
export function formatLighter(lighter: Lighter, { blocks }: Pick<PublishedOption, 'blocks'>): string {
  const losesRounds = blocks.some(({ rounds }) => rounds > 1);
  const losesSets = blocks.some(({ rounds, exercises }) => rounds === 1 && exercises.some(({ sets }) => sets > 1));
  const amount = [
    losesSets && count(lighter.fewerSets, 'une', 'série'),
    losesRounds && count(lighter.fewerSets, 'un', 'tour'),
  ]
    .filter(Boolean)
    .join(' ou ');
  const less = amount && `${amount} de moins${losesRounds ? '' : ' par exercice'}`;
  return [less, `RPE${NO_BREAK}${lighter.maxRpe} au plus`].filter(Boolean).join(', ');
}

const count = (amount: number, one: string, noun: string) =>
  amount === 1 ? `${one} ${noun}` : `${amount}${NO_BREAK}${noun}s`;
