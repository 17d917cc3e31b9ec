/** Shorter times have their end alone. */
const HALFWAY_FROM_MS = 40_000;
const TEN_SECONDS_FROM_MS = 20_000;

/** When a countdown from `start` to `end` tells its halfway and its last ten seconds, in epoch milliseconds. */
export function speechTimes(
  start: number,
  end: number,
): { halfway: number | undefined; tenSeconds: number | undefined } {
  const ms = end - start;
  return {
    halfway: ms >= HALFWAY_FROM_MS ? start + ms / 2 : undefined,
    tenSeconds: ms >= TEN_SECONDS_FROM_MS ? end - 10_000 : undefined,
  };
}
