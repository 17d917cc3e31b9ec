import { expect, test } from 'vitest';
import { type BrokenCopy, broken, diagnosticsOf, replace } from '../broken-copy.ts';

const SEVERAL: readonly BrokenCopy[] = [
  broken(
    'a fault in each of two files',
    [
      replace('training/phase1/week-01.yaml', 'intensity: facile', 'intensitee: facile'),
      replace('app.yaml', 'email: contact@example.test', 'email: contact'),
    ],
    'app.yaml:7:10 « contact » n’est pas une adresse email',
    'training/phase1/week-01.yaml:14:5 champ inconnu « intensitee » : corrige son nom ou retire-le (voulais-tu dire « intensity » ?)',
  ),
  broken(
    'two faults in each of three files',
    [
      replace('training/phase1/upper-body.yaml', 'reps: 6-8', 'reps: beaucoup'),
      replace('training/phase1/upper-body.yaml', 'duration: 8-10 min', 'duration: un moment'),
      replace('exercises/strength.yaml', 'id: planche', 'id: Planche'),
      replace('exercises/strength.yaml', 'family: Force', 'family: [Force]'),
      replace('competition.yaml', '    text: Viens tôt.\n', ''),
      replace('competition.yaml', 'total: 30 min', 'total: trente minutes'),
    ],
    'competition.yaml:5:5 champ manquant « text » : ajoute-le',
    'competition.yaml:34:14 « trente minutes » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
    'exercises/strength.yaml:1:9 une liste trouvée, attendu : un texte (un texte qui contient « : », ou commence par « { » ou « [ », se met entre guillemets doubles) (voulais-tu dire « Force » ?)',
    'exercises/strength.yaml:7:9 « Planche » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer (voulais-tu dire « planche » ?)',
    'training/phase1/upper-body.yaml:4:13 « un moment » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
    'training/phase1/upper-body.yaml:17:15 « beaucoup » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)',
  ),
  broken(
    'a fault of one file and a fault between files',
    [
      replace('introduction.yaml', 'id: weeks', 'id: Weeks'),
      replace('limits.yaml', 'trainingDays: [lundi]', 'trainingDays: [mardi]'),
    ],
    'introduction.yaml:4:9 « Weeks » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer (voulais-tu dire « weeks » ?)',
    'training/phase1/week-01.yaml:6:11 « Haut du corps » est une séance en salle un lundi, jours de salle (limits.yaml) : mardi. Si c’est voulu, ajoute « lundi » à trainingDays, dans limits.yaml',
    'training/phase1/week-02.yaml:6:11 « Haut du corps » est une séance en salle un lundi, jours de salle (limits.yaml) : mardi. Si c’est voulu, ajoute « lundi » à trainingDays, dans limits.yaml',
  ),
];

test.each(SEVERAL)('$what', async ({ edits, diagnostics }) => {
  expect(await diagnosticsOf(edits)).toEqual(diagnostics);
});
