/** The parts that members' screens fetch apart; lazyParts.ts, which holds the screens themselves, would be a cycle. */
export const loadCalendarFile = () => import('../calendar/calendarFile.ts');
export const loadRunner = () => import('../pages/RunnerPage.tsx');
