import { expect, test } from 'vitest';
import { checkCopy, replace } from '../../broken-copy.ts';

/** By file of the fixture: what stands there, what is typed instead, and what is said of it, at its line and column. */
const SLIPS = String.raw`
exercises/strength.yaml
remonte.\n    alternatives: [Sur les genoux] | remonte. | 5:5 champ manquant « alternatives » : un exercice a toujours au moins un remplaçant. Écris « alternatives: », puis à la ligne « - Planche sur les genoux »
remonte.\n    alternatives: [Sur les genoux] | remonte.\n    alternatives:\n      - name: Presse\n        reps: 15-20\n        time: 30 s | 9:15 dose en double : garde un seul de reps, time et distance
remonte.\n    alternatives: [Sur les genoux] | remonte.\n    alternatives:\n      - name: Presse\n        per: 100 m | 7:9 dose manquante : per et perSide vont avec reps, time ou distance
remonte.\n    alternatives: [Sur les genoux] | remonte.\n    alternatives:\n      - reps: 15-20 | 7:9 remplaçant sans nom : ajoute exercise (un id du catalogue) ou name
remonte.\n    alternatives: [Sur les genoux] | remonte.\n    alternatives:\n      - exercise: planche\n        name: Planche haute | 7:9 garde exercise (un id du catalogue) ou name, pas les deux
remonte.\n    alternatives: [Sur les genoux] | remonte.\n    alternatives:\n      - | 7:8 rien d’écrit, attendu : un texte (entre guillemets doubles s’il contient « : »), exercise (un id du catalogue), ou name et sa dose
Tiens.\n | Tiens.\n    easier: { name: Sur les coudes, when: Tu trembles }\n | 10:43 « Tu trembles » n’est pas accepté, attendu : la fin d’une phrase, qui commence par « si » ou « dès que »
Tiens.\n | Tiens.\n    figure: planche\n | 10:13 « planche » n’est pas accepté, attendu : « comme » et un id du catalogue, comme goblet-squat, ou « aucune » et sa raison entre parenthèses ⟶ comme planche
name: Planche\n | name: Planche\n    equipment: un banc\n | 9:16 sans article : écris « banc »

training/phase1/week-01.yaml
duration: 30 min | duration: le temps qu’il faut | 15:15 « le temps qu’il faut » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s
duration: 30 min | duration: 45-30 min | 15:15 « 45-30 min » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s, la plus petite valeur d’abord
focus: | lighter: { fewerSets: 1, maxRpe: 6 }\nfocus: | 2:10 lighter va avec une semaine allégée : ajoute « kind: allégée », ou retire lighter
focus: | kind: allégée\nlighter: { fewerSets: 1, maxRpe: 9 }\nfocus: | 3:34 « 9 » est trop grand, au plus 7 attendu
focus: Essai | focus: [Essai] | 2:8 une liste trouvée, attendu : un texte (un texte qui contient « : », ou commence par « { » ou « [ », se met entre guillemets doubles) ⟶ Essai
intensity: facile | intensity: moyenne | 14:16 « moyenne » n’est pas accepté, attendu : récupération, facile, modérée, difficile, maximale ⟶ modérée
duration: 30 min | duration: 30 min\n    rest: 90 sec entre les 400 m et après la série 5 minutes | 16:11 « 90 sec entre les 400 m et après la série 5 minutes » n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries)
duration: 30 min | Duree: 30 min | 15:5 « Duree » s’écrit ici « duration »
intensity: facile | intensitee: facile | 14:5 champ inconnu « intensitee » : corrige son nom ou retire-le ⟶ intensity
duration: 30 min | duration: 30 min\n    durée: 30 min | 16:5 « durée » s’écrit ici « duration », qui est déjà là : garde un seul des deux
  - day: mardi\n    activity: Footing |   - activity: Footing | 11:5 champ manquant « day » : ajoute-le
focus: Essai | focus: à définir | 2:8 « à définir » tient la place d’un texte : écris-le, ou retire le champ s’il n’est pas obligatoire
focus: Essai | focus: Texte à venir | 2:8 « Texte à venir » tient la place d’un texte : écris-le, ou retire le champ s’il n’est pas obligatoire
focus: Essai | focus: Cours XX min | 2:8 « Cours XX min » tient la place d’un texte : écris-le, ou retire le champ s’il n’est pas obligatoire
focus: Essai | focus: Essai, | 2:13 « , » finit le texte : retire ce signe, ou écris la suite
focus: Essai | focus: « Essai » | 2:8 ces guillemets s’afficheraient : retire-les, ou mets des guillemets doubles droits (") ⟶ Essai
duration: 30 min | duration: | 15:14 rien d’écrit, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s. S’il n’y en a pas, retire cette ligne
activity: Footing\n    type: footing | activity: 14 × 800 M puis 4 par 400 metres\n    type: fractionné | 12:15 répétitions mal écrites, dont les minutes ne se calculent pas ⟶ 14 × 800 m puis 4 × 400 m
activity: Footing\n    type: footing | activity: Fractionné 5 × 3 min et 2 fois 1 km\n    type: fractionné\n    titre: x | 14:5 champ inconnu « titre » : corrige son nom ou retire-le, champs possibles ici : day, activity, type, intensity, duration, pace, test, description, dependent, rest, intervals, mobility, link, suggested, slower, accepted
activity: Footing\n    type: footing | activity: Footing\n    intervals: { warmUp: 5 min, repeats: 1, time: 3 min, coolDown: 5 min }\n    type: footing | 13:16 intervals va avec « type: fractionné » : change le type, ou retire intervals
activity: Footing\n    type: footing | activity: Fractionné\n    intervals: { warmUp: 5 min, repeats: 2, time: 3 min, coolDown: 5 min }\n    type: fractionné | 13:16 repos manquant : ajoute rest, que le minuteur compte entre les efforts, ou « rest: aucun »
activity: Footing\n    type: footing | activity: Fractionné\n    intervals: { warmUp: 5 min, repeats: 5, coolDown: 5 min }\n    rest: 90 s\n    type: fractionné | 13:16 dose manquante : ajoute distance ou time
activity: Footing\n    type: footing | activity: Fractionné\n    intervals: { warmUp: 5 min, repeats: 5, distance: 1 km, time: 3 min, coolDown: 5 min }\n    rest: 90 s\n    type: fractionné | 13:67 dose en double : garde un seul de distance et time
activity: Footing\n    type: footing | activity: Fractionné\n    intervals: { warmUp: 5 min, repeats: 0-21, distance: 1 km, coolDown: 5 min }\n    rest: 90 s\n    type: fractionné | 13:42 « 0-21 » n’est pas accepté, attendu : de 1 à 20 efforts, comme 5 ou 5-6
activity: Footing\n    type: footing | activity: Fractionné\n    intervals: { warmUp: 5 min, repeats: 1, time: 3 min, coolDown: 5 min }\n    link: /training/phase1/upper-body\n    type: fractionné | 14:11 garde intervals ou link, pas les deux : la journée a un seul minuteur
duration: 30 min | duration: 30 min\n    dependent: [{ on: lundi, week: 1, text: Oui. }] | 16:36 garde on ou week, pas les deux
duration: 30 min | duration: 30 min\n    dependent: [{ text: Oui. }] | 16:17 de quoi dépend-elle ? Ajoute on, un jour de la semaine, ou week, une autre semaine

training.yaml
text: Passe. | text: Passe.\n    table: reprise | 9:12 « reprise » n’est pas accepté, attendu : priorités, reprises ⟶ reprises
text: Passe. | text: Passe.\n    table: { columns: [A, B] } | 9:12 tableau vide : ajoute rows
text: Passe. | text: Passe.\n    table: { rows: [{ label: A, text: B }] } | 9:12 titres des colonnes manquants : ajoute columns
text: Passe. | text: Passe.\n    table: { from: reprises, columns: [A, B] } | 9:20 ce tableau est fait de rescheduling : garde sa source seule

training/phase1/upper-body.yaml
    rest: 90 s entre les séries\n    exercises:\n |     rest: 90 s entre les séries\n    superset:\n | 14:5 « superset » n’est pas un champ : dans « blocks », écris un circuit qui enchaîne ses exercices, un tour par série. Recopie la recette « Superset » de content/README.md
    exercises:\n      - exercise: pompes\n        sets: 3\n |     exercises:\n      - superset:\n          - exercise: planche\n            sets: 3\n            reps: 5\n      - exercise: pompes\n        sets: 3\n | 15:9 « superset » n’est pas un champ : dans « blocks », écris un circuit qui enchaîne ses exercices, un tour par série. Recopie la recette « Superset » de content/README.md
    rest: 90 s entre les séries\n |     EMOM: 10 min\n    rest: 90 s entre les séries\n | 13:5 « EMOM » n’est pas un champ : dans « blocks », écris un circuit d’un tour par minute. Recopie la recette « EMOM, AMRAP, tabata » de content/README.md
    rest: 90 s entre les séries\n |     finisher: trois tours\n    rest: 90 s entre les séries\n | 13:5 « finisher » n’est pas un champ : dans « blocks », écris un dernier circuit. Recopie la recette « Circuit » de content/README.md
    rest: 90 s entre les séries\n |     retour au calme: 5 min\n    rest: 90 s entre les séries\n | 13:5 « retour au calme » ne se donne pas par séance : écris « coolDown » une fois pour la page, au niveau de « title »
      - exercise: planche\n        sets: 3\n        time: 30 s\n |       - exercises:\n          - exercise: planche\n            sets: 1\n            time: 30 s\n | 18:9 un circuit ne va pas parmi les exercices : écris « blocks: » à la place de « exercises: », puis un circuit par groupe d’exercices. Recopie la recette « Superset » de content/README.md
    blocks:\n |     blocks:\n      - exercise: planche\n        sets: 3\n        time: 30 s\n | 26:9 un exercice ne va pas seul dans « blocks » : mets-le dans un circuit, « - rounds: 1 », puis « exercises: ». Recopie la recette « Superset » de content/README.md
            sets: 1\n            reps: 10\n |             reps: 10\n | 28:13 champ manquant « sets » : écris « sets: 1 », une série à chaque tour du circuit
rest: 90 s\n | récup: 90 s\n | 24:5 « récup » s’écrit ici « rest »
time: 30 s | durée: 30 s | 20:9 « durée » s’écrit ici « time »
rest: 90 s\n | rest: 90 s entre les blocs\n | 24:11 « 90 s entre les blocs » n’est pas accepté, attendu : un repos entre les séries, les ateliers, les exercices ou les tours
reps: 6-8 | reps: à fond | 17:15 « à fond » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)
- exercise: pompes\n        sets: 3\n        reps: 6-8 | - pompes: 8 | 15:9 « pompes » n’est pas un champ : écris « exercise: pompes », et à la ligne sa dose, sets et reps, time ou distance
reps: 6-8 | reps: [6, 8] | 17:15 une liste trouvée, attendu : un nombre de répétitions (10) ou une fourchette (6-8) ⟶ 6-8
reps: 6-8 | reps: 6-8\n        time: 30 s | 18:15 dose en double : garde un seul de reps, time et distance
        reps: 6-8\n |  | 16:9 dose manquante : ajoute reps, time ou distance
    blocks:\n |     exercises:\n      - exercise: planche\n        sets: 1\n        time: 30 s\n    blocks:\n | 30:7 garde exercises (liste simple) ou blocks (circuits), pas les deux
    exercises:\n      - exercise: pompes\n        sets: 3\n        reps: 6-8\n      - exercise: planche\n        sets: 3\n        time: 30 s\n |  | 13:5 séance vide : ajoute exercises (liste simple) ou blocks (circuits)
    exercises:\n      - exercise: pompes\n        sets: 3\n        reps: 6-8 |     simulation: true\n    technique: true\n    exercises:\n      - exercise: pompes\n        sets: 3\n        reps: 6-8 | 15:16 garde simulation ou technique, pas les deux : une simulation se fait de gestes déjà appris
reps: 6-8 | reps: 6-8\n        load: { reserve: 3, text: charge légère } | 18:15 charge en double : garde un seul de raceShare, reserve et text
reps: 6-8 | reps: 6-8\n        load: { raceShare 50 % } | 18:17 après « raceShare », tape deux-points, puis une espace
reps: 6-8 | reps: 6-8\n        load: {} | 18:15 charge vide : ajoute raceShare, reserve ou text
reps: 6-8 | reps: 6-8\n        load: [léger] | 18:15 une liste trouvée, attendu : quelques mots, raceShare (50-60 %) ou reserve (3) ⟶ léger
reps: 6-8 | reps: 6-8\n        load: "60 %" | 18:15 « 60 % » de quoi ? Pour une part de la charge de course, écris « load: { raceShare: 60 % } »
reps: 6-8 | reps: 6-8\n        load: "raceShare: 50-60" | 18:15 « raceShare » est un champ : écris « load: { raceShare: 50-60 } », avec les accolades
sets: 3\n        reps: 6-8 | sets: 2.5\n        reps: 6-8 | 16:15 le nombre 2.5 trouvé, attendu : un nombre entier
sets: 3\n        reps: 6-8 | sets: 0\n        reps: 6-8 | 16:15 « 0 » est trop petit, au moins 1 attendu
time: 30 s | time: 30 s\n        perSide: oui | 21:18 « oui » trouvé, attendu : true ou false ⟶ true
    summary: Une liste.\n |     summary: Une liste.\n    warmUp: 10 min de rameur\n | 13:13 « 10 min de rameur » n’est pas accepté, attendu : duration et text, chacun sur sa ligne
sets: 3\n        reps: 6-8 | sets: 8-10\n        reps: 6-8 | 16:15 « 8-10 » trouvé, attendu : un nombre (une fourchette n’est pas possible ici)
sets: 3\n        reps: 6-8 | sets: "3"\n        reps: 6-8 | 16:15 « 3 » trouvé, attendu : un nombre (sans guillemets) ⟶ 3
rest: 90 s entre les séries | rest: 90 s entre les séries, 5 min entre les exercices | 13:11 « 90 s entre les séries, 5 min entre les exercices » n’est pas accepté, attendu : un seul repos par séance, comme 90 s entre les séries
reps: 6-8\n | reps: 6-8\n        rest: 2 min\n | 18:9 « rest » ne se donne pas par exercice : le repos se règle une fois pour toute la séance, dans son « rest »
time: 30 s | time: 10 | 20:15 « 10 » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s. « 10 s » ou « 10 min » ? Écris l’unité
time: 30 s | time: 15 cal | 20:15 il n’y a pas de dose en calories : donne reps, time ou distance
time: 30 s | time: 30 s femmes, 40 s hommes | 20:15 il n’y a pas de dose par sexe : donnes-en une pour tous, et dis le reste dans une note
time: 30 s | timeMen: 30 s\n        timeWomen: 20 s | 20:9 « timeMen » n’est pas un champ, car il n’y a pas de dose par sexe : donnes-en une pour tous, et dis le reste dans une note
time: 30 s | calories: 15 | 20:9 « calories » n’est pas un champ, car il n’y a pas de dose en calories : donne reps, time ou distance
time: 30 s | time: 30 s\n        note: aucune | 21:15 « aucune » s’afficherait tel quel : s’il n’y a rien à écrire, retire cette ligne
title: Haut du corps | title: Haut du corps\ntitleEn: Upper body | 2:1 « titleEn » n’est pas un champ, car le contenu n’a qu’une langue, le français : retire ce champ
exercise: planche | exercise: La planche | 18:19 exercice inconnu « La planche » : corrige-le ou décris-le dans content/exercises/ ⟶ planche
exercise: planche | exercise: Planche sur ballon | 18:19 exercice inconnu « Planche sur ballon » : corrige-le ou décris-le dans content/exercises/. Il y a planche

limits.yaml
race: { min: 25, max: 40 } | race: { min: 25, max: 4 } | 26:27 plus petit que « min » : écris la plus petite part d’abord
/training/phase1/upper-body: 90 s | /training/phase1/upper-body: aucun | 18:32 « aucun » n’est pas accepté, attendu : une fourchette comme 90 s, 0 s à 2 min
trainingDays: [lundi] | trainingDays: lundi, jeudi | 4:15 « lundi, jeudi » trouvé, attendu : une liste (va à la ligne et mets un tiret devant chaque élément) ⟶ [lundi, jeudi]

competition.yaml
daysBefore: 1 | daysBefore: 1\n      before: 3 h | 50:15 ce rendez-vous a déjà daysBefore : garde l’un des deux

results.yaml
roxZone: "6:00" | roxZone: "6:60" | 10:18 « 6:60 » n’est pas accepté, attendu : un temps en minutes et secondes comme 37:40
shares: 40 · 60 | shares: 40, 60 | 11:17 « 40, 60 » n’est pas accepté, attendu : des nombres séparés par des points médians, comme 12,5 · 8 · 13

understanding.yaml
stations:\n  - id: rameur | doubles: [{ id: duo, name: Duo, loadsOf: duo }]\nstations:\n  - id: rameur | 7:42 « duo » n’a pas de charges à elle : écris l’id d’une des divisions
loads: [102 kg, 152 kg] | loads: [102 kg, 152 kg, 202 kg] | 18:12 nombre de charges : 3, attendu : 2, une par division et dans leur ordre
    loads: |     targets: [3 m]\n    loads: | 18:14 nombre de cibles : 1, attendu : 2, une par division et dans leur ordre
laps: 2 | laps: plusieurs | 4:9 « plusieurs » trouvé, attendu : un nombre
race:\n  laps: 2\n  lapDistance: 1 km | race: [2, 1 km] | 3:7 une liste trouvée, attendu : des champs, chacun sur sa ligne : laps, lapDistance
id: doctor | id: médecin | 30:9 « médecin » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer ⟶ medecin
id: doctor | id: <b>doctor</b> | 30:9 « <b>doctor</b> » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer ⟶ doctor

training.yaml
  - intensity: maximale\n    rpe: 10\n    feeling: Tu finis.\n |  | 10:3 chaque intensité une fois, dans l’ordre : récupération, facile, modérée, difficile, maximale
raceDate:\n | lateStarts2: []\nraceDate:\n | 25:1 « lateStarts2 » n’est pas un champ, car il n’y a qu’une table de départs tardifs : ajoute tes lignes à « lateStart »
raceDate:\n | reserve:\n  title: Réserve\n  text: Compte.\n  scale:\n    - { rpe: 8, reserve: 1, feeling: Dur. }\nraceDate:\n | 29:26 RPE 8 laisse 2 en réserve : 10 moins le RPE

figures/strength.yaml
  - exercise: planche\n |   - exercise: planche\n    view: face\n | 10:45 garde leg ou foot : de face ou en marche, les hanches ne suivent pas le pied
    poses:\n      - { torso: 78, leg: [-78, -78], foot: [-60, 0], toes: -75, arm: [0, 90] } |     view: dessus\n    poses:\n      - { hips: [0, 40], hand: [20, 30] } | 10:32 vu de dessus, hand est sans effet : retire-le, et décris les membres par arm et leg
    poses:\n      - { torso: 78, leg: [-78, -78], foot: [-60, 0], toes: -75, arm: [0, 90] } |     view: dessus\n    poses:\n      - { arm: [0, 0] } | 10:9 vu de dessus, il faut hips, le milieu des épaules : ajoute-le
    poses:\n      - { torso: 78, leg: [-78, -78], foot: [-60, 0], toes: -75, arm: [0, 90] } |     view: dessus\n    moving: true\n    poses:\n      - { hips: [0, 40] } | 9:13 vu de dessus, le sol ne se voit pas : retire moving
at: [0, 4] | at: [0, 4], offset: [2, 0] | 11:44 offset décale ce qui est porté : corrige at
arm: [0, 90] | arm: [0, 90], hold: 0,3 | 9:55 « 3 » n’est pas un champ : une décimale s’écrit avec un point, comme 1.5
toes: -75, hand: [28, 0] | toes: -75, hand: [28] | 5:72 1 élément dans la liste, 2 attendus
arm: [0, 90] | arm: [0,5, 90] | 9:71 ce qui se voit du membre va de 0 à 1, au troisième nombre comme au quatrième : une décimale s’écrit avec un point, comme 0.5
toes: -75, hand: [28, 0] | toes: -75, arm: [0, 90, 0.5, 1, 1] | 5:71 5 éléments dans la liste, au plus 4 attendus : une décimale s’écrit avec un point, comme 1.5

competition.yaml
weeks: [1]\n      station: rameur\n      racePercent: 110 % | weeks: [1] | 66:7 ce repère ne mesure rien : ajoute station et racePercent, ou racePace pour le test de course
station: rameur\n      racePercent: 110 % | racePace: footing\n      racePercent: 110 % | 71:20 le test de course prend la part de racePace : retire racePercent
station: rameur\n      racePercent: 110 % | station: rameur | 70:16 sans racePercent, ce temps ne dit rien de la course : ajoute-le, comme 110 %
racePercent: 110 % | racePercent: 110 %\n      racePace: footing | 72:17 un repère mesure un atelier ou le test de course : garde station, ou racePace

app.yaml
description: Un programme court pour les tests | description: 12 | 3:14 le nombre 12 trouvé, attendu : un texte (entre guillemets doubles, c’en est un) ⟶ "12"
join: https://example.test/rejoindre | join: rejoindre | 5:9 « rejoindre » n’est pas accepté, attendu : une adresse web qui commence par https://

training/phase1/phase.yaml
aim: Commencer. | aim: "   " | 2:6 vide : écris un texte, ou retire le champ s’il n’est pas obligatoire
principles: [Doucement] | principles: [] | 3:13 liste vide : ajoute au moins un élément
[Doucement] | \n  - Gants interdits : 1 min | 4:21 deux-points ou guillemet seul dans un texte : mets tout le texte entre guillemets doubles ⟶ "Gants interdits : 1 min"
[Doucement] | \n  - Gants : oui\n    Bonnet : non | 4:11 deux-points ou signe à part dans un texte de plusieurs lignes : écris « - >- », et tout le texte à la ligne, décalé de deux espaces
[Doucement] | ["Non", "Doucement ;"] | 

training/phase1/week-02.yaml
number: 2\n | number: 2\nid: "1"\n | 2:5 « 1 » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme plus-chargee, et pas un nombre
`;

const groups = SLIPS.trim()
  .split('\n\n')
  .map((group) => group.split('\n'));
const cases = groups.flatMap(([file = '', ...rows]) =>
  rows.map((row) => {
    const [part = '', by = '', said = ''] = row.split(' | ');
    return { file, part: part.replaceAll('\\n', '\n'), by: by.replaceAll('\\n', '\n'), said, typed: by };
  }),
);

test.each(cases)('$file: $typed', async ({ file, part, by, said }) => {
  const { diagnostics } = await checkCopy([replace(file, part, by)]);
  const found = diagnostics.map(({ range: { line, column }, message, suggestion }) => {
    return `${line}:${column} ${message}${suggestion === undefined ? '' : ` ⟶ ${suggestion}`}`;
  });
  expect(found.join(' & ')).toBe(said.trim());
});
