import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const restDay = (day: string) => `  - day: ${day}\n    activity: Repos\n    type: repos\n    intensity: récupération\n`;

const days = (...names: readonly string[]) => names.map(restDay).join('');

export const sevenDays: readonly BrokenCopy[] = [
  broken(
    'a day is missing',
    replace(WEEK, restDay('jeudi'), ''),
    'training/phase1/week-01.yaml:20:10 il manque jeudi : une semaine a ses sept jours, de lundi à dimanche',
  ),
  broken(
    'a day stands twice',
    replace(WEEK, restDay('jeudi'), restDay('jeudi') + restDay('jeudi').replace('Repos', 'Marche')),
    `${WEEK}:24:10 « jeudi » est déjà dans la semaine : garde-le une fois`,
  ),
  broken(
    'two days are swapped',
    replace(WEEK, days('mercredi', 'jeudi', 'vendredi', 'samedi'), days('mercredi', 'samedi', 'vendredi', 'jeudi')),
    `${WEEK}:20:10 jeudi et samedi sont inversés : remets-les en ordre ou, si tu viens d’échanger ces journées, échange leurs « day »`,
  ),
  broken(
    'a day moved',
    replace(WEEK, days('mercredi', 'jeudi', 'vendredi', 'samedi'), days('samedi', 'mercredi', 'jeudi', 'vendredi')),
    `${WEEK}:16:10 « samedi » n’est pas à sa place : range les jours de lundi à dimanche`,
  ),
];
