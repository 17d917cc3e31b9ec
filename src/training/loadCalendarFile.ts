export const loadCalendarFile = () => import('./calendarFile.ts');
