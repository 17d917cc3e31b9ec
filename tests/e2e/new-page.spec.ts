import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../../scripts/verify/project-copy.ts';
import { editFolder, replace } from '../content/broken-copy.ts';
import { editOf, examplesIn, README_FILE } from '../content/page-examples.ts';
import { startHost } from '../fixtures/deploys.ts';
import { AUTH_PORT } from './address.ts';
import { expectAccessible } from './axe.ts';
import { enterInstalled, expect, test } from './versions.ts';

/** A workout page that nobody has heard of before. */
const CORE = `# Phase 2 : les séances de gainage.
title: Gainage
intro: Deux séances courtes pour tenir ton buste droit du sled push au dernier wall ball.
warmUp:
  duration: 8 min
  text: 5 min de rameur tranquille, puis 10 rotations du buste de chaque côté.
coolDown:
  duration: 5 min
  text: Respire allongé sur le dos, genoux pliés.
options:
  - id: buste-solide
    name: Buste solide
    summary: Tenir sans cambrer.
    rest: 60 s entre les séries
    estimatedDuration: 30 min
    exercises:
      - exercise: planche
        sets: 3
        time: 45 s
      - exercise: dead-bug
        sets: 3
        reps: 10
        perSide: true
  - id: buste-en-circuit
    name: Buste en circuit
    summary: Enchaîner sans lâcher la position.
    rest: aucun
    blocks:
      - rounds: 3
        rest: 90 s
        exercises:
          - exercise: hollow-hold
            sets: 1
            time: 30 s
          - exercise: pallof-press
            sets: 1
            reps: 12
            perSide: true
`;

/** Recipes of content/README.md whose result is looked at. */
const RECIPES = ['Superset', 'Un échauffement à part'];

test.setTimeout(180_000);
// Tall: axe takes what the tab bar happens to cover for a target that is too small.
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 1600 } });

test('a new workout page takes YAML alone: it is built, linked, accessible, and there without a network', async ({
  page,
}) => {
  const project = await copyProject();
  const content = path.join(project, 'content');
  await writeFile(path.join(content, 'training/phase2/core.yaml'), CORE);
  await editFolder(
    content,
    replace(
      'training/phase2/week-06.yaml',
      'link: /training/phase2/upper-body\n    suggested: tirage-skierg',
      'link: /training/phase2/core\n    suggested: buste-solide',
    ),
  );
  for (const example of await examplesIn(README_FILE)) {
    if (example.recipe && RECIPES.includes(example.heading)) await editFolder(content, editOf(example));
  }
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--mode', 'demo', '--outDir', 'versions/new'], {
    cwd: project,
  });
  const host = await startHost(path.join(project, 'versions'), `http://127.0.0.1:${AUTH_PORT}`);
  try {
    await host.deploy('new');
    await enterInstalled(page, host);
    await page.goto(`${host.address}training/phase2`);
    await page
      .getByRole('region', { name: 'Semaine 6', exact: true })
      .locator('a[href*="/training/phase2/core"]')
      .click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Gainage');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Buste en circuit' }).click();
    await expect(heading).toHaveText('Buste en circuit');
    await expect(page.getByRole('main')).toContainText('Hollow hold');
    await expectAccessible(page);

    await test.step('recipes of the coaches show what they say', async () => {
      const main = page.getByRole('main');
      await page.goto(`${host.address}training/phase1/lower-body?workout=jambes-en-superset`);
      await expect(main.getByRole('heading', { level: 2 })).toContainText([
        'Échauffement',
        'Superset · 3\u00a0tours',
        'Gainage',
        'Retour au calme',
      ]);
      await expectAccessible(page);
      const own = 'une minute de suspension';
      const ofThePage = '10 cercles d’épaules';
      await page.goto(`${host.address}training/phase1/upper-body?workout=dos-solide`);
      await expect(main).toContainText(ofThePage);
      await page.goto(`${host.address}training/phase1/upper-body?workout=epaules-et-grip`);
      for (const media of ['print', 'screen'] as const) {
        await page.emulateMedia({ media });
        await expect(main.getByText(own)).toBeVisible();
        await expect(main.getByText(ofThePage)).toHaveCount(0);
      }
      await page.goto(`${host.address}training/phase2/core?workout=buste-en-circuit`);
    });

    await host.pause();
    await page.reload();
    await expect(heading).toHaveText('Buste en circuit');
    await page.goto(`${host.address}training/phase2/core`);
    await expect(heading).toHaveText('Gainage');
  } finally {
    await host.stop();
    await rm(project, { recursive: true, force: true });
  }
});
