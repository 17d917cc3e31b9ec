import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { rescheduling } from '../rescheduling.ts';

const rows = (...written: string[]) => rescheduling({ rows: written.join(', ') });
const table = (source: string) => replace('training.yaml', 'text: Passe.', `text: Passe.\n    table: ${source}`);

export const priorities: readonly BrokenCopy[] = [
  broken('each session has its place', rows('{ phases: [1], keep: [mardi, lundi] }')),
  broken(
    'a session has none, told once',
    rows('{ phases: [1], keep: [mardi] }'),
    'training.yaml:30:76 semaine 1, la séance de lundi n’a pas de place : ajoute lundi à keep ou à then',
  ),
  broken(
    'a phase has no row',
    rows('{ week: course, keep: [lundi] }'),
    'training.yaml:30:54 aucune ligne pour la phase 1 : ajoute-la à phases, ou une ligne à elle',
  ),
  broken(
    'a day is twice in a row',
    rows('{ phases: [1], keep: [lundi, mardi, lundi], then: [mardi] }'),
    'training.yaml:30:91 lundi est déjà dans cette ligne : garde-le une fois',
    'training.yaml:30:106 mardi est déjà dans cette ligne : garde-le une fois',
  ),
  broken(
    'a phase and a kind of week have two rows',
    rows(
      '{ phases: [1], keep: [lundi, mardi] }',
      '{ week: course, keep: [lundi] }',
      '{ phases: [1, 2], keep: [lundi] }',
      '{ week: course, keep: [mardi] }',
    ),
    'training.yaml:30:138 la phase 1 a déjà sa ligne : garde-la une fois',
    'training.yaml:30:170 « course » a déjà sa ligne : garde-la une fois',
  ),
  broken(
    'a table is made of what is not there',
    table('reprises'),
    'training.yaml:9:12 « reprises » est fait de rescheduling, qui manque : ajoute-le, ou écris le tableau à la main',
  ),
];
