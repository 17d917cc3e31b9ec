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

test('on paper the picture beside the name shows also where the exercise starts', async () => {
  await open(WORKOUT.address);
  await expect.element(item(DRAWN)).toBeVisible();
  const pictures = () => drawings(item(DRAWN)).filter((svg) => svg.querySelector('[data-tone]'));
  const [picture, ...others] = pictures();
  expect(others).toHaveLength(0);
  expect(tonesOf(picture)).not.toContain('ghost');
  await commands.emulateMedia({ media: 'print' });
  expect(pictures()).toEqual([picture]);
  expect(tonesOf(picture)).toContain('ghost');
});

/** Contrast of what is drawn with the page, of the body and of what it holds. */
function contrasts(figure: Locator): number[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (colour: string) => {
    if (!context) return 0;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = luminance(getComputedStyle(document.body).backgroundColor);
  return ['body', 'held', 'fixed'].flatMap((tone) => {
    const path = drawings(figure)[0]?.querySelector(`[data-tone='${tone}']`);
    if (!path) return [];
    const ink = luminance(getComputedStyle(path).stroke);
    return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
  });
}

test('its strokes stand out from the page in each scheme, also with forced colours', async () => {
  const figure = await openHowTo();
  for (const forcedColors of ['none', 'active'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await commands.emulateMedia({ forcedColors, colorScheme });
      const message = `${colorScheme}, forced colours: ${forcedColors}`;
      const ratios = contrasts(figure);
      expect(ratios, message).not.toEqual([]);
      expect.soft(Math.min(...ratios), message).toBeGreaterThan(3);
    }
  }
});

test('the figure of « Comment faire » fits narrow phones and large letters', async () => {
  const figure = await openHowTo();
  await expectReadable();
  await page.viewport(320, 740);
  const { right, width } = figure.element().getBoundingClientRect();
  expect(width).toBeGreaterThan(150);
  expect(right).toBeLessThanOrEqual(320);
});

test('a station shows its figure, which can be stopped', async () => {
  await open('/understanding');
  await expect.element(moving(page, 'Sled push')).toBeVisible();
  await expect.element(stop('Sled push')).toHaveLength(1);
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
  // Once, also with « Comment faire » open, wherever it stands.
  await howTo.click();
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(moving(page, DRAWN), { message: `at ${width} × ${height}` }).toHaveLength(1);
    await expect.element(stop(DRAWN)).toHaveLength(1);
  }
});
