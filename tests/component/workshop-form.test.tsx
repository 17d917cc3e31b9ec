import '../../src/ui/styles/index.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button } from './app.tsx';
import { expectReadable } from './readable.ts';
import { dayOf, exerciseOf, expectText, field, LIMITS, PAGE, show, WEEK } from './workshopForm.tsx';

test('a field is checked as it is typed, and written once it is right or left; the check offers what was meant', async () => {
  const shown = await show('week', dayOf(0), WEEK);
  await field('Durée').fill('45');
  await expect.element(page.getByText('« 45 » n’est pas accepté, attendu : une durée', { exact: false })).toBeVisible();
  expect(shown.text()).toBe(WEEK);
  await field('Durée').fill('40 min');
  await expect.element(page.getByText('✓')).toBeVisible();
  await expectText(shown, WEEK.replace('50 min', '40 min'));
  await field('Durée').fill('45 minutes');
  await field('Activité').click();
  await expectText(shown, WEEK.replace('50 min', '45 minutes'));
  await expect.element(field('Durée')).toHaveAccessibleDescription(/À corriger/);
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

test('a week is cited by what it is about, in the place of the words selected', async () => {
  const shown = await show('week', dayOf(0), WEEK);
  (field('Description').element() as HTMLTextAreaElement).setSelectionRange(11, 27);
  await button('Citer').click();
  await page.getByRole('combobox', { name: 'Semaine, nombre, séance ou exercice à citer' }).fill('course');
  await userEvent.keyboard('{Enter}');
  await expectText(shown, WEEK.replace('des charges légères', 'des {semaine course}'));
  await expect.element(field('Description')).toHaveFocus();
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
  const load = 'Part de la charge de course, répétitions en réserve ou texte';
  await page.getByLabelText(load).selectOptions('raceShare');
  await userEvent.keyboard('50-60 %');
  await field('Séries').click();
  await expect
    .poll(() => shown.text().replace(/\s+/g, ' '))
    .toContain('reps: 10 load: { raceShare: 50-60 % } - exercise');
});

test('a workout is renamed and keeps its id; the id of one that is added is made from its name', async () => {
  const renamed = PAGE.replace('name: Circuit', 'name: "Circuit : rameur"');
  const shown = await show('workoutPage', ['options', 1], PAGE);
  await field('Nom').fill('Circuit : rameur');
  await userEvent.tab();
  await expectText(shown, renamed);
  shown.open([]);
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
  expect(shown.text().startsWith(renamed)).toBe(true);
});

test('a superset: a circuit with an exercise that is copied, removed, and what it comes to', async () => {
  const shown = await show('workoutPage', ['options', 1, 'blocks', 0], PAGE);
  await expect.element(page.getByText('3 tours × 2 = 6 séries').first()).toBeVisible();
  const item = '          - exercise: rameur\n            sets: 2\n            time: 30 s\n';
  await button('Actions : Rameur').click();
  await button('Copier').click();
  await expectText(shown, PAGE + item);
  expect(shown.opened()).toEqual(['options', 1, 'blocks', 0, 'exercises', 1]);
  shown.open(['options', 1, 'blocks', 0]);
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
        rest: 90 s entre les tours
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

test('limits: a page is added', async () => {
  const shown = await show('limits', [], LIMITS);
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

test.each([
  ['week', ['days', 0], WEEK.replace('50 min', '50')],
  ['workoutPage', ['options', 1], PAGE],
  ['limits', [], LIMITS],
] as const)('the form of %s at %j passes axe, and fits narrow phones and large text', async (kind, path, text) => {
  await show(kind, path, text);
  await page
    .getByRole('button', { name: /^Actions/ })
    .all()[0]
    ?.click();
  await expectReadable();
});
