import { afterEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { button, heading, open } from './app.tsx';
import { stopClock, storeState } from './device.ts';
import { expectWhollyInSight } from './inSight.ts';
import { RACE, todays } from './race.ts';
import { begin, figure, labelOf, press, SIMULATION, STRENGTH } from './runner.ts';

const { style } = document.documentElement;
afterEach(() => void style.removeProperty('font-size'));

const setTextSize = (size: string) => style.setProperty('font-size', size, 'important');
const box = (locator: Locator) => locator.element().getBoundingClientRect();

/** Of the lines of a text. */
function rectsOf(text: Node | null, from = 0): DOMRect[] {
  if (!text) throw new Error('there is no text');
  const range = document.createRange();
  range.selectNodeContents(text);
  range.setStart(text, from);
  return [...range.getClientRects()];
}

/** On a phone and on a computer, its letters end above the controls, and above what fades there. */
async function expectClearOfControls(text: Locator): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    const controls = button('Pause').element().parentElement?.parentElement;
    if (!controls) throw new Error('the controls have no box');
    const fade =
      controls.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(controls, '::before').height);
    for (const { bottom, height } of rectsOf(text.element())) {
      const descent = height / 5;
      expect.soft(bottom - descent, `at ${width} px`).toBeLessThanOrEqual(fade);
    }
  }
}

test('what helps with a set is whole above the controls, below a name of two lines', async () => {
  await begin(STRENGTH);
  await press('Passer');
  await expect.element(heading()).toHaveText('Développé couché haltères');
  for (const help of ['Comment faire', 'Douleur ou malaise ?']) await expectWhollyInSight(page.getByText(help));
});

test('between splits, help with a pain and the line about the segment before stand clear of the controls', async () => {
  storeState({ racePlan: { targetSeconds: 5400 } });
  await begin(SIMULATION);
  await press('Partir', 'Échauffement fait', 'Fait puis SkiErg');
  await expectWhollyInSight(page.getByText('Douleur ou malaise'));
  await expectClearOfControls(page.getByText(/^Juste avant/));
  await expectWhollyInSight(page.getByText('Douleur ou malaise'));
  await page.getByText('Douleur ou malaise').click();
  await expectWhollyInSight(page.getByText(/^Douleur dans la poitrine/));
  await press('Fait puis Course');
  await expect.element(heading()).toHaveText('Course');
  await expect.element(page.getByText(/^Douleur dans la poitrine/)).not.toBeVisible();
});

test('in a rest, the ways to note the set before stand clear of the controls', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  await expectClearOfControls(page.getByText('RPE 1 à 5, note'));
});

test('the unit of a dose keeps « par côté » together, beside its number', async () => {
  const sets = STRENGTH.option.blocks.flatMap(({ exercises }) =>
    exercises.flatMap((dose) => Array(dose.sets).fill(dose)),
  );
  await begin(STRENGTH);
  // The warm-up too.
  await press(...Array(1 + sets.findIndex(({ perSide }) => perSide)).fill('Passer'));
  const unit = page.getByText(/^répétitions par.côté$/);
  for (const [width, size] of [
    [360, '100%'],
    [430, '100%'],
    [390, '200%'],
    [430, '200%'],
  ] as const) {
    await page.viewport(width, 844);
    setTextSize(size);
    const lines = rectsOf(unit.element().firstChild, 'répétitions '.length);
    const [number] = rectsOf(unit.element().previousSibling);
    expect.soft(lines, `lines of « par côté » at ${width} px, ${size}`).toHaveLength(1);
    expect.soft(box(unit).left, `beside the number at ${width} px, ${size}`).toBeGreaterThanOrEqual(number?.right ?? 0);
  }
});

test('the progress reaches from edge to edge', async () => {
  await begin(STRENGTH);
  expect(box(page.getByRole('progressbar'))).toMatchObject({ x: 0, width: 360 });
});

test('a time of the summary stands beside its words, a count above them, however many lines they take', async () => {
  await begin(SIMULATION);
  await press('Quitter la séance', 'La terminer ici');
  const boxesOf = (term: string) => ({
    figure: box(figure(term)),
    words: box(page.getByRole('term').filter({ hasText: term })),
  });
  const time = boxesOf('de simulation, sans échauffement ni retour au calme');
  expect(time.figure.left).toBeGreaterThanOrEqual(time.words.right);
  setTextSize('200%');
  const total = boxesOf('au total');
  expect(total.words.top).toBeGreaterThanOrEqual(total.figure.bottom);
});

test('after an early end the day, the effort and « Terminer » are in sight', async () => {
  stopClock('2027-03-08T18:00');
  storeState({ race: RACE });
  await open('/training');
  await todays().getByRole('button', { name: 'Démarrer', exact: true }).click();
  await press('Passer', 'Quitter la séance', 'La terminer ici');
  await expect.element(page.getByRole('region', { name: 'Pas fait' })).toBeVisible();
  await expectWhollyInSight(labelOf(page.getByRole('checkbox')));
  await expectWhollyInSight(button('RPE 10'));
  await expectWhollyInSight(button('Terminer'));
});

test('above « Terminer » the journal begins in sight, also below several days to choose from', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Série faite', 'Quitter la séance', 'La terminer ici');
  await expect.element(page.getByRole('checkbox')).toHaveLength(4);
  await expectWhollyInSight(page.getByText('Quel effort, sur toute la séance'));
  await page.viewport(1280, 800);
  await expectWhollyInSight(button('RPE 10'));
});

test('below the instruction of its day, a simulation asks in sight whether transitions are timed', async () => {
  await begin({ address: `${SIMULATION.address}&day=9-vendredi` });
  await expect.element(page.getByText(/^Consigne du jour/)).toBeVisible();
  await expectWhollyInSight(labelOf(page.getByRole('checkbox', { name: 'Chronométrer les transitions à part' })));
});

test('the ways on from a workout under way end on the same edge on a small phone', async () => {
  await begin(STRENGTH);
  await press('Quitter la séance', 'La garder pour plus tard');
  await open('/training');
  const resume = box(page.getByRole('link', { name: 'Reprendre la séance' }));
  const abandon = box(button('L’abandonner'));
  expect(abandon.y).toBeGreaterThan(resume.y);
  expect(abandon.right).toBe(resume.right);
});
