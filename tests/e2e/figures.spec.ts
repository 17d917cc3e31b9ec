import type { Locator, Page } from '@playwright/test';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { formatSetDose } from '../../src/format/dose.ts';
import { figures } from '../fixtures/generated/figures.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { expect, test } from './fixtures.ts';
import { expectWhollyInSight } from './inSight.ts';
import { expectReadable } from './readable.ts';
import { begin, button, heading, press, workout } from './runner.ts';

const isMoving = (id: string) => (figures[id]?.poses.length ?? 0) > 1;
const dosesOf = ({ blocks }: PublishedWorkout) => blocks.flatMap(({ exercises }) => exercises);
/** A workout of sets, one of whose exercises has a moving figure and one none. */
const [WORKOUT] = workoutPages.flatMap((workouts) =>
  workouts.options
    .filter((option) => option.blocks.length === 1 && option.blocks[0]?.rounds === 1)
    .filter((option) => dosesOf(option).some(({ exercise }) => isMoving(exercise.id)))
    .filter((option) => dosesOf(option).some(({ exercise }) => !figures[exercise.id]))
    .map((option) => workout(workouts.route, option.id)),
);
if (!WORKOUT) throw new Error('no workout has a moving figure and an exercise without one');
const { address } = WORKOUT;
const doses = dosesOf(WORKOUT.option);
const drawn = doses.find(({ exercise }) => isMoving(exercise.id))?.exercise ?? { id: '', name: '' };
const bare = doses.find(({ exercise }) => !figures[exercise.id])?.exercise ?? { id: '', name: '' };

const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const stop = (page: Page, name: string) => button(page, `Arrêter l’animation\u00a0: ${name}`);
const moving = (scope: Page | Locator, name: string) =>
  scope.getByRole('img', { name: `${name}\u00a0: le mouvement dessiné` });
/** The outlines of the figure that can be seen, as they are now. */
const outlinesOf = (figure: Locator) =>
  figure
    .locator('svg')
    .filter({ visible: true })
    .locator('path, polyline')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('points') ?? shape.getAttribute('d')).join(' '));
/** Changes between now and a later frame. */
const moves = async (figure: Locator) => {
  const before = await outlinesOf(figure);
  return expect.poll(() => outlinesOf(figure), { message: 'it moves' }).not.toBe(before);
};
/** As many frames, in which it would have moved. */
const frames = (page: Page, count: number) =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = (rest: number) => (rest ? requestAnimationFrame(() => next(rest - 1)) : resolve());
        next(left);
      }),
    count,
  );
/** Longer than any pose is held. */
const HOLD_MS = 1600;
const standsStill = async (page: Page, figure: Locator) => {
  const before = await outlinesOf(figure);
  const end = (await page.evaluate(() => performance.now())) + HOLD_MS;
  do await frames(page, 10);
  while ((await page.evaluate(() => performance.now())) < end);
  expect(await outlinesOf(figure)).toBe(before);
};

async function openHowTo(page: Page): Promise<Locator> {
  await page.goto(address);
  const exercise = item(page, drawn.name);
  await exercise.getByText('Comment faire').click();
  const figure = moving(exercise, drawn.name);
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

test('a figure moves in « Comment faire », and stops and goes on by a press or by the keyboard', async ({ page }) => {
  const figure = await openHowTo(page);
  await moves(figure);
  await stop(page, drawn.name).click();
  await standsStill(page, figure);
  await button(page, `Relancer l’animation\u00a0: ${drawn.name}`).press('Enter');
  await expect(stop(page, drawn.name)).toBeFocused();
  await moves(figure);
});

test('out of view a figure costs nothing', async ({ page }) => {
  const figure = await openHowTo(page);
  await moves(figure);
  await page.setViewportSize({ width: 360, height: 300 });
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(figure).not.toBeInViewport();
  await frames(page, 5);
  await standsStill(page, figure);
});

test('with reduced motion the start and the middle stand side by side, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openHowTo(page);
  await expect(figure.locator('svg').filter({ visible: true })).toHaveCount(2);
  await expect(stop(page, drawn.name)).toBeHidden();
  await standsStill(page, figure);
});

