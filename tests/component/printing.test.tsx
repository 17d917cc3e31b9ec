import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { plainText } from '../../src/format/richText.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { heading, open } from './app.tsx';
import { week } from './programme.ts';

/** What a sheet would show, in the words of the page. */
async function wordsOnPaper(): Promise<string> {
  await commands.emulateMedia({ media: 'print' });
  const words = document.body.innerText;
  await commands.emulateMedia({ media: null });
  return words;
}

beforeEach(() => void vi.spyOn(window, 'print').mockImplementation(() => {}));

test('a printed week has its days and nothing of the page around it, which stays as it was', async () => {
  const phase = programme.phases[0] ?? expect.fail();
  await open(phase.route);
  await week(2).getByRole('button', { name: 'Imprimer la semaine' }).click();
  const words = await wordsOnPaper();
  for (const { activity, description } of (phase.weeks[1] ?? expect.fail()).days) {
    expect(words).toContain(activity);
    if (description) expect(words).toContain(description);
  }
  for (const absent of ['Semaine 1', 'Semaine 3', 'Introduction', 'Imprimer', 'Phase 2']) {
    expect(words).not.toContain(absent);
  }
  window.dispatchEvent(new Event('afterprint'));
  const whole = await wordsOnPaper();
  for (const { number } of phase.weeks) expect(whole).toContain(`Semaine ${number}`);
  expect(whole).not.toContain('Imprimer');
});

test('a workout prints without its explanations, but for those that were opened', async () => {
  const workouts = workoutPages[0] ?? expect.fail();
  const option = workouts.options[0];
  const [opened, closed] = option?.blocks[0]?.exercises.map(({ exercise }) => exercise.howTo) ?? [];
  await open(`${workouts.route}?workout=${option?.id}`);
  await page.getByText('Comment faire').first().click();
  const words = await wordsOnPaper();
  expect(words).toContain(opened);
  expect(words).not.toContain(closed);
  expect(words.match(/Comment faire/g)).toHaveLength(1);
});

test('what a page folds is on paper', async () => {
  await open('/training');
  await expect.element(heading()).toBeVisible();
  const words = plainText(training.principles[0]?.text ?? expect.fail());
  expect(document.body.innerText).not.toContain(words);
  expect(await wordsOnPaper()).toContain(words);
});
