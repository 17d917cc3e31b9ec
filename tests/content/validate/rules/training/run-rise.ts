import { programme, run } from './programme.ts';
import type { Case } from './table.ts';

const WEEK = { lundi: run(30), mardi: run(30) };

export default [
  [
    'a run more than a tenth longer',
    programme(
      { jeudi: run(30), dimanche: 'type: sortie longue, intensity: modérée, duration: 60 min' },
      { mardi: 'type: sortie longue, intensity: modérée, duration: 1 h 07' },
      {},
    ),
    'week-02.yaml:5:87 run-rise: mardi, course de 67 min (« 1 h 07 ») : 66 min au plus, 110 % de la plus longue depuis le début (60 min). Raccourcis cette sortie',
  ],
  [
    'a short run more than five minutes longer',
    programme({ lundi: run(30), mardi: run(10) }, { mardi: run(36) }, {}),
    'week-02.yaml:5:80 run-rise: mardi, course de 36 min : 35 min au plus, 5 min de plus que la plus longue depuis le début (30 min). Raccourcis cette sortie',
  ],
  [
    'a run longer by the middle of its range',
    programme(
      { lundi: run(50), mardi: run(20) },
      { mardi: 'type: fractionné, intensity: difficile, duration: 55-60 min' },
      {},
    ),
    'week-02.yaml:5:86 run-rise: mardi, course de 57,5 min (« 55-60 min ») : 55 min au plus, 5 min de plus que la plus longue depuis le début (50 min). Raccourcis cette sortie',
  ],
  [
    'a run as long as one more than four weeks before',
    programme({ samedi: run(60) }, WEEK, WEEK, WEEK, { dimanche: run(60) }, {}),
    'week-05.yaml:10:83 run-rise: dimanche, course de 60 min : 35 min au plus, 5 min de plus que la plus longue depuis 4 semaines (30 min). Raccourcis cette sortie',
  ],
  [
    'a run as long as one four weeks before',
    programme({ dimanche: run(60) }, WEEK, WEEK, WEEK, { dimanche: run(60) }, {}),
  ],
  ['a first week, whatever it builds on', programme({ mardi: run(30), dimanche: run(90) }, {})],
  ['a run a tenth longer', programme({ lundi: run(60) }, { mardi: run(66) }, {})],
  [
    'runs after one without a duration, of which nothing is known',
    programme({ lundi: run(30), jeudi: 'type: footing, intensity: facile' }, { mardi: run(90) }, {}),
  ],
] satisfies Case[];
