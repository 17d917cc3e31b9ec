import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, heading, open } from './app.tsx';
import { fastForward, pass, storedJournal, storeState } from './device.ts';
import { storeSimulation } from './race.ts';
import { expectReadable } from './readable.ts';
import { begin, figure, press, SIMULATION, countdown as segmentClock } from './runner.ts';
import { textsOf } from './texts.ts';

const MINUTE = 60_000;
/** Laps and stations of the simulation in turn. */
const SETS = SIMULATION.option.blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.name));
const [, SKIERG = expect.fail(), , PUSH = expect.fail()] = SETS;

/** The one large button: « Fait puis SkiErg ». */
const done = () => page.getByRole('button', { name: /^(?:Fait puis|C’est parti) ./ });
const splitCells = (name: string) => {
  const row = page.getByRole('table', { name: 'Temps de passage' }).getByRole('row').filter({ hasText: name });
  return textsOf(row.getByRole('cell'));
};

async function beginSegments(): Promise<void> {
  await begin(SIMULATION);
  await press('Partir', 'Échauffement fait');
}

/** Ends the segment after so many minutes. */
async function spend(minutes: number): Promise<void> {
  await fastForward(minutes * MINUTE);
  (done().element() as HTMLElement).click();
}

test('a simulation is timed segment by segment, and summed up beside the plan', async () => {
  storeState({ racePlan: { targetSeconds: 5400 } });
  await beginSegments();
  await expect.element(heading()).toHaveText('Course');
  await expect.element(done()).toHaveAccessibleName(`Fait puis ${SKIERG}`);
  expect(done().element().clientHeight).toBeGreaterThan(240);
  await spend(3);
  await expect.element(heading()).toHaveText(SKIERG);
  await expect.element(page.getByText(/^Juste avant/)).toContainText('3:00');

  // A press too many is undone, and its segment goes on.
  await spend(2);
  await expect.element(segmentClock()).toHaveText('0:00');
  await press('Retour');
  await expect.element(heading()).toHaveText(SKIERG);
  await expect.element(segmentClock()).toHaveText('2:00');
  await spend(2);
  for (const name of SETS.slice(2)) await spend(name === PUSH ? 9 : 4);
  await press('Partir', 'Terminer la séance');

  await expect.element(figure('étapes faites')).toHaveText(`${SETS.length}`);
  await expect.element(figure('de simulation')).toHaveText('1:08:00');
  await expect
    .element(page.getByRole('img', { name: /^Allure de chaque tour\. Tour 1 : 5:00\/km, Tour 2, après SkiErg/ }))
    .toBeVisible();
  await expect.element(page.getByText(`Ton plus gros écart : ${PUSH}`)).toBeVisible();
  await expect
    .element(page.getByText('À l’allure de ton meilleur tour (Tour 1, 5:00/km), tu aurais gagné 7 min'))
    .toBeVisible();
  const guide = ['9:00', '1:48', '+7:12'];
  await expect.poll(() => splitCells(PUSH)).toEqual(guide);
  const log = page.getByRole('region', { name: 'Ton journal' });
  await log.getByRole('button', { name: 'RPE 7' }).click();
  await expect.poll(storedJournal).toMatchObject([{ kind: 'workout', rpe: 7 }]);
  expect(splitCells(PUSH)).toEqual(guide);
  // What the table tells is not told again, set by set.
  await expect.element(page.getByRole('table', { name: SKIERG })).toHaveLength(0);
  await expectReadable();

  await press('Terminer');
  await expect.element(heading()).toHaveText(SIMULATION.option.name);
  await open('/journal');
  const listed = page.getByRole('region', { name: 'Les séances' }).getByRole('listitem');
  await expect.element(listed).toContainText(`1:08:00 · ${SETS.length} étapes`);
  await listed.getByRole('link', { name: SIMULATION.option.name }).click();
  await expect.poll(() => splitCells(PUSH)).toEqual(guide);
});

test('with a race plan each segment shows what it gives, and how far the plan is', async () => {
  storeState({ racePlan: { targetSeconds: 5400 } });
  await beginSegments();
  // 5:54 for the first kilometre, so 3:32 for 600 m of it.
  await expect.element(page.getByText('Objectif 3:32, d’après ton plan')).toBeVisible();
  await spend(3);
  await expect.element(page.getByText('32 s d’avance sur ton plan')).toBeVisible();
  await spend(9);
  await expect.element(page.getByText('5 min 45 de retard sur ton plan')).toBeVisible();
  await press('Quitter la séance', 'La terminer ici');
  await expect.element(page.getByText(`Ton plus gros écart : ${SKIERG}, 6 min 17`)).toBeVisible();
  expect(splitCells(SKIERG)).toEqual(['9:00', '2:43', '+6:17']);
});

test('the segments of a plan in the member’s own proportions are theirs', async () => {
  storeState({ racePlan: { targetSeconds: 5400, proportions: 'own' } });
  await storeSimulation('avant', '2027-03-01');
  await beginSegments();
  await spend(3);
  // A sled that takes longer leaves less than the guide's 2:43 for half of this station.
  await expect.element(page.getByText('Objectif 2:23, d’après ton plan')).toBeVisible();
});

test('transitions that are timed are segments of their own; without a plan there is no word of one', async () => {
  await begin(SIMULATION);
  await page.getByRole('checkbox', { name: 'Chronométrer les transitions à part' }).click();
  await press('Partir', 'Échauffement fait');
  await expect.element(done()).toHaveAccessibleName('Fait puis Transition');
  await expect.element(page.getByText('ton plan')).toHaveLength(0);
  await spend(3);
  await expect.element(heading()).toHaveText('Transition');
  await expect.element(done()).toHaveAccessibleName(`C’est parti ${SKIERG}`);
  await spend(0.5);
  await expect.element(heading()).toHaveText(SKIERG);
  await press('Retour');
  await expect.element(heading()).toHaveText('Transition');
  await expect.element(segmentClock()).toHaveText('0:30');
});

describe('a locked screen', () => {
  const hold = () => button('Appui long pour déverrouiller');
  const yes = () => button('Oui, déverrouiller');
  const pointer = (type: string) =>
    hold()
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true }));

  test('counts on, and opens when its button is held for a second', async () => {
    await beginSegments();
    await press('Verrouiller');
    await expect.element(done()).toHaveLength(0);
    await fastForward(2 * MINUTE);
    await heading().click();
    await expect.element(segmentClock()).toHaveText('2:00');
    await expectReadable();
    // The phone may take the hold for a gesture of its own.
    pointer('pointerdown');
    await pass(900);
    pointer('pointercancel');
    await pass(1100);
    await expect.element(hold()).toBeVisible();
    pointer('pointerdown');
    await pass(1000);
    await expect.element(done()).toBeVisible();
    await expect.element(heading()).toHaveText('Course');
  });

  test('opens by keyboard, screen reader or Back in two steps, the second of which goes again', async () => {
    await beginSegments();
    await press('Verrouiller');
    await expect.element(hold()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await expect.element(yes()).toHaveFocus();
    await pass(21_000);
    await expect.element(yes()).toHaveLength(0);
    await expect.element(hold()).toHaveFocus();
    await expect.poll(() => history.state.isOverlay).toBe(true);
    history.back();
    await expect.element(yes()).toBeVisible();
    await expect.element(hold()).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(done()).toBeVisible();
    await expect.element(heading()).toHaveFocus();
    await expect.element(heading()).toHaveText('Course');
  });
});
