export const loadJournalPage = () => import('./JournalPage.tsx');
