import { type BrokenCopy, replace } from '../broken-copy.ts';

export const timetable: readonly BrokenCopy[] = [
  {
    what: 'an entry is a day before the race, by its hours',
    edits: [replace('competition.yaml', 'before: 2 h', 'before: 26 h')],
    findings: ['competition.yaml:55:15 c’est un autre jour que la course : écris daysBefore à la place'],
  },
  {
    what: 'two entries are the start',
    edits: [replace('competition.yaml', '      before: 2 h\n', '')],
    findings: [
      'competition.yaml:57:11 un autre rendez-vous est déjà le départ : donne à celui-ci before ou daysBefore',
    ],
  },
];
