import { expect, test } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { button, heading, open } from './app.tsx';
import { stopClock, storeState } from './device.ts';
import { expectWhollyInSight } from './inSight.ts';
import { RACE, todays } from './race.ts';
import { begin, labelOf, press, SIMULATION, STRENGTH } from './runner.ts';

/** On a phone and on a computer, its letters end above the controls, and above what fades there. */
async function expectClearOfControls(text: Locator): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(text).toBeVisible();
    const controls = button('Pause').element().parentElement?.parentElement;
    if (!controls) throw new Error('the controls have no box');
    const fade =
      controls.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(controls, '::before').height);
    const letters = document.createRange();
    letters.selectNodeContents(text.element());
    for (const { bottom, height } of letters.getClientRects()) {
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

test.each([
  [320, 568],
  [568, 320],
  [740, 360],
])(
  'on %i × %i px the load of the set before is in sight in a rest, and all else can be scrolled to',
  async (width, height) => {
    await begin(STRENGTH);
    await press('Passer', 'Série faite');
    await page.viewport(width, height);
    await expectWhollyInSight(page.getByRole('textbox', { name: 'Charge, en kg par haltère' }));
    for (const control of [button('Charge : ajouter 2,5'), button('Répétitions : ajouter 1'), button('RPE 10')]) {
      control.element().scrollIntoView({ block: 'center' });
      await expectWhollyInSight(control);
      expect(control.element().scrollWidth).toBeLessThanOrEqual(control.element().clientWidth);
    }
    page
      .getByText(/^Ensuite/)
      .element()
      .scrollIntoView({ block: 'center' });
    await expectWhollyInSight(page.getByText(/^Ensuite/));
  },
);

test('on a phone held sideways, what unlocks a locked screen is in sight', async () => {
  await begin(SIMULATION);
  await press('Partir', 'Échauffement fait', 'Verrouiller');
  for (const [width, height] of [
    [568, 320],
    [740, 360],
  ] as const) {
    await page.viewport(width, height);
    await expectWhollyInSight(button('Appui long pour déverrouiller'));
  }
});

test('the rest is no brighter on a dark scheme than on a light one', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  const brightness = async (colorScheme: 'light' | 'dark') => {
    await commands.emulateMedia({ colorScheme });
    const screen = heading().element().closest('[data-tone]') ?? document.body;
    const channels = getComputedStyle(screen).backgroundColor.match(/\d+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = channels.map(Number);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const light = await brightness('light');
  expect(await brightness('dark')).toBeLessThan(light);
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

test('below the instruction of its day, a simulation asks in sight whether transitions are timed', async () => {
  await begin({ address: `${SIMULATION.address}&day=9-vendredi` });
  await expect.element(page.getByText(/^Consigne du jour/)).toBeVisible();
  await expectWhollyInSight(labelOf(page.getByRole('checkbox', { name: 'Chronométrer les transitions à part' })));
});
