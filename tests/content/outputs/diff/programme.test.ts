import { describe, expect, test } from 'vitest';
import { add, type Edit, remove, replace } from '../../broken-copy.ts';
import { append, changesAfter, rename } from './changes.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const MONDAY = '    duration: 45 min\n    link: /training/phase1/upper-body\n    suggested: simple\n';
const PUSH_UPS = '      - exercise: pompes\n        sets: 3\n        reps: 6-8\n';
const PLANK = '      - exercise: planche\n        sets: 3\n        time: 30 s\n';
const simple = `  - id: simple
    name: Simple
    summary: Une liste.
    rest: 90 s entre les séries
    exercises:
${PUSH_UPS}${PLANK}`;

const accepting = (reason: string) => `focus: Essai\naccepted:\n  - warning: week-rise\n    reason: ${reason}\n`;

type Row = readonly [what: string, edits: readonly Edit[], lines: readonly string[]];

describe('sessions and weeks', () => {
  test.each<Row>([
    [
      'a longer session',
      [replace(WEEK, MONDAY, MONDAY.replace('45', '50'))],
      ['- Semaine 1, lundi, Haut du corps : durée 45 min → 50 min'],
    ],
    [
      'several nodes of a day',
      [
        replace(WEEK, MONDAY, MONDAY.replace('45', '50')),
        replace(WEEK, 'intensity: modérée', 'intensity: difficile\n    description: Souffle.'),
      ],
      [
        '- Semaine 1, lundi, Haut du corps',
        '  - intensité modérée → difficile',
        '  - durée 45 min → 50 min',
        '  - description ajoutée : « Souffle. »',
      ],
    ],
    [
      'the rest of the suggested workout, which members saw before',
      [replace(WEEK, MONDAY, `${MONDAY}    rest: 90 s entre les séries\n`)],
      [],
    ],
    [
      'another activity',
      [replace(WEEK, 'activity: Footing', 'activity: Footing en côte')],
      ['- Semaine 1, mardi, Footing en côte : activité « Footing » → « Footing en côte »'],
    ],
    [
      'a duration taken away',
      [replace(WEEK, '    duration: 30 min\n', '')],
      ['- Semaine 1, mardi, Footing : durée retirée : 30 min'],
    ],
    [
      'another workout advised',
      [replace(WEEK, 'suggested: simple', 'suggested: circuit')],
      ['- Semaine 1, lundi, Haut du corps : séance conseillée « Simple » → « Circuit »'],
    ],
    [
      'a note of the week',
      [replace(WEEK, 'focus: Essai', 'kind: allégée\nfocus: Souffler')],
      ['- Semaine 1', '  - nature ajoutée : allégée', '  - thème « Essai » → « Souffler »'],
    ],
    [
      'a week that is no longer there',
      [remove(WEEK)],
      ['- Semaine 1 : semaine retirée', '- retiré : `training/phase1/week-01.yaml`'],
    ],
    [
      'a week in the folder of another phase',
      [
        remove(WEEK),
        add(
          'training/phase2/week-01.yaml',
          'number: 1\nfocus: Essai\ndays:\n  - day: lundi\n    activity: Haut du corps\n',
        ),
      ],
      [
        '- Semaine 1 : phase 1 → 2',
        '- Semaine 1, lundi, Haut du corps',
        '  - type retiré : force',
        '  - intensité retirée : modérée',
        '  - durée retirée : 45 min',
        '  - page retirée : « Phase 1, Haut du corps »',
        '  - séance conseillée retirée : « Simple »',
        '- Semaine 1, mardi, Footing : journée retirée',
        ...['mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'].map(
          (day) => `- Semaine 1, ${day}, Repos : journée retirée`,
        ),
        '- ajouté : `training/phase2/week-01.yaml`',
        '- retiré : `training/phase1/week-01.yaml`',
      ],
    ],
    [
      'sessions that change days',
      [
        replace(WEEK, 'day: lundi', 'day: jour'),
        replace(WEEK, 'day: mardi', 'day: lundi'),
        replace(WEEK, 'day: jour', 'day: mardi'),
      ],
      ['- Semaine 1', '  - Haut du corps passe du lundi au mardi', '  - Footing passe du mardi au lundi'],
    ],
    [
      'a session that comes to stand where another one stood',
      [
        replace(
          WEEK,
          'activity: Haut du corps\n    type: force\n    intensity: modérée\n    duration: 45 min\n    link: /training/phase1/upper-body\n    suggested: simple\n  - day: mardi\n    activity: Footing\n    type: footing\n    intensity: facile\n    duration: 30 min\n',
          'activity: Footing\n    type: footing\n    intensity: facile\n    duration: 30 min\n  - day: mardi\n    activity: Repos\n    type: repos\n',
        ),
      ],
      [
        '- Semaine 1',
        '  - Footing passe du mardi au lundi',
        '  - « Haut du corps » du lundi disparaît',
        '    - type force',
        '    - intensité modérée',
        '    - durée 45 min',
        '    - page « Phase 1, Haut du corps »',
        '    - séance conseillée « Simple »',
        '- Semaine 1, mardi, Repos',
        '  - activité « Footing » → « Repos »',
        '  - type footing → repos',
        '  - intensité retirée : facile',
        '  - durée retirée : 30 min',
      ],
    ],
    [
      'a warning accepted for the week',
      [replace(WEEK, 'focus: Essai\n', accepting('Un stage.'))],
      ['- Semaine 1 : avertissement accepté ajouté', '  - week-rise : raison « Un stage. »'],
    ],
    ['days in another order in the file', [replace(WEEK, `number: 1\nfocus: Essai`, `focus: Essai\nnumber: 1`)], []],
  ])('%s', async (_what, edits, lines) => {
    expect(await changesAfter(edits)).toEqual(lines);
  });

  test.each([
    [
      'another reason',
      accepting('Un stage de côtes.'),
      ['- Semaine 1, week-rise : raison « Un stage. » → « Un stage de côtes. »'],
    ],
    [
      'no reason any more',
      'focus: Essai\n',
      ['- Semaine 1 : avertissement accepté retiré', '  - week-rise : raison « Un stage. »'],
    ],
  ])('a warning accepted for the week with %s', async (_what, now, lines) => {
    const [fresh, was] = ['focus: Essai\n', accepting('Un stage.')];
    expect(await changesAfter([replace(WEEK, was, now)], [replace(WEEK, fresh, was)])).toEqual(lines);
  });

  test('an acceptance that goes is told with its reason', async () => {
    const duration = '    duration: 30 min\n';
    const accepted = `${duration}    accepted: [{ warning: run-rise, reason: Voulu. }]\n`;
    expect(await changesAfter([replace(WEEK, accepted, duration)], [replace(WEEK, duration, accepted)])).toEqual([
      '- Semaine 1, mardi, Footing : avertissement accepté retiré',
      '  - run-rise : raison « Voulu. »',
    ]);
  });
});

