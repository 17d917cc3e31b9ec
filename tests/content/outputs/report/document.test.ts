import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import { documentOf } from '../../../../scripts/content/outputs/report/document.tsx';
import { trainingTime } from '../../../../scripts/content/outputs/training-time.ts';
import { PROGRAMME } from '../../../fixtures/programme.ts';
import { type Edit, replace, withCopy } from '../../broken-copy.ts';
import { programme } from '../../validate/rules/training/programme.ts';
import { PUSH_UPS, SUGGESTED, timed } from '../../validate/rules/training/timed-workout.ts';

const WEEK = 'training/phase1/week-01.yaml';

const pageAfter = (...edits: Edit[]) => withCopy(edits, async (folder) => documentOf(await checkFolder(folder)));
/** What a reader sees of a part of the page, tags as spaces. */
const read = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
const between = (html: string, start: string, end: string) => html.split(start)[1]?.split(end)[0] ?? '';

describe('a whole programme on one page', () => {
  test('has the minutes of all weeks in the table and in the picture', async () => {
    const result = await checkFolder(PROGRAMME);
    const html = await documentOf(result);
    const weeks = result.content.valid('week').map(({ value }) => value);
    expect(weeks).toHaveLength(12);
    const table = between(html, 'class="figures"', '</table>');
    const rows = table.split('<tr>').map(read);
    const picture = between(html, '<desc id="chart-desc">', '</desc>');
    for (const week of weeks) {
      const { run, gym, total } = trainingTime(week);
      expect(rows.some((row) => row.startsWith(`${week.number} ${run} ${gym} ${total} `))).toBe(true);
      expect(picture).toContain(`Semaine ${week.number} : ${total} min`);
    }
  });

  test('has every workout with its exercises and doses', async () => {
    const result = await checkFolder(PROGRAMME);
    const html = await documentOf(result);
    const options = result.content.valid('workoutPage').flatMap(({ value }) => value.options);
    expect(html.split('<article').length - 1).toBe(options.length);
    const text = read(between(html, 'Bases du squat', '</article>'));
    expect(text).toContain('Goblet squat 3 × 10');
    expect(text).toContain('3 × 8 par côté');
    expect(read(between(html, 'Course compromise', '</article>'))).toContain('Course Allure HYROX · Les 100 premiers');
    expect(read(between(html, 'Traîneau-course', '</article>'))).toContain('Sled push 70–100 % de la charge de course');
  });

  test('says of a workout that its warm-up is its own', async () => {
    const own = '    warmUp: { duration: 12 min, text: Cours. }\n';
    const html = await pageAfter(
      replace('training/phase1/upper-body.yaml', '    summary: Une liste.\n', `    summary: Une liste.\n${own}`),
    );
    expect(read(between(html, 'Une liste.', '</article>'))).toContain('échauffement 12 min · repos 90 s');
    expect(read(between(html, 'Des tours.', '</article>'))).not.toContain('échauffement');
  });

  test('has each late start with the minutes of the weeks that it keeps and what is accepted in it', async () => {
    const result = await checkFolder(PROGRAMME);
    const rows = between(await documentOf(result), 'class="figures starts"', '</table>')
      .split('<tr>')
      .map(read);
    const minutesOf = new Map(
      result.content
        .valid('week')
        .map(({ value }) => [value.number, trainingTime(value).total.toLocaleString('fr-FR')]),
    );
    const starts = result.content.one('training')?.lateStart?.starts ?? [];
    expect(starts.length).toBeGreaterThan(5);
    for (const { remaining, keep, accepted } of starts) {
      const weeks = [...minutesOf].map(([number, minutes]) => (keep.includes(number) ? minutes : '–'));
      const row = rows.find((text) => text.startsWith(`${remaining} ${weeks.join(' ')} `));
      expect(row).toBeDefined();
      for (const { warning, reason } of accepted ?? []) expect(row).toContain(read(`${warning} ${reason}`));
    }
  });

  test('names the whole programme apart from a late start of as many weeks as can be read', async () => {
    const edits = [replace('training/phase1/week-01.yaml', 'focus: Poser', 'focuss: Poser')];
    const html = await withCopy(edits, async (folder) => documentOf(await checkFolder(folder)), PROGRAMME);
    const rows = [...between(html, 'class="figures starts"', '</table>').matchAll(/<th scope="row">(.*?)<\/th>/g)];
    const labels = rows.map(([, label]) => label);
    expect(labels.slice(0, 2)).toEqual(['toutes', '11']);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('asks for nothing else: no address, no script', async () => {
    const html = await documentOf(await checkFolder(PROGRAMME));
    const addresses = [
      ...html.matchAll(/(?:href|src|srcset|action|data)="([^"]*)"|url\(([^)]*)\)|@import\s*([^;]*)/g),
    ].map(([, attribute, style, imported]) => attribute ?? style ?? imported ?? '');
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !/^(?:#|data:font\/woff2)/.test(address))).toEqual([]);
    expect(html).not.toMatch(/<(?:script|link|iframe|object|img)\b/i);
  });
});

test('a workout and its day have the computed minutes beside those that they state, a week its load', async () => {
  const html = await pageAfter(
    ...programme({ lundi: `${SUGGESTED}, duration: 26 min` }, {}),
    ...timed(`estimatedDuration: 25 min, ${PUSH_UPS}`),
  );
  expect(read(between(html, 'Une liste.', '</article>'))).toContain('25 min · calcul 24/28 min · repos 2 min');
  expect(read(between(html, 'class="grid"', '</table>'))).toContain('26 min 24/28 force modérée');
  expect(read(between(html, 'class="figures"', '</table>'))).toContain('1 – 26 26 156 ');
  expect(read(html)).toContain('minutes de l’athlète de 1 h 30 / de celui de 2 h');
});

describe('texts of the content stay texts', () => {
  const HOSTILE = `</style><script>alert(1)</script><img src=x onerror="alert(1)">&amp;`;

  test.each([
    ['the name of the product', 'app.yaml', 'name: Objectif 2'],
    ['the name of a workout', 'training/phase1/upper-body.yaml', 'name: Simple'],
    ['the name of an exercise', 'exercises/strength.yaml', 'name: Planche'],
    ['the title of a page', 'training/phase1/upper-body.yaml', 'title: Haut du corps'],
  ])('%s', async (_what, file, field) => {
    const [key] = field.split(':');
    const html = await pageAfter(replace(file, field, `${key}: '${HOSTILE}'`));
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<(?:script|img)\b/);
    expect(html.split('</style>')).toHaveLength(2);
  });

  test('the line that a diagnostic shows', async () => {
    const html = await pageAfter(replace(WEEK, 'type: footing', 'type: <script>alert(1)</script>'));
    expect(html).toContain('type: &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script\b/);
  });
});

describe('content with faults', () => {
  test('is shown as far as it is valid, with its diagnostics', async () => {
    const text = read(between(await pageAfter(replace(WEEK, 'type: footing', 'type: fouting')), '<main>', '</main>'));
    expect(text).toContain('1 faute : corrige, puis relance npm run content:check');
    expect(text).toContain('training/phase1/week-01.yaml:13:11');
    expect(text).toContain('Voulais-tu dire « footing » ?');
    expect(text).not.toContain('Semaine 1 :');
    expect(text).toContain('Semaine 2 : 45 min');
  });

  test('without any, says so', async () => {
    expect(read(await pageAfter())).toContain('Aucune faute, aucun avertissement.');
  });
});
