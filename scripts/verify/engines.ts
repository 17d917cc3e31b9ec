/** The browser engines that the app is tested in, each by a browser that has it. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

const isEngine = (name: string): name is Engine => ENGINES.some((engine) => engine === name);

/** All engines, or those that `ENGINES=chromium,firefox` leaves: for a machine that can't have them all, or a job for each. */
export function chosenEngines(): readonly Engine[] {
  const names = process.env.ENGINES?.split(',').map((name) => name.trim());
  if (!names) return ENGINES;
  const chosen = names.filter(isEngine);
  if (chosen.length < names.length) throw new Error(`ENGINES=${names} names other engines than ${ENGINES}`);
  return chosen;
}
