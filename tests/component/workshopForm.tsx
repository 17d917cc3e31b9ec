import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { check } from '../../scripts/content/core.ts';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { KINDS, type Kind } from '../../scripts/content/kinds.ts';
import { ContentForm } from '../../src/workshop/form/ContentForm.tsx';
import type { Choice, Choices } from '../../src/workshop/model/choices.ts';
import type { Path } from '../../src/workshop/model/draft.ts';

export const choice = (value: string, label: string): Choice => ({ value, label });
export const EXERCISES =
  'Rowing haltère,Développé couché,Squat barre,Tractions,Fentes,Planche,Rameur,SkiErg,Wall balls,Course';
export const CHOICES: Choices = {
  exercise: EXERCISES.split(',').map((label) =>
    choice(label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-'), label),
  ),
  route: [choice('/training/phase1/upper-body', 'Haut du corps'), choice('/competition', 'Jour de course')],
  workoutPage: [
    choice('/training/phase1/upper-body', 'Phase 1, Haut du corps'),
    choice('/training/phase1/lower-body', 'Phase 1, Bas du corps'),
  ],
  workout: [{ ...choice('pousser-et-tirer', 'Pousser et tirer'), page: '/training/phase1/upper-body' }],
  station: [choice('skierg', 'SkiErg')],
  division: [choice('femmes-open', 'Femmes Open')],
  pace: [choice('footing', 'Allure footing'), choice('seuil', 'Allure seuil')],
  warning: [choice('run-rise', 'run-rise')],
  citation: [
    choice('{semaine course}', 'semaine 12 – La course'),
    choice('{nombre ateliers}', 'nombre : ateliers – 8'),
  ],
};

export interface Shown {
  text: () => string;
  opened: () => Path;
  open: (path: Path) => void;
}

/** The form of a part of a file, checked as it changes; what is opened is shown next. */
export async function show(
  kind: Kind,
  path: Path,
  text: string,
  found: readonly Partial<Diagnostic>[] = [],
): Promise<Shown> {
  const { sample: file, schema } = KINDS[kind];
  const now = { text, path, open: (_: Path) => {} };
  function Workshop() {
    const [shown, setShown] = useState({ text, path });
    now.open = (next) => setShown((before) => ({ ...before, path: next }));
    const own = check([{ path: file, text: shown.text }]).diagnostics.filter(
      (each) => each.file === file && each.code === 'schema',
    );
    const others = found.map(
      (each) =>
        ({
          code: 'run-rise',
          severity: 'warning',
          file,
          range: { line: 1, column: 1, endColumn: 2 },
          message: '',
          codeFrame: '',
          ...each,
        }) as Diagnostic,
    );
    return (
      <main>
        <h1>{file}</h1>
        <ContentForm
          file={file}
          path={shown.path}
          text={shown.text}
          schema={schema}
          diagnostics={[...own, ...others]}
          choices={CHOICES}
          onChange={(changed) => {
            now.text = changed;
            setShown((before) => ({ ...before, text: changed }));
          }}
          onOpen={(opened) => {
            now.path = opened;
            setShown((before) => ({ ...before, path: opened }));
          }}
        />
      </main>
    );
  }
  await render(<Workshop />);
  return { text: () => now.text, opened: () => now.path, open: (next) => now.open(next) };
}

export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const expectText = ({ text }: Shown, expected: string) => expect.poll(text).toBe(expected);

export const WEEK = `number: 1
# À revoir.
focus: Poser tes repères
days:
  # La salle d'abord.
  - day: lundi
    activity: Haut du corps
    type: force
    duration: 50 min
    description: >-
      Prends des charges légères et
      note-les.
    link: /training/phase1/upper-body
  - day: mardi
    activity: Repos
    type: repos
  - day: mercredi
    activity: Footing
    pace: footing
`;
export const dayOf = (index: number): Path => ['days', index];

export const PAGE = `title: Haut du corps
intro: Choisis une séance.
warmUp: { duration: 5 min, text: Rameur. }
coolDown: { duration: 5 min, text: Marche. }
options:
  - id: pousser-et-tirer
    name: Pousser et tirer
    summary: Les grands gestes.
    rest: 90 s entre les séries
    exercises:
      # Le plus dur d'abord.
      - exercise: rowing-haltere
        sets: 3
        reps: 10
        load: charge moyenne
      - exercise: tractions
        sets: 3
        reps: 6-8
  - id: circuit
    name: Circuit
    summary: Sans repos.
    rest: aucun entre les ateliers
    blocks:
      - rounds: 3
        exercises:
          - exercise: rameur
            sets: 2
            time: 30 s
`;
export const exerciseOf = (index: number): Path => ['options', 0, 'exercises', index];
export const LIMITS =
  'phases:\n  - phase: 1\n    weeks: [1, 2]\ntrainingDays: [lundi, vendredi]\nworkoutCounts:\n  /training/phase1/upper-body: 3\ndayDurations:\n  - weeks: [1, 2]\n    type: force\n    within: 40-55 min # vu en équipe\n';
