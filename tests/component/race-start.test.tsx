import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { training } from '../fixtures/generated/training.ts';
import { open } from './app.tsx';
import { setClock, storedState, storeState } from './device.ts';
import { expectWhollyInSight } from './inSight.ts';
import { week } from './programme.ts';
import { main, setDate, todays } from './race.ts';
import { expectReadable } from './readable.ts';

const changeDate = () => page.getByText('Changer la date').click();

test('a race moved later says where it puts its member, who may take that back', async () => {
  // A day with a session to read.
  setClock('2026-11-20T09:00');
  storeState({ race: { date: '2027-01-03', startedOn: '2026-10-12' } });
  await open('/training');
  await changeDate();
  await setDate('2027-02-07');
  const moved = page.getByText('Ta nouvelle date te place en semaine 1, au lieu de la semaine 6');
  const undo = page.getByRole('button', { name: 'Annuler', exact: true });
  for (const shown of [moved, undo, todays().getByRole('heading').first()]) await expectWhollyInSight(shown);
  await expectReadable();
  await undo.click();
  await expectWhollyInSight(page.getByText('Ancienne date rétablie'));
  await expect.element(todays().getByRole('link', { name: 'Semaine 6' })).toBeVisible();
});

test('who joins in the week of the race reads its advice alone', async () => {
  setClock('2027-04-17T09:00');
  await open('/training');
  await expect.element(main().getByText(training.rhythm).first()).toBeVisible();
  await setDate('2027-04-18');
  await expect.element(main()).toContainText('La course est là');
  await expect.element(main()).not.toContainText('Il te reste');
  await expect.element(main().getByText('Phase sautée')).toHaveLength(2);
  await expect.element(main().getByText(training.rhythm)).toHaveLength(0);
});

test('a late joiner reads where they are and which weeks the coaches keep', async () => {
  setClock('2027-03-10T09:00');
  await open('/training');
  await setDate('2027-04-18');
  await expect.element(main()).toContainText('Il te reste 6 semaines : tu en es à la semaine 2 du programme.');
  await expect.element(main()).toContainText('Tu fais les semaines 2, 3, 5, 10, 11 et 12.');
  const card = (phase: string) =>
    main()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: phase }) });
  await expect.element(card('Phase 1')).toContainText('Tu fais les semaines 2 et 3');
  await expect.element(card('Phase 2')).toContainText('Tu fais la semaine 5');
  const bars = page.getByRole('figure').getByRole('list').getByRole('list').getByRole('listitem');
  await expect.element(bars.filter({ hasText: 'sautée' })).toHaveLength(6);
  await expectReadable();

  await open('/training/phase1');
  await expect.element(week(1)).toContainText('sautée');
  await expect.element(week(1).getByRole('listitem')).toHaveLength(0);
  await week(1).getByText('Voir quand même').click();
  await expect.element(week(1).getByRole('listitem').first()).not.toHaveTextContent(/mars|avril/);
  await expect.element(week(2)).toContainText('8–14 mars');
  await expect.element(week(3)).toContainText('15–21 mars');
});

test('a member in mid-programme chooses the week that they are in', async () => {
  setClock('2027-03-03T09:00');
  await open('/training');
  const date = page.getByLabelText('Date de ta course');
  const weekField = page.getByLabelText('Où en es-tu\u202f?');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await date.fill('2027-07-18');
  await expect.element(weekField).toHaveLength(0);
  await date.fill('2027-04-18');
  await expect.element(weekField).toHaveValue('');
  await expect.element(main()).toContainText('Tu commences par la semaine 1, le programme se réduit à 7 semaines.');
  await weekField.selectOptions('Semaine 6');
  await expect.element(main()).toContainText('Tu en es à la semaine 6, le programme garde ses 12 semaines.');
  await expectReadable();
  await save.click();
  await expect.element(todays().getByRole('link', { name: 'Semaine 6' })).toBeVisible();
  await expect.element(main()).not.toContainText('les coachs gardent l’essentiel');
  expect(storedState().race).toMatchObject({ date: '2027-04-18', startedOn: '2027-01-25' });

  await changeDate();
  await expect.element(weekField).toHaveValue('6');
  await weekField.selectOptions('Semaine 3');
  await save.click();
  await expect.element(todays().getByRole('link', { name: 'Semaine 3' })).toBeVisible();
  await expect.element(main()).toContainText('Tu sautes les semaines 4, 7 et 9.');
  await changeDate();
  await expect.element(weekField).toHaveValue('3');
});
