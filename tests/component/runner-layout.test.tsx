import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { button, heading } from './app.tsx';
import { storeState } from './device.ts';
import { expectWhollyInSight } from './inSight.ts';
import { begin, labelOf, press, SIMULATION, STRENGTH } from './runner.ts';

const SIDEWAYS = [
  [568, 320],
  [740, 360],
] as const;

/** On a phone and on a computer, its letters end above the controls, and above what fades there. */
async function expectClearOfControls(text: Locator): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
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

test('a simulation has in sight what its member may need: the choice of transitions, help, the way to unlock', async () => {
  storeState({ racePlan: { targetSeconds: 5400 } });
  await begin({ address: `${SIMULATION.address}&day=9-vendredi` });
  await expect.element(page.getByText(/^Consigne du jour/)).toBeVisible();
  await expectWhollyInSight(labelOf(page.getByRole('checkbox', { name: 'Chronométrer les transitions à part' })));
  await press('Partir', 'Échauffement fait', 'Fait puis SkiErg');
  await expectClearOfControls(page.getByText(/^Juste avant/));
  await page.getByText('Douleur ou malaise').click();
  await expectWhollyInSight(page.getByText(/^Douleur dans la poitrine/));
  await press('Verrouiller');
  for (const [width, height] of SIDEWAYS) {
    await page.viewport(width, height);
    await expectWhollyInSight(button('Appui long pour déverrouiller'));
  }
});

test('a set has what helps with it in sight; its rest has the load of it, and all else can be scrolled to', async () => {
  await begin(STRENGTH);
  await press('Passer');
  await expect.element(heading()).toHaveText('Développé couché haltères');
  for (const help of ['Comment faire', 'Douleur ou malaise ?']) await expectWhollyInSight(page.getByText(help));
  await press('Série faite');
  await expectClearOfControls(page.getByText('RPE 1 à 5, note'));
  const sizes = [[320, 568] as const, ...SIDEWAYS];
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    await expectWhollyInSight(page.getByRole('textbox', { name: 'Charge, en kg par haltère' }));
  }
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    for (const control of [button('Charge : ajouter 2,5'), button('RPE 10'), page.getByText(/^Ensuite/)]) {
      control.element().scrollIntoView({ block: 'center' });
      await expectWhollyInSight(control);
      expect(control.element().scrollWidth).toBeLessThanOrEqual(control.element().clientWidth);
    }
  }
});
