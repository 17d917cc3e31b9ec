import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const restDay = (day: string) => `  - day: ${day}\n    activity: Repos\n    type: repos\n    intensity: récupération\n`;

export const sevenDays: readonly BrokenCopy[] = [
  {
    what: 'a day is missing',
    edits: [replace(WEEK, restDay('jeudi'), '')],
    diagnostics: [
      'training/phase1/week-01.yaml:4:3 il manque jeudi : une semaine a ses sept jours, de lundi à dimanche',
    ],
  },
  {
    what: 'two days are missing',
    edits: [replace(WEEK, restDay('mercredi') + restDay('jeudi'), '')],
    diagnostics: [
      'training/phase1/week-01.yaml:4:3 il manque mercredi : une semaine a ses sept jours, de lundi à dimanche',
      'training/phase1/week-01.yaml:4:3 il manque jeudi : une semaine a ses sept jours, de lundi à dimanche',
    ],
  },
  {
    what: 'a day stands twice',
    edits: [replace(WEEK, restDay('jeudi'), restDay('jeudi') + restDay('jeudi'))],
    diagnostics: ['training/phase1/week-01.yaml:24:10 « jeudi » est déjà dans la semaine : garde-le une fois'],
  },
  {
    what: 'a day took the place of another',
    edits: [replace(WEEK, 'day: jeudi', 'day: mercredi')],
    diagnostics: [
      'training/phase1/week-01.yaml:4:3 il manque jeudi : une semaine a ses sept jours, de lundi à dimanche',
      'training/phase1/week-01.yaml:20:10 « mercredi » est déjà dans la semaine : garde-le une fois',
    ],
  },
  {
    what: 'two days are swapped',
    edits: [replace(WEEK, restDay('mercredi') + restDay('jeudi'), restDay('jeudi') + restDay('mercredi'))],
    diagnostics: [
      'training/phase1/week-01.yaml:20:10 « mercredi » n’est pas à sa place : range les jours de lundi à dimanche',
    ],
  },
];
