import type { Page } from '@playwright/test';
import type { PublishedPage, PublishedPrescription, PublishedWorkout } from '../../schema/programme.ts';
import { formatAlternative } from '../../src/format/alternative.ts';
import { formatLoad } from '../../src/format/load.ts';
import { formatDistance, formatDuration, formatReps, formatRest } from '../../src/format/quantities.ts';
import { plainText } from '../../src/format/richText.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';
import { begin, heading, press, workout } from './runner.ts';
import { doneTick } from './storedState.ts';

function dose({ sets, reps, time, distance, perSide }: PublishedPrescription): string {
  const amount = (time && formatDuration(time)) ?? (distance && formatDistance(distance)) ?? (reps && formatReps(reps));
  return `${sets > 1 ? `${sets} × ` : ''}${amount}${perSide ? ' par côté' : ''}`;
}

const prescriptions = ({ blocks }: PublishedWorkout) => blocks.flatMap(({ exercises }) => exercises);

for (const { number } of programme.phases) {
  test(`each workout of phase ${number} opens from its list and leads back to it`, async ({ page }) => {
    test.slow();
    for (const workoutPage of workoutPages.filter(({ phase }) => phase === number)) {
      await test.step(workoutPage.route, () => expectWorkouts(page, workoutPage));
    }
  });
}

async function expectWorkouts(page: Page, { route, title, options }: PublishedPage): Promise<void> {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const choices = main.getByRole('heading', { level: 2 }).getByRole('link');
  const back = main.getByRole('link', { name: 'Retour aux options' });
  const expectList = async () => {
    await expect(page).toHaveURL(`.${route}`);
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    await expect(choices).toHaveText(options.map(({ name }) => name));
  };

  await page.goto(`.${route}`);
  for (const option of options) {
    await choices.and(page.getByRole('link', { name: option.name, exact: true })).click();
    await expect(heading).toHaveText(option.name);
    await expect(heading).toBeFocused();
    await expectDetail(page, option);

    await page.goBack();
    await expectList();
    await page.goForward();
    await expect(heading).toHaveText(option.name);
    await back.click();
    await expectList();
  }

  await page.goForward();
  await page.reload();
  await expect(heading).toHaveText(options.at(-1)?.name ?? '');
  await back.click();
  await expectList();
}

async function expectDetail(page: Page, option: PublishedWorkout): Promise<void> {
  const main = page.getByRole('main');
  const fact = (term: string) =>
    main.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
  await expect(fact('Repos')).toHaveText(formatRest(option.rest));
  if (option.estimatedDuration) {
    await expect(fact('Durée estimée')).toHaveText(formatDuration(option.estimatedDuration));
  }
  const prescribed = prescriptions(option);
  const exercises = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(exercises).toContainText(prescribed.map(dose));
  const texts = await exercises.allTextContents();
  for (const [index, { exercise, load, note }] of prescribed.entries()) {
    for (const text of [exercise.name, load && formatLoad(load), note]) if (text) expect(texts[index]).toContain(text);
  }
}

// One page speaks for all: what follows does not depend on the content.
for (const { route, title, options } of workoutPages.slice(0, 1)) {
  test('the address chooses a workout; an unknown one shows the list', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`.${route}?workout=nulle-part`);
    await expect(heading).toHaveText(title);
    for (const { id, name } of options) {
      await page.goto(`.${route}?workout=${id}`);
      await expect(heading).toHaveText(name);
      await page.getByRole('link', { name: 'Retour aux options' }).click();
      await expect(heading).toHaveText(title);
      await expect(page).toHaveURL(`.${route}`);
    }
  });

  test('how to do an exercise and what replaces it open below it', async ({ page }) => {
    await page.goto(`.${route}`);
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    for (const prescription of options.slice(0, 1).flatMap(prescriptions)) {
      const { exercise } = prescription;
      const item = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: exercise.name, exact: true }) });
      await expect(item.getByText(plainText(exercise.howTo))).toBeHidden();
      await item.getByText('Comment faire').click();
      await expect(item.getByText(plainText(exercise.howTo))).toBeVisible();
      await expect(item.getByRole('listitem')).toHaveText(
        exercise.alternatives.map(
          (alternative) => `${formatAlternative(prescription, alternative)}${alternative.howTo ?? ''}`,
        ),
      );
    }
  });
}

test('a workout says what the day that led to it asks, and takes its mark', async ({ page }) => {
  const week = programme.phases[0]?.weeks[3];
  const day = week?.days[0];
  if (!week || !day?.suggested || !day.description) throw new Error('the first day of week 4 suggests no workout');
  await page.goto('./training/phase1');
  await page
    .getByRole('region', { name: `Semaine ${week.number}`, exact: true })
    .getByRole('link', { name: day.activity })
    .first()
    .click();
  await page.getByRole('link', { name: day.suggested.name, exact: true }).click();
  const note = page.getByRole('complementary', { name: `Semaine ${week.number}, ${day.day}` });
  await expect(note).toContainText(plainText(day.description));
  await note.getByRole('checkbox').check();
  await expectReadable(page);
  await note.getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Semaine ${week.number}`, exact: true })).toBeFocused();
  await expect(doneTick(page, week.number, day.day)).toBeChecked();
  await page.goto(`.${day.link}?workout=${day.suggested.id}&day=1-nulle-part`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(day.suggested.name);
  await expect(note).toHaveCount(0);
});

test('the easier and the harder form of an exercise stand beside it, the easier one in the runner too', async ({
  page,
}) => {
  const { address, option } = workout('/training/phase2/upper-body', 'force-haut');
  const exercises = prescriptions(option).map(({ exercise }) => exercise);
  const index = exercises.findIndex(({ easier, harder }) => easier && harder);
  const { name, easier, harder } = exercises[index] ?? {};
  if (!name || !easier || !harder) throw new Error('no exercise has both');
  const forms = [
    `Plus facile\u00a0: ${easier.name} ${easier.when}`,
    `Plus difficile\u00a0: ${harder.name} ${harder.when}`,
  ];
  await page.goto(address);
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  for (const form of forms) await expect(item.getByText(form)).toBeVisible();
  await begin(page, { address });
  const sets = prescriptions(option).slice(0, index);
  await press(page, ...Array(1 + sets.reduce((sum, { sets }) => sum + sets, 0)).fill('Passer'));
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText(forms[0] as string)).toBeVisible();
});
