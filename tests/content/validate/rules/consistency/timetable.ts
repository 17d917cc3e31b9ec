import { type BrokenCopy, replace } from '../../../broken-copy.ts';

export const timetable: readonly BrokenCopy[] = [
  {
    what: 'an entry is a day before the race, by its hours',
    edits: [replace('competition.yaml', 'before: 2 h', 'before: 26 h')],
    diagnostics: ['competition.yaml:55:15 c’est un autre jour que la course : écris « daysBefore: 1 » à la place'],
  },
  {
    what: 'an entry is two days before the race, by its hours',
    edits: [replace('competition.yaml', 'before: 2 h', 'before: 44-48 h')],
    diagnostics: ['competition.yaml:55:15 c’est un autre jour que la course : écris « daysBefore: 2 » à la place'],
  },
  {
    what: 'an entry is more days before the race than a timetable knows',
    edits: [replace('competition.yaml', 'before: 2 h', 'before: 240 h')],
    diagnostics: ['competition.yaml:55:15 c’est un autre jour que la course : écris daysBefore à la place'],
  },
  {
    what: 'two entries are the start',
    edits: [replace('competition.yaml', '      before: 2 h\n', '')],
    diagnostics: [
      'competition.yaml:54:11 « Arrivée » et « Départ » (time-start) n’ont ni before ni daysBefore : un seul est le départ. Ajoute le before de l’autre, sans doute celui-ci',
    ],
  },
];