describe('workouts', () => {
  test.each<Row>([
    [
      'another dose',
      [replace(PAGE, 'sets: 3\n        reps: 6-8', 'sets: 4\n        reps: 8\n        perSide: true')],
      ['- Phase 1, Haut du corps, Simple, Pompes : dose 3 × 6–8 → 4 × 8 par côté'],
    ],
    [
      'a warm-up of its own',
      [replace(PAGE, 'summary: Une liste.\n', 'summary: Une liste.\n    warmUp: { duration: 12 min, text: Cours. }\n')],
      ['- Phase 1, Haut du corps, Simple, échauffement : échauffement ajouté, durée 12 min, texte « Cours. »'],
    ],
    [
      'another rest',
      [replace(PAGE, 'rest: 90 s entre les séries', 'rest: 2 min entre les séries')],
      ['- Phase 1, Haut du corps, Simple : repos 90 s entre les séries → 2 min entre les séries'],
    ],
    [
      'another name, under the same id',
      [replace(PAGE, 'name: Simple', 'name: Tout simple')],
      ['- Phase 1, Haut du corps, Tout simple : nom « Simple » → « Tout simple »'],
    ],
    [
      'another id, under the same name',
      [replace(PAGE, 'id: circuit', 'id: en-rond')],
      ['- Phase 1, Haut du corps, Circuit : identifiant circuit → en-rond'],
    ],
    [
      'an exercise more, one less',
      [replace(PAGE, PLANK, PLANK.replace('planche', 'gainage').replace('30 s', '40 s\n        note: Souffle.'))],
      [
        '- Phase 1, Haut du corps, Simple, gainage : exercice ajouté, dose 3 × 40 s, note « Souffle. »',
        '- Phase 1, Haut du corps, Simple, Planche : exercice retiré',
      ],
    ],
    [
      'exercises in another order',
      [replace(PAGE, PUSH_UPS + PLANK, PLANK + PUSH_UPS)],
      ['- Phase 1, Haut du corps, Simple : « Pompes » passe après « Planche »'],
    ],
    [
      'workouts in another order',
      [replace(PAGE, simple, ''), append(PAGE, simple)],
      ['- Phase 1, Haut du corps : « Simple » passe après « Circuit »'],
    ],
    [
      'a new workout',
      [
        append(
          PAGE,
          '  - id: court\n    name: Court\n    summary: Vite fait.\n    rest: aucun\n    blocks:\n      - rounds: 3\n        exercises:\n          - exercise: planche\n            sets: 1\n            time: 20 s\n',
        ),
      ],
      [
        '- Phase 1, Haut du corps, Court : séance ajoutée',
        '  - résumé « Vite fait. »',
        '  - repos aucun',
        '  - tours 3',
        '  - Planche : dose 20 s',
      ],
    ],
    ['a workout less', [replace(PAGE, simple, '')], ['- Phase 1, Haut du corps, Simple : séance retirée']],
    [
      'a circuit: rounds and title',
      [replace(PAGE, '- rounds: 2', '- rounds: 3'), replace(PAGE, 'title: Final', 'title: Fin')],
      [
        '- Phase 1, Haut du corps, Circuit, circuit 1 : tours 2 → 3',
        '- Phase 1, Haut du corps, Circuit, Fin : titre « Final » → « Fin »',
      ],
    ],
    [
      'a list written as one round',
      [replace(PAGE, `    exercises:\n${PUSH_UPS}`, `    exercises:\n${PUSH_UPS.replace('reps: 6-8', 'reps: 6 à 8')}`)],
      [],
    ],
    [
      'the frame of all workouts of a page',
      [replace(PAGE, 'duration: 8-10 min', 'duration: 10 min'), replace(PAGE, 'text: Respire.', 'text: Souffle.')],
      [
        '- Phase 1, Haut du corps, échauffement : durée 8–10 min → 10 min',
        '- Phase 1, Haut du corps, retour au calme : texte « Respire. » → « Souffle. »',
      ],
    ],
  ])('%s', async (_what, edits, lines) => {
    expect(await changesAfter(edits)).toEqual(lines);
  });

  test('an exercise that goes to another circuit', async () => {
    const plank = '          - exercise: planche\n            sets: 1\n            time: 20 s\n';
    const first = '            reps: 10\n';
    const last = '            reps: 5\n';
    const before = [replace(PAGE, first, first + plank)];
    expect(await changesAfter([replace(PAGE, plank, ''), replace(PAGE, last, last + plank)], before)).toEqual([
      '- Phase 1, Haut du corps, Circuit, Final, Planche : vient de « Phase 1, Haut du corps, Circuit, circuit 1, Planche »',
    ]);
  });

  test('a page under another address keeps its workouts', async () => {
    expect(await changesAfter([rename(PAGE, 'training/phase1/push-and-pull.yaml')])).toEqual([
      '- Phase 1, Haut du corps : adresse /training/phase1/upper-body → /training/phase1/push-and-pull',
      '- ajouté : `training/phase1/push-and-pull.yaml`',
      '- retiré : `training/phase1/upper-body.yaml`',
    ]);
  });
});
