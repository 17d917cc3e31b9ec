import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
import { figure, openAfter, STRENGTH, workout } from './runner.ts';
import { readText, textsOf } from './texts.ts';

const prescriptions = ({ blocks }: typeof STRENGTH.option) => blocks.flatMap(({ exercises }) => exercises);
const exercise = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('a workout opens from its list and leads back to it; its address opens it, an unknown one the list', async () => {
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
  await open(`${route}?workout=nulle-part`);
  await expect.element(heading()).toHaveText(title);
});

test('a workout shows its doses; how to do an exercise and what replaces it open below it', async () => {
  const { option } = workout('/training/phase1/hyrox-specific', 'decouverte-des-stations');
  await open(`/training/phase1/hyrox-specific?workout=${option.id}`);
  await expect.element(figure('Repos')).toHaveText(formatRest(option.rest));
  if (option.estimatedDuration)
    await expect.element(figure('Durée estimée')).toHaveText(formatDuration(option.estimatedDuration));
  const headings = main()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(headings.elements()).toHaveLength(prescriptions(option).length);
  for (const prescription of prescriptions(option)) {
    const { exercise: own, load, note } = prescription;
    const text = textsOf(exercise(own.name)).join();
    for (const said of [formatDose(prescription), load && formatLoad(load), note && plainText(note)])
      if (said) expect(text).toContain(readText(said));
  }
  const [prescription = expect.fail()] = prescriptions(option);
  const { name, howTo, alternatives } = prescription.exercise;
  const item = exercise(name);
  await expect.element(item.getByText(plainText(howTo))).not.toBeVisible();
  await item.getByText('Comment faire').click();
  await expect.element(item.getByText(plainText(howTo))).toBeVisible();
  expect(textsOf(item.getByRole('listitem'))).toEqual(
    alternatives.map((other) => readText(`${formatAlternative(prescription, other)}${other.howTo ?? ''}`)),
  );
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
  const strong = workout('/training/phase2/upper-body', 'force-haut');
  const index = prescriptions(strong.option).findIndex(({ exercise: { easier, harder } }) => easier && harder);
  const { name, easier, harder } = prescriptions(strong.option)[index]?.exercise ?? {};
  if (!name || !easier || !harder) throw new Error('no exercise has both');
  await open(strong.address);
  const easierForm = `Plus facile : ${easier.name} ${easier.when}`;
  await expect.element(exercise(name)).toContainText(easierForm);
  await expect.element(exercise(name)).toContainText(`Plus difficile : ${harder.name} ${harder.when}`);
  const before = prescriptions(strong.option).slice(0, index);
  await openAfter(
    strong,
    before.reduce((sum, { sets }) => sum + sets, 0),
  );
  await expect.element(heading()).toHaveText(name);
  await expect.element(page.getByText(easierForm)).toBeVisible();
});
