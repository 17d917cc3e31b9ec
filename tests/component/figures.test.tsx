import { expect, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { button, heading, open } from './app.tsx';
import { expectWhollyInSight } from './inSight.ts';
import { comeBack } from './phone.ts';
import { expectReadable } from './readable.ts';
import { begin, press, workout } from './runner.ts';

const WORKOUT = workout('/training/phase1/hyrox-specific', 'technique-ergos');
const DRAWN = 'Rameur';

const item = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const stop = (name: string) => button(`Arrêter l’animation\u00a0: ${name}`);
const moving = (scope: Pick<Locator, 'getByRole'>, name: string) =>
  scope.getByRole('img', { name: `${name}\u00a0: le mouvement dessiné` });
const drawings = (figure: Locator) =>
  [...figure.element().querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
const tonesOf = (svg?: Element) =>
  [...(svg?.querySelectorAll('[data-tone]') ?? [])]
    .filter((shape) => shape.checkVisibility())
    .map((shape) => shape.getAttribute('data-tone'));
/** The outlines that can be seen, as they are now. */
const outlinesOf = (figure: Locator) =>
  drawings(figure)
    .flatMap((svg) => [...svg.querySelectorAll('path, polyline')])
    .map((shape) => shape.getAttribute('points') ?? shape.getAttribute('d'))
    .join(' ');

async function expectMoving(figure: Locator): Promise<void> {
  const before = outlinesOf(figure);
  await expect.poll(() => outlinesOf(figure), { message: 'it moves' }).not.toBe(before);
}

/** No figure asks for another frame. */
async function expectStill(): Promise<void> {
  const request = vi.spyOn(window, 'requestAnimationFrame');
  const asked = async () => {
    request.mockClear();
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => nextFrame(resolve));
    return request.mock.calls.length;
  };
  await expect.poll(asked).toBe(0);
  request.mockRestore();
}
const nextFrame = window.requestAnimationFrame.bind(window);

async function openHowTo(): Promise<Locator> {
  await open(WORKOUT.address);
  const exercise = item(DRAWN);
  await exercise.getByText('Comment faire').click();
  const figure = moving(exercise, DRAWN);
  await expect.element(figure).toBeVisible();
  figure.element().scrollIntoView({ block: 'center' });
  return figure;
}

test('a figure moves in « Comment faire », and stops and goes on by a press or by the keyboard', async () => {
  const figure = await openHowTo();
  await expectMoving(figure);
  await stop(DRAWN).click();
  await expectStill();
  button(`Relancer l’animation\u00a0: ${DRAWN}`).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(stop(DRAWN)).toHaveFocus();
  await expectMoving(figure);
  await expectReadable();
});

test('out of view, or in a hidden tab, a figure costs nothing', async () => {
  const figure = await openHowTo();
  await expectMoving(figure);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  comeBack();
  await expectStill();
  hidden.mockRestore();
  comeBack();
  await expectMoving(figure);
  await page.viewport(360, 300);
  window.scrollTo(0, 0);
  await expect.element(figure).not.toBeInViewport();
  await expectStill();
});

test('with reduced motion the telling pose stands before where it starts, and nothing moves', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openHowTo();
  expect(drawings(figure)).toHaveLength(1);
  expect(tonesOf(drawings(figure)[0])).toEqual(expect.arrayContaining(['ghost', 'path']));
  await expect.element(stop(DRAWN)).not.toBeInTheDocument();
  await expectStill();
});

test('in a workout the figure takes no room of the dose or of a button, and opens whole in « Comment faire »', async () => {
  await begin(WORKOUT);
  // The warm-up, and four sets without a figure.
  await press(...Array(5).fill('Passer'));
  await expect.element(heading()).toHaveText(DRAWN);
  await expect.element(moving(page, DRAWN)).toHaveLength(0);
  const howTo = page.getByText('Comment faire');
  const controls = [page.getByRole('timer'), howTo, page.getByRole('button', { name: /^(Série faite|Fait|Partir)$/ })];
  for (const control of controls) await expectWhollyInSight(control);
  await howTo.click();
  // It covers the figure.
  await expectWhollyInSight(stop(DRAWN));
  await howTo.click();
  await page.viewport(1280, 800);
  await expect.element(moving(page, DRAWN)).toBeVisible();
  for (const control of controls) await expectWhollyInSight(control);
  // Once, also with « Comment faire » open.
  await howTo.click();
  await expect.element(moving(page, DRAWN)).toHaveLength(1);
});
