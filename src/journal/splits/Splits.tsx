import { NO_BREAK } from '../../format/noBreak.ts';
import { formatPace, formatSeconds } from '../../format/quantities.ts';
import { Stack } from '../../ui/layout.tsx';
import type { Split } from '../model/entry.ts';
import { furthestOverTarget, type RunningSplit, runningSplits, secondsLostToSlowdown } from '../model/slowdown.ts';
import { areLaps, RunningPaceChart, splitTitle } from './RunningPaceChart.tsx';
import { SplitsTable } from './SplitsTable.tsx';

export function Splits({ splits }: { splits: readonly Split[] }) {
  const running = runningSplits(splits);
  // « Série 1 » stays on one line; a pace may begin another one.
  const advice = [winText(splits), slowdownText(running)].flatMap(
    (text) => text?.replace(/ (?=\d+(?![\d:]))/g, NO_BREAK) ?? [],
  );
  return (
    <Stack gap={4}>
      {advice.map((text) => (
        <p key={text} className="lead">
          {text}
        </p>
      ))}
      {running.length > 1 && <RunningPaceChart splits={running} />}
      <SplitsTable splits={splits} />
    </Stack>
  );
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

const time = (seconds: number) => formatSeconds(seconds, { besideMinutes: true });
