import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, open } from './app.tsx';
import { expectAccessible } from './axe.ts';
import { setClock, storeJournal, storeState, stubNavigator } from './device.ts';
import { catchFiles } from './exportFile.ts';
import { status } from './journalScreens.ts';

const TODAY = '2027-02-13';
const FILE = `objectif-8-journal-${TODAY}`;
const SUMMARY =
  /^Semaine du 8 au 14.février \(semaine 3 du programme\)\n1.séance sur 6\n\nLundi 8.: Pousser et tirer\n/;

/** Headless Chromium has no share sheet; this one answers as the member does. */
function stubShareSheet(answer: () => Promise<void> = async () => {}) {
  const share = vi.fn(answer as (shared: ShareData) => Promise<void>);
  stubNavigator('share', share);
  stubNavigator('canShare', () => true);
  return share;
}

beforeEach(async () => {
  setClock(`${TODAY}T18:00`);
  storeState({ race: { date: '2027-04-18', startedOn: '2027-01-25' } });
  await storeJournal([
    {
      id: 'one',
      changedAt: 1,
      kind: 'workout',
      on: '2027-02-08',
      day: '3-lundi',
      name: 'Pousser et tirer',
      note: '=1+1',
      sets: [{ exercise: 'goblet-squat', name: 'Goblet squat', reps: 10, kg: 22.5 }],
    },
    { id: 'two', changedAt: 1, kind: 'run', on: '2027-02-02', name: 'Footing', meters: 5200, seconds: 1872 },
  ]);
});

test('a week is shown as a text, and leaves by the share sheet when it is asked to', async () => {
  const share = stubShareSheet();
  await open('/journal');
  await expect.element(page.getByText('- Goblet squat : 10 × 22,5 kg')).toContainText('À venir : Sortie longue');
  expect(share).not.toHaveBeenCalled();
  await button('Partager la semaine').click();
  expect(share).toHaveBeenLastCalledWith({ text: expect.stringMatching(SUMMARY) });
  await page.getByLabelText('Ta semaine').selectOptions('Semaine 2, du 1er au 7\u00a0février');
  await expect.element(page.getByText('Mardi 2 : Footing, 5,2 km en 31:12, soit 6:00/km')).toBeVisible();
  await button('Partager la semaine').click();
  expect(share).toHaveBeenLastCalledWith({ text: expect.stringContaining('Semaine du 1er au 7\u00a0février') });
});

test('the whole journal leaves as a table, of which the beginning is shown', async () => {
  const share = stubShareSheet();
  await open('/journal');
  await page.getByText('Tout le journal, en tableau').click();
  await expect.element(page.getByRole('region', { name: 'Le début du tableau' })).toContainText("'=1+1");
  await expectAccessible();
  await button('Partager le tableau').click();
  const [file] = share.mock.lastCall?.[0].files ?? [];
  expect(file).toMatchObject({ name: `${FILE}.csv`, type: 'text/csv' });
  expect((await file?.text())?.split('\r\n')).toHaveLength(5);
});

test('a share sheet that does not open says what else there is', async () => {
  stubShareSheet(() => Promise.reject(new DOMException('The test says so', 'NotAllowedError')));
  await open('/journal');
  await button('Partager la semaine').click();
  await expect.element(status().nth(1)).toHaveText(/^Le partage a échoué/);
});

test('without a share sheet the week is copied and the table is saved as a file', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const savedFiles = catchFiles();
  await open('/journal');
  await button('Copier le texte').click();
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(SUMMARY));
  await expect.element(page.getByText('Texte copié : colle-\u2060le dans ton message.')).toBeVisible();
  await page.getByText('Tout le journal, en tableau').click();
  await expect.element(page.getByRole('button', { name: /^Partager/ })).toHaveLength(0);
  await button('Enregistrer le tableau').click();
  await expect.element(page.getByText('Tableau enregistré')).toBeVisible();
  expect(await savedFiles()).toEqual({
    names: [`${FILE}.csv`],
    texts: [expect.stringContaining('2027-02-08;Séance;Pousser et tirer;Série;Goblet squat;;1;10;22,5;')],
  });
});
