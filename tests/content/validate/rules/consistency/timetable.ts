import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

export const timetable: readonly BrokenCopy[] = [
  broken(
    'an entry is a day before the race, by its hours',
    replace('competition.yaml', 'before: 2 h', 'before: 26 h'),
    'competition.yaml:52:15 c’est un autre jour que la course : écris « daysBefore: 1 » à la place',
  ),
  broken(
    'two entries are the start',
    replace('competition.yaml', '      before: 2 h\n', ''),
    'competition.yaml:51:11 « Arrivée » et « Départ » (time-start) n’ont ni before ni daysBefore : un seul est le départ. Ajoute le before de l’autre, sans doute celui-ci',
  ),
];
