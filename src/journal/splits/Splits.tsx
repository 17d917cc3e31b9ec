import { NO_BREAK } from '../../format/noBreak.ts';
import { formatPace, formatSeconds } from '../../format/quantities.ts';
import { Stack } from '../../ui/layout.tsx';
import type { Split } from '../model/entry.ts';
import type { RaceComparison } from '../model/raceComparison.ts';
import { furthestOverTarget, type RunningSplit, runningSplits, secondsLostToSlowdown } from '../model/slowdown.ts';
import { areLaps, RunningPaceChart, splitTitle } from './RunningPaceChart.tsx';
import { SplitsTable } from './SplitsTable.tsx';

interface SplitsProps {
  splits: readonly Split[];
  /** Of a race with the field. */
  comparison?: RaceComparison | undefined;
}

export function Splits({ splits, comparison }: SplitsProps) {
  const running = runningSplits(splits);
  // « Série 1 » stays on one line; a pace may begin another one.
  const advice = [comparison && lossText(comparison), winText(splits), slowdownText(running)].flatMap(
    (text) => text?.replace(/(?<=\p{L}) (?=\d+(?![\d:]))/gu, NO_BREAK) ?? [],
  );
  return (
    <Stack gap={4}>
      {advice.map((text) => (
        <p key={text} className="lead">
          {text}
        </p>
      ))}
      {running.length > 1 && <RunningPaceChart splits={running} />}
      <SplitsTable splits={comparison?.splits ?? splits} isCompared={comparison !== undefined} />
    </Stack>
  );
}

/** Against the field at the same finish time. */
function lossText({ losses: [first, second], totalSeconds }: RaceComparison): string {
  const finish = finishTimeText(totalSeconds);
  if (!first) return `Où gagner\u00a0: aucune étape ne t’a pris plus de temps qu’aux autres à ${finish}.`;
  const most = `Où gagner\u00a0: ${first.name}, ${time(first.seconds)} de plus que les autres à ${finish}`;
  return second ? `${most}, puis ${second.name}, ${time(second.seconds)} de plus.` : `${most}.`;
}

/** Against the plan, where there was one. */
function winText(splits: readonly Split[]): string | undefined {
  if (!splits.some(({ targetSeconds }) => targetSeconds !== undefined)) return undefined;
  const over = furthestOverTarget(splits);
  if (!over) return 'Chaque étape tient dans ton plan.';
  return `Ton plus gros écart\u00a0: ${over.name}, ${time(over.overSeconds)} de plus que ton plan.`;
}

/** Against the member's own fastest running split. */
function slowdownText(splits: readonly RunningSplit[]): string | undefined {
  const best = splits.find(({ slower }) => slower === 0);
  const lost = secondsLostToSlowdown(splits);
  if (!best || lost === 0) return undefined;
  const worst = splits.reduce((one, other) => (other.slower > one.slower ? other : one));
  const pace = formatPace({ secondsPerKm: Math.round(best.pace) });
  const [fastest, slowest] = areLaps(splits)
    ? ['ton meilleur tour', 'Le plus lent']
    : ['ta meilleure série', 'La plus lente'];
  return `À l’allure de ${fastest} (${best.name}, ${pace}), tu aurais gagné ${time(lost)}. ${slowest}\u00a0: ${splitTitle(worst)}.`;
}

/** « 1 h 32 ». */
export const finishTimeText = (seconds: number) => formatSeconds(60 * Math.round(seconds / 60));

const time = (seconds: number) => formatSeconds(seconds, { besideMinutes: true });
