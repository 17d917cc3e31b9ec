/** A time of day on a wall clock, `09:20`, as fields of a form give it. */
export type WallTime = string;

/** Minutes since midnight; undefined for anything but a time of day. */
export function parseWallTime(time: WallTime): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
