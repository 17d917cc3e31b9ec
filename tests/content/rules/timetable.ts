import { type BrokenCopy, replace } from '../broken-copy.ts';

export const timetable: readonly BrokenCopy[] = [
  {
    what: 'an entry has two times',
    edits: [replace('competition.yaml', 'daysBefore: 1', 'daysBefore: 1\n      before: 3 h')],
    findings: ['competition.yaml:53:15 ce rendez-vous a déjà daysBefore : garde l’un des deux'],
  },
];
