import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { formatAlternative } from '../../src/format/alternative.ts';
import { formatDose } from '../../src/format/dose.ts';
import { formatLoad } from '../../src/format/load.ts';
import { formatDuration, formatRest } from '../../src/format/quantities.ts';
import { plainText } from '../../src/format/richText.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { address, heading, open } from './app.tsx';
import { doneTick, week } from './programme.ts';
import { main } from './race.ts';
import { expectReadable } from './readable.ts';
import { begin, CIRCUIT, figure, press, STRENGTH, workout } from './runner.ts';
import { readText, textsOf } from './texts.ts';

const prescriptions = ({ blocks }: PublishedWorkout) => blocks.flatMap(({ exercises }) => exercises);
const exercise = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('a workout opens from its list and leads back to it', async () => {
  const { route, title, options } = STRENGTH.page;
  const choices = main().getByRole('heading', { level: 2 }).getByRole('link');
  const expectList = async () => {
    await expect.element(heading()).toHaveText(title);
    await expect.element(heading()).toHaveFocus();
    expect(address()).toBe(route);
    expect(textsOf(choices)).toEqual(options.map(({ name }) => name));
  };
  await open(route);
  const { id, name } = options[1] ?? expect.fail();
  await choices.and(page.getByRole('link', { name, exact: true })).click();
  await expect.element(heading()).toHaveText(name);
  await expect.element(heading()).toHaveFocus();
  expect(address()).toBe(`${route}?workout=${id}`);
  history.back();
  await expectList();
  history.forward();
  await expect.element(heading()).toHaveText(name);
  await page.getByRole('link', { name: 'Retour aux options' }).click();
  await expectList();
});

test('the address chooses a workout, which shows its doses; an unknown one shows the list', async () => {
  for (const { address, option } of [STRENGTH, CIRCUIT]) {
    await open(address);
    await expect.element(heading()).toHaveText(option.name);
    await expectDetail(option);
  }
  await open(`${STRENGTH.page.route}?workout=nulle-part`);
  await expect.element(heading()).toHaveText(STRENGTH.page.title);
});

async function expectDetail(option: PublishedWorkout): Promise<void> {
  await expect.element(figure('Repos')).toHaveText(formatRest(option.rest));
  if (option.estimatedDuration)
    await expect.element(figure('Durée estimée')).toHaveText(formatDuration(option.estimatedDuration));
  const texts = textsOf(
    main()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) }),
  );
  const prescribed = prescriptions(option);
  expect(texts).toHaveLength(prescribed.length);
  for (const [index, prescription] of prescribed.entries()) {
    const { exercise, load, note } = prescription;
    for (const text of [exercise.name, formatDose(prescription), load && formatLoad(load), note && plainText(note)])
      if (text) expect(texts[index]).toContain(readText(text));
  }
}

test('how to do an exercise and what replaces it open below it', async () => {
  await open(STRENGTH.address);
  for (const prescription of prescriptions(STRENGTH.option)) {
    const { name, howTo, alternatives } = prescription.exercise;
    const item = exercise(name);
    const text = item.getByText(plainText(howTo));
    await expect.element(text).not.toBeVisible();
    await item.getByText('Comment faire').click();
    await expect.element(text).toBeVisible();
    expect(textsOf(item.getByRole('listitem'))).toEqual(
      alternatives.map((other) => readText(`${formatAlternative(prescription, other)}${other.howTo ?? ''}`)),
    );
  }
});

test('a workout says what the day that led to it asks, and takes its mark', async () => {
  const { day, activity, description, link, suggested } = programme.phases[0]?.weeks[3]?.days[0] ?? {};
  if (!day || !activity || !suggested || !description) throw new Error('the first day of week 4 suggests no workout');
  await open('/training/phase1');
  await week(4).getByRole('link', { name: activity }).first().click();
  const advised = page.getByRole('listitem').filter({ hasText: 'Séance conseillée' });
  await advised.getByRole('link', { name: suggested.name, exact: true }).click();
  const note = page.getByRole('complementary', { name: `Semaine 4, ${day}` });
  await expect.element(note).toContainText(plainText(description));
  await note.getByRole('checkbox').click();
  await expectReadable();
  await note.getByRole('link').click();
  await expect.element(page.getByRole('heading', { name: 'Semaine 4', exact: true })).toHaveFocus();
  await expect.element(doneTick(4, day)).toBeChecked();
  await open(`${link}?workout=${suggested.id}&day=1-nulle-part`);
  await expect.element(heading()).toHaveText(suggested.name);
  await expect.element(page.getByRole('complementary', { name: /^Semaine/ })).toHaveLength(0);
});

test('the easier and the harder form of an exercise stand beside it, the easier one in the runner too', async () => {
  const { address, option } = workout('/training/phase2/upper-body', 'force-haut');
  const index = prescriptions(option).findIndex(({ exercise: { easier, harder } }) => easier && harder);
  const { name, easier, harder } = prescriptions(option)[index]?.exercise ?? {};
  if (!name || !easier || !harder) throw new Error('no exercise has both');
  await open(address);
  const easierForm = `Plus facile : ${easier.name} ${easier.when}`;
  await expect.element(exercise(name)).toContainText(easierForm);
  await expect.element(exercise(name)).toContainText(`Plus difficile : ${harder.name} ${harder.when}`);
  await begin({ address });
  const sets = prescriptions(option).slice(0, index);
  await press(...Array(1 + sets.reduce((sum, { sets }) => sum + sets, 0)).fill('Passer'));
  await expect.element(heading()).toHaveText(name);
  await expect.element(page.getByText(easierForm)).toBeVisible();
});
