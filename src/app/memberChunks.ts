import { loadJournalPage } from '../journal/loadJournalPage.ts';
import { loadRunner } from '../race/loadRunner.ts';

/** Holds the chunks that members' screens fetch apart. Add a new one here. */
export const loadMemberChunks = () => Promise.all([loadRunner(), loadJournalPage()]);
