import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, programme, run } from './programme.ts';

const ACCEPT = accepting('ce jour', 'run-rise');

const warning = (day: string, found: string, longest: number, most: number, since = 'depuis le début du programme') =>
  `avertissement, ${day}, ${found} de course à pied : ${most} min au plus, soit 110 % de la plus longue sortie ${since} (${longest} min), ou 5 min de plus. Raccourcis cette sortie : au-delà, le risque de blessure augmente (doi:10.1136/bjsports-2024-109380)${ACCEPT}`;

export const runRise: readonly BrokenCopy[] = [
  {
    what: 'a run is more than a tenth longer',
    edits: programme(
      { jeudi: run(30), dimanche: 'type: sortie longue, intensity: modérée, duration: 60 min' },
      { mardi: 'type: sortie longue, intensity: modérée, duration: 1 h 07' },
      {},
    ),
    diagnostics: [`training/phase1/week-02.yaml:5:87 ${warning('mardi', '« 1 h 07 », soit 67 min', 60, 66)}`],
  },
  {
    what: 'a short run is more than five minutes longer',
    edits: programme({ lundi: run(30), mardi: run(10) }, { mardi: run(36) }, {}),
    diagnostics: [`training/phase1/week-02.yaml:5:80 ${warning('mardi', '36 min', 30, 35)}`],
  },
  {
    what: 'a run is longer, by the middle of its range',
    edits: programme(
      { lundi: run(50), mardi: run(20) },
      { mardi: 'type: fractionné, intensity: difficile, duration: 55-60 min' },
      {},
    ),
    diagnostics: [`training/phase1/week-02.yaml:5:86 ${warning('mardi', '« 55-60 min », soit 57,5 min', 50, 55)}`],
  },
  {
    what: 'the last run as long is more than four weeks ago',
    edits: programme(
      { samedi: run(60) },
      { lundi: run(30), mardi: run(30) },
      { lundi: run(30), mardi: run(30) },
      { lundi: run(30), mardi: run(30) },
      { dimanche: run(60) },
      {},
    ),
    diagnostics: [
      `training/phase1/week-05.yaml:10:83 ${warning('dimanche', '60 min', 30, 35, 'des 4 semaines d’avant')}`,
    ],
  },
  ...atThreshold(
    programme({ lundi: run(60) }, { mardi: run(66) }, {}),
    replace('limits.yaml', 'runRise: { percent: 110', 'runRise: { percent: 105'),
    / avertissement, mardi, 66 min de course à pied : 65 min au plus, soit 105 %/,
  ),
];
