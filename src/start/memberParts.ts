/** The parts that members' screens fetch apart. */
export const loadCalendarFile = () => import('../training/calendarFile.ts');
export const loadRunner = () => import('../runner/RunnerPage.tsx');

/** Holds each of them. Whoever adds one adds it here. */
export const loadMemberParts = () => Promise.all([loadCalendarFile(), loadRunner()]);