test('on paper each exercise shows its start and its middle, beside its name', async ({ page }) => {
  await page.goto(address);
  const pictures = item(page, drawn.name).locator('svg:has([data-tone])').filter({ visible: true });
  await expect(pictures).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(pictures).toHaveCount(2);
});

test('an exercise without a figure shows none', async ({ page }) => {
  await page.goto(address);
  const exercise = item(page, bare.name);
  await exercise.getByText('Comment faire').click();
  await expect(exercise.getByText('À la place')).toBeVisible();
  await expect(exercise.getByRole('img', { name: 'le mouvement dessiné' })).toHaveCount(0);
  await expect(stop(page, bare.name)).toHaveCount(0);
});

/** Contrast of what is drawn with the page, of the body and of what it holds. */
const contrasts = (figure: Locator) =>
  figure
    .locator('svg')
    .filter({ visible: true })
    .first()
    .evaluate((svg) => {
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
        const path = svg.querySelector(`[data-tone='${tone}']`);
        if (!path) return [];
        const ink = luminance(getComputedStyle(path).stroke);
        return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
      });
    });

for (const media of [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { forcedColors: 'active', colorScheme: 'light' },
  { forcedColors: 'active', colorScheme: 'dark' },
] as const) {
  test(`its strokes stand out from the page: ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    const figure = await openHowTo(page);
    const found = await contrasts(figure);
    expect(found.length).toBeGreaterThan(0);
    for (const contrast of found) expect(contrast).toBeGreaterThan(3);
  });
}

test('the figure of « Comment faire » fits narrow phones and large letters', async ({ page }) => {
  const figure = await openHowTo(page);
  await expectReadable(page);
  await page.setViewportSize({ width: 320, height: 740 });
  const { x = 0, width = 0 } = (await figure.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(150);
  expect(x + width).toBeLessThanOrEqual(320);
});

test('each station has its figure, which all can use', async ({ page }) => {
  await page.goto('./understanding');
  await expect(moving(page, 'Sled push')).toBeVisible();
  await expect(stop(page, 'Sled push')).toHaveCount(1);
  expect(await page.locator('main [style]').count()).toBe(0);
  await expectReadable(page);
});

test('in a workout the figure takes no room of the dose or of a button, and opens whole in « Comment faire »', async ({
  page,
}) => {
  const index = doses.findIndex(({ exercise }) => exercise === drawn);
  const [dose, before] = [doses[index], doses.slice(0, index)];
  const setsBefore = before.reduce((sum, { sets }) => sum + sets, 0);
  await begin(page, WORKOUT);
  await press(page, ...Array(1 + setsBefore).fill('Passer'));
  await expect(heading(page)).toHaveText(drawn.name);
  const shownDose = page.getByText(formatSetDose(dose ?? { sets: 1 }), { exact: true });
  await expect(moving(page, drawn.name)).toBeHidden();
  const controls = [
    shownDose,
    page.getByText('Comment faire'),
    page.getByRole('button', { name: /^(Série faite|Fait|Partir)$/ }),
  ];
  for (const control of controls) await expectWhollyInSight(control);
  await page.getByText('Comment faire').click();
  // It covers the figure.
  await expectWhollyInSight(stop(page, drawn.name));
  await page.getByText('Comment faire').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(moving(page, drawn.name)).toBeVisible();
  for (const control of controls) await expectWhollyInSight(control);
  // Once, also with « Comment faire » open, wherever it stands.
  await page.getByText('Comment faire').click();
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [500, 1000],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(moving(page, drawn.name), `at ${width} × ${height}`).toHaveCount(1);
    await expect(stop(page, drawn.name)).toHaveCount(1);
  }
});
