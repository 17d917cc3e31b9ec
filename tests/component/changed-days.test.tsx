import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublishedDay } from '../../schema/programme.ts';
import { lighterWorkout } from '../../src/format/lighter.ts';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { dayDigest } from '../../src/schedule/model/dayDigest.ts';
import { store } from '../../src/storage/useStoredState.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { button, open } from './app.tsx';
import { type Device, setClock, storedState, storeState } from './device.ts';
import { week } from './programme.ts';
import { main, RACE, todays } from './race.ts';
import { expectReadable } from './readable.ts';
import { textsOf } from './texts.ts';

/** Mercredi of week 7. */
const TODAY = '2027-03-10T09:00';

const changes = () => page.getByRole('region', { name: 'Le programme a changé' });
const told = () => textsOf(changes().getByRole('listitem'));
const seenDays = (): Record<string, string> => storedState().seenDays;

const DAYS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek)).flatMap(({ days }) => days);
const dayOf = (name: string) => DAYS.find(({ id }) => id === name) ?? expect.fail(`no day ${name}`);

/** The digest of a day that differs from the programme's. */
function formerDigest(id: string, change: Partial<PublishedDay>): string {
  const day = dayOf(id);
  const page = workoutPages.find(({ route }) => route === day.link);
  const workout = page?.options.find((option) => option.id === day.suggested?.id);
  return dayDigest({ ...day, ...change }, workout && lighterWorkout(workout, day.lighter));
}

/** Opens the app with days that the member saw otherwise: the coaches have changed them since. */
async function openAfter(former: Record<string, Partial<PublishedDay>>, device: Device = {}): Promise<void> {
  setClock(TODAY);
  storeState({ race: RACE, ...device });
  await open('/training');
  await expect.poll(seenDays).toBeTruthy();
  const digests = Object.entries(former).map(([id, change]) => [id, formerDigest(id, change)]);
  storeState({ ...storedState(), seenDays: { ...seenDays(), ...Object.fromEntries(digests) } });
  await open('/training');
  await expect.element(main()).toBeVisible();
}

const LONGER = { duration: { minSeconds: 3000, maxSeconds: 3000 } };

test('what the coaches changed in a day to come is said and marked until it was read', async () => {
  const { intervals } = dayOf('10-mardi');
  await openAfter({
    '7-mercredi': { intensity: 'maximale' },
    '7-jeudi': LONGER,
    '10-mardi': { intervals: { ...(intervals ?? expect.fail()), repeats: { min: 7, max: 7 } } },
    ...Object.fromEntries(['lundi', 'mardi', 'mercredi', 'jeudi'].map((day) => [`11-${day}`, LONGER])),
  });
  await expect
    .poll(told)
    .toEqual([
      'mercredi 10 mars : l’intensité devient « modérée »',
      'jeudi 11 mars : 40 min au lieu de 50 min',
      'mardi 30 mars : 5 × 800 m au lieu de 7',
      expect.stringMatching(/^lundi 5 avril : /),
      expect.stringMatching(/^mardi 6 avril : /),
      'et 2 autres journées',
    ]);
  await expect.element(todays().getByText('Changé', { exact: true })).toBeVisible();
  await expectReadable();

  await open('/training/phase2');
  const marked = week(7).getByRole('listitem').filter({ hasText: 'Changé' });
  await expect.element(marked).toHaveLength(2);
  await expect.element(marked.last()).toContainText('jeudi 11 mars Changé');

  await open('/training');
  await button('Vu').click();
  await expect.element(changes()).toHaveLength(0);
  await expect.element(page.getByRole('heading', { name: 'Aujourd’hui' })).toHaveFocus();
  await expect.element(page.getByText('Changé', { exact: true })).toHaveLength(0);
  await open('/training/phase2');
  await expect.element(main()).toContainText('jeudi');
  await expect.element(page.getByText('Changé', { exact: true })).toHaveLength(0);
});

test('days that are done or past are seen in silence, and stay so', async () => {
  await openAfter({ '7-mardi': LONGER, '7-vendredi': LONGER, '7-dimanche': LONGER }, { done: ['7-vendredi'] });
  await expect.poll(told).toEqual(['dimanche 14 mars : 1 h 10 au lieu de 50 min']);
  await expect.poll(() => seenDays()['7-vendredi']).toMatch(/\|3600\|/);
  expect(seenDays()['7-dimanche']).toMatch(/\|3000\|/);
  storeState({ ...storedState(), done: [] });
  await open('/training');
  await expect.element(changes().getByRole('listitem')).toHaveLength(1);
});

test('a first visit, an unchanged programme and a newer form of digests say nothing', async () => {
  await openAfter({});
  await expect.element(changes()).toHaveLength(0);
  const first = seenDays();
  expect(Object.keys(first)).toHaveLength(84);
  const newer = Object.fromEntries(Object.entries(first).map(([id, digest]) => [id, `2${digest.slice(1)}`]));
  storeState({ ...storedState(), seenDays: newer });
  await open('/training');
  await expect.poll(seenDays).toEqual(first);
  await expect.element(changes()).toHaveLength(0);
});

test('P2: what was read in another tab is gone in this one', async () => {
  await openAfter({ '7-jeudi': LONGER });
  await expect.element(changes()).toBeVisible();
  const { seenDays: seen, ...others } = storedState();
  storeState({ ...others, seenDays: { ...seen, '7-jeudi': formerDigest('7-jeudi', {}) } });
  store.refresh();
  await expect.element(changes()).toHaveLength(0);
});
