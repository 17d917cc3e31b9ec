import '../../src/ui/styles/index.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastProvider } from '../../src/ui/Toasts.tsx';
import { FilePanel } from '../../src/workshop/FilePanel.tsx';
import type { CitingText, Files } from '../../src/workshop/model/draft.ts';
import type { Place } from '../../src/workshop/model/places.ts';
import { button } from './app.tsx';
import { CHOICES, field, LIMITS, PAGE, WEEK } from './workshopForm.tsx';

const [FILE, UPPER_BODY] = ['training/phase1/week-01.yaml', 'training/phase1/upper-body.yaml'];
const FILES: Files = new Map([
  ['limits.yaml', LIMITS],
  [UPPER_BODY, PAGE],
  [FILE, WEEK],
]);

/** The panel of a file among others, as the workshop shows it. */
async function showPanel(file: string, files: Files = FILES) {
  const now = { files };
  function Workshop() {
    const [shown, setShown] = useState(files);
    const [place, setPlace] = useState<Place>({ file, path: [] });
    const [reread, setReread] = useState<readonly CitingText[]>([]);
    return (
      <main>
        <h1>Atelier</h1>
        <FilePanel
          place={place}
          files={shown}
          checked={{
            diagnostics: [],
            choices: CHOICES,
            places: {},
            titles: [
              { file: 'app.yaml', kind: 'app', title: 'Application' },
              { file, kind: '', title: 'Le fichier' },
            ],
            published: undefined,
          }}
          onChange={(edit) => {
            now.files = edit(now.files);
            setShown(now.files);
          }}
          onOpen={setPlace}
          reread={reread}
          onReread={setReread}
        />
      </main>
    );
  }
  await render(
    <ToastProvider>
      <Workshop />
    </ToastProvider>,
  );
  return (path: string) => now.files.get(path);
}
const title = (name: string) => page.getByRole('heading', { level: 2, name });

test('a place that is opened has the focus on its title, but for the one that the page starts with', async () => {
  const pressed = vi
    .spyOn(navigator, 'userActivation', 'get')
    .mockReturnValue({ hasBeenActive: false, isActive: false });
  await showPanel(FILE);
  await expect.element(title('Le fichier')).not.toHaveFocus();
  pressed.mockRestore();
  await page.getByRole('button', { name: /^Lundi – Haut du corps/ }).click();
  await expect.element(title('Lundi – Haut du corps')).toHaveFocus();
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('button').click();
  await expect.element(title('Le fichier')).toHaveFocus();
});

test('a text that is being typed leaves the panel whole', async () => {
  await showPanel(UPPER_BODY);
  await button('Voir le fichier').click();
  for (const text of ['options:\n  - exercises:\n    - ', 'title: *haut*', 'options: [', '']) {
    await page.getByRole('textbox').fill(text);
    await button('Voir le formulaire').click();
    await button('Voir le fichier').click();
    await expect.element(page.getByRole('textbox')).toHaveValue(text);
  }
});

test('a workout copied, added or removed: the limits follow in the same change', async () => {
  const textOf = await showPanel(UPPER_BODY);
  const limits = (count: number) => LIMITS.replace('upper-body: 3', `upper-body: ${count}`);
  await page.getByRole('button', { name: /^Actions : Circuit/ }).click();
  await button('Copier').click();
  await expect.poll(() => textOf(UPPER_BODY)).toContain('- id: circuit-2\n    name: Circuit (copie)\n');
  expect(textOf('limits.yaml')).toBe(LIMITS);
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('button').click();
  await button('Ajouter une séance').click();
  await expect.element(field('Nom')).toHaveFocus();
  expect(textOf('limits.yaml')).toBe(limits(4));
  await expect.element(page.getByText('Changé aussi : limits.yaml.')).toBeVisible();
});

test('what is done with a week is said, or why it is not; none is inserted while a text does not read', async () => {
  const textOf = await showPanel(FILE, new Map([...FILES, ['app.yaml', 'name: [']]));
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await page.getByText('Agir sur la semaine entière').click();
  await page.getByLabelText('et', { exact: true }).selectOptions('lundi');
  await button('Échanger ces jours').click();
  await expect.element(alert('Choisis deux jours différents.')).toBeVisible();
  await button('Insérer une semaine après celle-ci').click();
  await expect.element(page.getByText('« Application » (app.yaml) ne se lit pas', { exact: false })).toBeVisible();
  expect(textOf('training/phase1/week-02.yaml')).toBeUndefined();
  expect(textOf(FILE)).toBe(WEEK);
  await page.getByLabelText('et', { exact: true }).selectOptions('mardi');
  await button('Échanger ces jours').click();
  await expect.element(page.getByText('Échangés : lundi et mardi.')).toBeVisible();
  await expect.element(alert('Choisis')).not.toBeInTheDocument();
});

test('a week that is inserted opens; a text that names another number is to be read again until it is changed', async () => {
  const files = new Map([...FILES, [UPPER_BODY, PAGE.replace('Choisis une séance.', 'Dès la semaine 2.')]] as const);
  const textOf = await showPanel(FILE, files);
  await page.getByText('Agir sur la semaine entière').click();
  await button('Insérer une semaine après celle-ci').click();
  await expect.element(page.getByText('À relire : 1 texte cite une semaine renumérotée')).toBeVisible();
  await expect.element(page.getByText('Cette semaine est une copie', { exact: false })).toBeVisible();
  await expect.element(field('Numéro')).toHaveValue('2');
  expect(textOf('training/phase1/week-02.yaml')).toContain('number: 2\n');
  await page.getByRole('button', { name: UPPER_BODY }).click();
  await field('Introduction').fill('Choisis.');
  await expect.element(page.getByText('À relire', { exact: false })).not.toBeInTheDocument();
});
