import { gym, programme, REPETITION, run, threshold } from './programme.ts';
import type { Case } from './table.ts';

const SIMULATION = `${gym(60)}, ${REPETITION}`;
const THRESHOLD = threshold('aroundSimulation: { days: 2, minutes: 30 }');

export default [
  [
    'long sessions within two days of it, before and after',
    [...programme({ mardi: gym(60), jeudi: SIMULATION, vendredi: gym(45) }, {}, {}), THRESHOLD],
    'week-01.yaml:5:79 around-simulation: mardi, 60 min à 2 jours de la dernière simulation (jeudi) : 30 min au plus, ou à intensité facile. Raccourcis ou adoucis cette séance',
    'week-01.yaml:8:82 around-simulation: vendredi, 45 min à 1 jour de la dernière simulation (jeudi) : 30 min au plus, ou à intensité facile. Raccourcis ou adoucis cette séance',
  ],
  [
    'thirty minutes and an easy hour two days from it, and an hour three days before',
    [...programme({ lundi: gym(60), mardi: gym(30), jeudi: SIMULATION, samedi: run(60) }, {}, {}), THRESHOLD],
  ],
] satisfies Case[];
