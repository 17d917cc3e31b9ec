import '../../src/ui/styles/index.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { check } from '../../scripts/content/core.ts';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { KINDS, type Kind } from '../../scripts/content/kinds.ts';
import { FilePanel } from '../../src/workshop/FilePanel.tsx';
import { ContentForm } from '../../src/workshop/form/ContentForm.tsx';
import type { Choice, Choices } from '../../src/workshop/model/choices.ts';
import type { Files, Path } from '../../src/workshop/model/draft.ts';
import type { Place } from '../../src/workshop/model/places.ts';
import { button } from './app.tsx';
import { expectReadable } from './readable.ts';

const choice = (value: string, label: string): Choice => ({ value, label });
const EXERCISES =
  'Rowing haltère,Développé couché,Squat barre,Tractions,Fentes,Planche,Rameur,SkiErg,Wall balls,Course';
const CHOICES: Choices = {
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
};

interface Shown {
  text: () => string;
  opened: () => Path;
}

/** The form of a part of a file, checked as it changes; what is opened is shown next. */
async function show(kind: Kind, path: Path, text: string, found: readonly Partial<Diagnostic>[] = []): Promise<Shown> {
  const { sample: file, schema } = KINDS[kind];
  const now = { text, path };
  function Workshop() {
    const [shown, setShown] = useState({ text, path });
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
  return { text: () => now.text, opened: () => now.path };
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const expectText = ({ text }: Shown, expected: string) => expect.poll(text).toBe(expected);

const WEEK = `number: 1
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
const dayOf = (index: number): Path => ['days', index];

const PAGE = `title: Haut du corps
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
const LOAD = 'Part de la charge de course, répétitions en réserve ou texte';
const exerciseOf = (index: number): Path => ['options', 0, 'exercises', index];

test('a duration is checked as it is typed, and written once it is right', async () => {
  const shown = await show('week', dayOf(0), WEEK);
  await field('Durée').fill('45');
  await expect.element(page.getByText('« 45 » n’est pas accepté, attendu : une durée', { exact: false })).toBeVisible();
  expect(shown.text()).toBe(WEEK);
  await field('Durée').fill('45 min');
  await expect.element(page.getByText('✓')).toBeVisible();
  await expectText(shown, WEEK.replace('50 min', '45 min'));
});

test('what is wrong is written when the field is left, and the check offers what was meant', async () => {
  const shown = await show('week', dayOf(0), WEEK);
  await field('Durée').fill('45 minutes');
  await field('Activité').click();
  await expectText(shown, WEEK.replace('50 min', '45 minutes'));
  await expect.element(field('Durée')).toHaveValue('45 minutes');
  await expect.element(field('Durée')).toHaveAccessibleDescription(/À corriger/);
  // The words of the button are no description.
  await expect.element(field('Durée')).not.toHaveAccessibleDescription(/Corriger/);
  await page.getByRole('button', { name: /^Corriger/ }).click();
  await expectText(shown, WEEK.replace('50 min', '45 min'));
});

test('what was typed last is written when another form is opened', async () => {
  const shown = await show('week', [], WEEK);
  const theme = field('Thème');
  await theme.fill('Repères et souffle');
  (page.getByRole('button', { name: /^Lundi – Haut du corps/ }).element() as HTMLElement).click();
  await expectText(shown, WEEK.replace('Poser tes repères', 'Repères et souffle'));
  expect(shown.opened()).toEqual(['days', 0]);
});

test('a rest day moves up: the days stay in order', async () => {
  const shown = await show('week', [], WEEK);
  await button('Actions : Mardi – Repos').click();
  await button('Descendre').click();
  await expectText(
    shown,
    WEEK.replace(
      `  - day: mardi
    activity: Repos
    type: repos
  - day: mercredi
    activity: Footing
    pace: footing
`,
      `  - day: mardi
    activity: Footing
    pace: footing
  - day: mercredi
    activity: Repos
    type: repos
`,
    ),
  );
  await expect.element(page.getByText('Déplacé en 3ᵉ position')).toBeInTheDocument();
  await expect.element(button('Descendre')).toHaveFocus();
});

test('bold and a link are put around what is selected; the text keeps its form', async () => {
  const shown = await show('week', dayOf(0), WEEK);
  const text = field('Description').element() as HTMLTextAreaElement;
  text.setSelectionRange(11, 18);
  await button('Gras').click();
  await expectText(shown, WEEK.replace('des charges légères', 'des **charges** légères'));
  await vi.waitFor(() => expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('charges'));
  text.setSelectionRange(text.value.indexOf('note'), text.value.length - 1);
  await button('Lien').click();
  await page.getByLabelText('Page du lien').selectOptions('/competition');
  await expectText(
    shown,
    WEEK.replace('des charges légères', 'des **charges** légères').replace('note-les.', '[note-les](/competition).'),
  );
});

test('several paces are pressed; one alone is written without a list', async () => {
  const shown = await show('week', dayOf(2), WEEK);
  await button('Allure seuil').click();
  await expectText(shown, WEEK.replace('pace: footing', 'pace: [footing, seuil]'));
  await button('Allure footing').click();
  await expectText(shown, WEEK.replace('pace: footing', 'pace: seuil'));
});

test('a field that is missing is added by its name', async () => {
  const shown = await show('week', dayOf(1), WEEK);
  await button('durée').click();
  await expect.element(field('Durée')).toHaveFocus();
  expect(shown.text()).toBe(WEEK);
  await userEvent.keyboard('20 min');
  await expectText(shown, WEEK.replace('type: repos\n', 'type: repos\n    duration: 20 min\n'));
});

test('a field that the form does not know is shown as its text, and kept', async () => {
  const text = WEEK.replace('type: repos\n', 'type: repos\n    couleur: [rouge, vert] # à voir\n');
  const shown = await show('week', dayOf(1), text);
  await expect.element(field('couleur')).toHaveValue('- rouge\n- vert');
  await field('Activité').fill('Repos complet');
  await expectText(shown, text.replace('activity: Repos', 'activity: Repos complet'));
  await field('couleur').fill('- bleu\n- vert');
  await field('Activité').click();
  await expectText(shown, text.replace('activity: Repos', 'activity: Repos complet').replace('rouge', 'bleu'));
});

test('an exercise is replaced by another one, searched by its name, with the keyboard alone', async () => {
  const shown = await show('workoutPage', exerciseOf(0), PAGE);
  await userEvent.tab();
  await expect.element(page.getByRole('combobox', { name: 'Exercice' })).toHaveFocus();
  await userEvent.keyboard('developpe');
  await expect.element(page.getByRole('option', { name: 'Développé couché' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expectText(shown, PAGE.replace('rowing-haltere', 'developpe-couche'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  await expect.element(page.getByRole('combobox', { name: 'Exercice' })).toHaveValue('Développé couché');
  await userEvent.tab();
  await userEvent.keyboard('4');
  await userEvent.tab();
  await expectText(shown, PAGE.replace('rowing-haltere', 'developpe-couche').replace('sets: 3', 'sets: 4'));
});

test('a finger that scrolls the names chooses none; a tap does, and the field keeps the focus', async () => {
  const shown = await show('workoutPage', exerciseOf(0), PAGE);
  const combobox = page.getByRole('combobox', { name: 'Exercice' });
  await combobox.click();
  const option = page.getByRole('option', { name: 'Planche' });
  option.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  await expect.element(option).toBeVisible();
  expect(shown.text()).toBe(PAGE);
  await option.click();
  await expectText(shown, PAGE.replace('rowing-haltere', 'planche'));
  await expect.element(combobox).toHaveFocus();
});

test('what is taken away leaves the focus on what offers it again', async () => {
  const text = WEEK.replace(
    'type: repos\n',
    'type: repos\n    accepted:\n      - warning: run-rise\n        reason: Un pont.\n',
  ).replace('pace: footing', 'test: true');
  const shown = await show('week', dayOf(2), text);
  await page.getByRole('checkbox').click();
  await expectText(shown, text.replace('    test: true\n', ''));
  await expect.element(button('test')).toHaveFocus();
});

test('choosing a time takes the repetitions away, in one edit', async () => {
  const shown = await show('workoutPage', exerciseOf(1), PAGE);
  await page.getByLabelText('Répétitions, temps ou distance').selectOptions('time');
  await expect.element(field('Temps')).toHaveFocus();
  expect(shown.text()).toBe(PAGE);
  await userEvent.keyboard('30 s');
  await expectText(shown, PAGE.replace('reps: 6-8', 'time: 30 s'));
});

test('a load in words becomes a part of that of the race', async () => {
  const shown = await show('workoutPage', exerciseOf(0), PAGE);
  await page.getByLabelText(LOAD).selectOptions('raceShare');
  await userEvent.keyboard('50-60 %');
  await field('Séries').click();
  await expect
    .poll(() => shown.text().replace(/\s+/g, ' '))
    .toContain('reps: 10 load: { raceShare: 50-60 % } - exercise');
  await page.getByLabelText(LOAD).selectOptions('text');
  await userEvent.keyboard('charge lourde');
  await expectText(shown, PAGE.replace('charge moyenne', 'charge lourde'));
});

test('a workout is renamed, and keeps its id', async () => {
  const shown = await show('workoutPage', ['options', 1], PAGE);
  await field('Nom').fill('Circuit : rameur');
  await expectText(shown, PAGE.replace('name: Circuit', 'name: "Circuit : rameur"'));
});

test('a workout is added: its id is made from its name', async () => {
  const shown = await show('workoutPage', [], PAGE);
  await button('Ajouter une séance').click();
  expect(shown.opened()).toEqual(['options', 2]);
  await expect.element(field('Nom')).toHaveFocus();
  await userEvent.keyboard('Pousser et tirer');
  await userEvent.tab();
  await expect
    .poll(shown.text)
    .toContain(
      '  - id: pousser-et-tirer-2\n    name: Pousser et tirer\n    summary: null\n    rest: aucun entre les ateliers\n',
    );
  expect(shown.text().startsWith(PAGE)).toBe(true);
});

test('a superset: a circuit with an exercise that is copied, removed, and what it comes to', async () => {
  const shown = await show('workoutPage', ['options', 1, 'blocks', 0], PAGE);
  await expect.element(page.getByText('3 tours × 2 = 6 séries').first()).toBeVisible();
  const item = '          - exercise: rameur\n            sets: 2\n            time: 30 s\n';
  await button('Actions : Rameur').click();
  await button('Copier').click();
  await expectText(shown, PAGE + item);
  await button('Actions : Rameur').nth(1).click();
  await button('Supprimer').click();
  await expectText(shown, PAGE);
  await expect.element(page.getByRole('button', { name: /^Rameur/ })).toHaveFocus();
});

test('two exercises are joined in a circuit, with their lines and comments', async () => {
  const shown = await show('workoutPage', ['options', 0], PAGE);
  await button('Actions : Rowing haltère').click();
  await button('En circuit avec le suivant').click();
  const joined = `    blocks:
      - rounds: 3
        exercises:
          # Le plus dur d'abord.
          - exercise: rowing-haltere
            sets: 1
            reps: 10
            load: charge moyenne
          - exercise: tractions
            sets: 1
            reps: 6-8
`;
  await expectText(shown, PAGE.replace(/ {4}exercises:\n {6}# Le plus[\s\S]*?6-8\n/, joined));
});

test('a checklist item is added and reordered', async () => {
  const text =
    'equipment:\n  id: equipment\n  title: Équipement\n  items:\n    - id: shoes\n      text: Chaussures\n    # À vérifier.\n    - id: ticket\n      text: Billet\n';
  const shown = await show('competition', ['equipment'], text);
  await button('Actions : Billet').click();
  await button('Monter').click();
  const moved =
    'equipment:\n  id: equipment\n  title: Équipement\n  items:\n    # À vérifier.\n    - id: ticket\n      text: Billet\n    - id: shoes\n      text: Chaussures\n';
  await expectText(shown, moved);
  await button('Ajouter un élément').click();
  await expect.element(field('Texte')).toHaveFocus();
  await userEvent.keyboard('Gourde');
  await userEvent.tab();
  await expectText(shown, `${moved}    - id: gourde\n      text: Gourde\n`);
});

test('an alternative that is a name alone gets its dose', async () => {
  const text =
    'family: Gainage\nexercises:\n  - id: planche\n    name: Planche\n    howTo: Tiens.\n    alternatives:\n      - Sur les genoux\n';
  const shown = await show('exerciseFamily', ['exercises', 0, 'alternatives', 0], text);
  await expect.element(field('Nom')).toHaveValue('Sur les genoux');
  await field('Nom').fill('Mains sur un banc');
  await expectText(shown, text.replace('Sur les genoux', 'Mains sur un banc'));
  await page.getByLabelText('Répétitions, temps ou distance').selectOptions('time');
  await userEvent.keyboard('20 s');
  await expectText(shown, text.replace('- Sur les genoux', '- name: Mains sur un banc\n        time: 20 s'));
});

const LIMITS =
  'phases:\n  - phase: 1\n    weeks: [1, 2]\ntrainingDays: [lundi, vendredi]\nworkoutCounts:\n  /training/phase1/upper-body: 3\ndayDurations:\n  - weeks: [1, 2]\n    type: force\n    within: 40-55 min # vu en équipe\n';

test('limits: a duration is raised, weeks, days and pages are listed', async () => {
  const shown = await show('limits', ['dayDurations', 0], LIMITS);
  await field('Durée permise').fill('40-60 min');
  await expectText(shown, LIMITS.replace('40-55 min', '40-60 min'));
  await field('Semaines').fill('1, 2, 3');
  await expectText(
    shown,
    LIMITS.replace('40-55 min', '40-60 min').replace('  - weeks: [1, 2]\n    type', '  - weeks: [1, 2, 3]\n    type'),
  );
});

test('limits: a day is pressed, a page added', async () => {
  const shown = await show('limits', [], LIMITS);
  await button('mercredi').click();
  await expect.poll(shown.text).toContain('trainingDays: [lundi, vendredi, mercredi]');
  await page.getByLabelText('Ajouter', { exact: true }).first().selectOptions('/training/phase1/lower-body');
  await expect.poll(shown.text).toContain('  /training/phase1/upper-body: 3\n  /training/phase1/lower-body: 3\n');
  await expect.element(field('Phase 1, Bas du corps')).toHaveFocus();
});

test('a warning is accepted with its reason at the nearest place', async () => {
  const message = '270 → 280 min, limite 275';
  const shown = await show('week', dayOf(1), WEEK, [
    { message, path: ['days', 1, 'activity'] },
    { message: 'ailleurs', path: ['days', 0] },
    { message: 'tout', path: [] },
  ]);
  await expect.element(field('Activité')).toHaveAccessibleDescription(new RegExp(`Avertissement\\s: ${message}`));
  await expect.element(page.getByText('tout')).toBeVisible();
  await expect.element(page.getByText('ailleurs')).not.toBeInTheDocument();
  await button('Accepter…').nth(1).click();
  await button('Accepter avec cette raison').click();
  await expect.element(page.getByText('vide', { exact: false })).toBeVisible();
  await page.getByLabelText('Pourquoi c’est voulu').fill('Un jour de pont.');
  await button('Accepter avec cette raison').click();
  await expectText(
    shown,
    WEEK.replace(
      'type: repos\n',
      'type: repos\n    accepted:\n      - warning: run-rise\n        reason: Un jour de pont.\n',
    ),
  );
});

test('a text that does not parse has no form, but what the check says', async () => {
  await show('week', dayOf(0), 'days: [', [{ message: 'il manque un crochet', severity: 'error', code: 'yaml' }]);
  await expect.element(page.getByText('il manque un crochet')).toBeVisible();
  await expect.element(page.getByText('Ce fichier ne se lit pas', { exact: false })).toBeVisible();
});

const [FILE, UPPER_BODY] = ['training/phase1/week-01.yaml', 'training/phase1/upper-body.yaml'];
const FILES: Files = new Map([
  ['limits.yaml', LIMITS],
  [UPPER_BODY, PAGE],
  [FILE, WEEK],
]);

/** The panel of a file among others, as the workshop shows it. */
async function showPanel(file: string, kind: Kind, files: Files = FILES) {
  const now = { files };
  function Workshop() {
    const [shown, setShown] = useState(files);
    const [place, setPlace] = useState<Place>({ file, path: [] });
    return (
      <main>
        <h1>Atelier</h1>
        <FilePanel
          place={place}
          title="Le fichier"
          text={shown.get(file) ?? ''}
          schema={KINDS[kind].schema}
          files={shown}
          checked={{
            diagnostics: [],
            choices: CHOICES,
            places: {},
            titles: [{ file: 'app.yaml', kind: 'app', title: 'Application' }],
            published: undefined,
          }}
          onChange={(edit) => {
            now.files = edit(now.files);
            setShown(now.files);
          }}
          onOpen={setPlace}
        />
      </main>
    );
  }
  await render(<Workshop />);
  return (path: string) => now.files.get(path);
}
const title = (name: string) => page.getByRole('heading', { level: 2, name });

test('a place that is opened has the focus on its title, but for the one that the page starts with', async () => {
  const pressed = vi
    .spyOn(navigator, 'userActivation', 'get')
    .mockReturnValue({ hasBeenActive: false, isActive: false });
  await showPanel(FILE, 'week');
  await expect.element(title('Le fichier')).not.toHaveFocus();
  pressed.mockRestore();
  await page.getByRole('button', { name: /^Lundi – Haut du corps/ }).click();
  await expect.element(title('Lundi – Haut du corps')).toHaveFocus();
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('button').click();
  await expect.element(title('Le fichier')).toHaveFocus();
});

test('a text that is being typed leaves the panel whole', async () => {
  await showPanel(UPPER_BODY, 'workoutPage');
  await button('Voir le fichier').click();
  for (const text of ['options:\n  - exercises:\n    - ', 'options: x', 'x', '- ', 'title: *haut*', 'options: [', '']) {
    await page.getByRole('textbox').fill(text);
    await button('Voir le formulaire').click();
    await button('Voir le fichier').click();
    await expect.element(page.getByRole('textbox')).toHaveValue(text);
  }
});

test('a workout copied, added or removed: the limits follow in the same change', async () => {
  const textOf = await showPanel(UPPER_BODY, 'workoutPage');
  const limits = (count: number) => LIMITS.replace('upper-body: 3', `upper-body: ${count}`);
  await page.getByRole('button', { name: /^Actions : Circuit/ }).click();
  await button('Copier').click();
  await expect.poll(() => textOf(UPPER_BODY)).toContain('- id: circuit-2\n    name: Circuit (copie)\n');
  expect(textOf('limits.yaml')).toBe(LIMITS);
  await button('Ajouter une séance').click();
  await expect.element(field('Nom')).toHaveFocus();
  expect(textOf('limits.yaml')).toBe(limits(4));
});

test('what is done with a week is said, or why it is not', async () => {
  const textOf = await showPanel(FILE, 'week');
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await page.getByText('Agir sur la semaine entière').click();
  await page.getByLabelText('et', { exact: true }).selectOptions('lundi');
  await button('Échanger ces jours').click();
  await expect.element(alert('Choisis deux jours différents.')).toBeVisible();
  await page.getByLabelText('et', { exact: true }).selectOptions('dimanche');
  await button('Échanger ces jours').click();
  await expect.element(alert('Rien n’a changé : il manque une journée')).toBeVisible();
  await button('Reprendre').click();
  await expect.element(alert('Choisis d’abord une semaine.')).toBeVisible();
  expect(textOf(FILE)).toBe(WEEK);
  await page.getByLabelText('et', { exact: true }).selectOptions('mardi');
  await button('Échanger ces jours').click();
  await expect.element(page.getByText('Échangés : lundi et mardi.')).toBeVisible();
  await expect.element(alert('Rien')).not.toBeInTheDocument();
});

test('a week is not inserted while a text does not read, which is named', async () => {
  const textOf = await showPanel(FILE, 'week', new Map([...FILES, ['app.yaml', 'name: [']]));
  await page.getByText('Agir sur la semaine entière').click();
  await button('Insérer une semaine après celle-ci').click();
  await expect.element(page.getByText('« Application » (app.yaml) ne se lit pas', { exact: false })).toBeVisible();
  expect(textOf('training/phase1/week-02.yaml')).toBeUndefined();
});

test('one text to read again is one', async () => {
  const files = new Map([...FILES, [UPPER_BODY, PAGE.replace('Choisis une séance.', 'Dès la semaine 2.')]] as const);
  const textOf = await showPanel(FILE, 'week', files);
  await page.getByText('Agir sur la semaine entière').click();
  await button('Insérer une semaine après celle-ci').click();
  await expect.element(page.getByText('À relire : 1 texte cite une semaine renumérotée')).toBeVisible();
  await expect.element(page.getByText('La semaine 2 est insérée', { exact: false })).toBeVisible();
  expect(textOf('training/phase1/week-02.yaml')).toContain('number: 2\n');
});

test.each([
  ['week', [], WEEK],
  ['week', ['days', 0], WEEK.replace('50 min', '50')],
  ['workoutPage', [], PAGE],
  ['workoutPage', ['options', 1], PAGE],
  ['workoutPage', ['options', 0, 'exercises', 0], PAGE],
  ['limits', [], LIMITS],
] as const)('the form of %s at %j passes axe, and fits narrow phones and large text', async (kind, path, text) => {
  await show(kind, path, text);
  await page
    .getByRole('button', { name: /^Actions/ })
    .all()[0]
    ?.click();
  await expectReadable();
});
