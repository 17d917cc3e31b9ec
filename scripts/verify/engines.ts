/** The browser engines that the app is tested in, each by a browser that has it. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

const isEngine = (name: string): name is Engine => ENGINES.some((engine) => engine === name);

/** All engines, or those that `ENGINES=chromium,firefox` leaves: for a developer's machine that can't have them all. */
export function chosenEngines(): readonly Engine[] {
  const names = process.env.ENGINES?.split(',').map((name) => name.trim());
  if (!names) return ENGINES;
  if (process.env.CI) throw new Error('ENGINES leaves engines untested: it must not be set where CI is');
  const chosen = names.filter(isEngine);
  if (chosen.length < names.length) throw new Error(`ENGINES=${names} names other engines than ${ENGINES}`);
  return chosen;
}
