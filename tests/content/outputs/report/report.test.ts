import { describe, expect, test } from 'vitest';
import { markdownOf } from '../../../../scripts/content/outputs/report/command.ts';
import { htmlOf } from '../../../../scripts/content/outputs/report/html.ts';
import { overviewOf } from '../../../../scripts/content/outputs/report/overview.ts';
import { PROGRAMME } from '../../../fixtures/programme.ts';
import { checkCopy, replace } from '../../broken-copy.ts';
import { plain } from '../diff/changes.ts';

describe('a whole programme', async () => {
  const overview = overviewOf(await checkCopy([], PROGRAMME));
  const markdown = plain(markdownOf(overview));

  test('has each day with its duration and the minutes of both athletes, and the total of each week', () => {
    const rows = markdown.split('\n').filter((line) => /^\| \d/.test(line));
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatch(
      /^\| 1 \| Haut du corps, \d+ min \(\d+\/\d+\) \| Footing, \d+ min \| .* \| \d h( \d\d)? \|$/,
    );
    expect(rows[11]).toMatch(/^\| 12, course \|/);
    expect(markdown).toContain('minutes de l’athlète de 1 h 30 / de celui de 2 h');
  });

  test('has the warnings that are accepted, those of late starts too, with their reasons', () => {
    expect(markdown).toMatch(/\n\| Semaine 5, dimanche, Sortie longue \| run-rise \| .{20,} \|\n/);
    expect(markdown).toMatch(/\n\| Programme de 12 semaines, \d semaines à faire \| taper \| .{20,} \|\n/);
  });

  test('says the same in HTML, which asks for nothing else: no address, no script', () => {
    const html = htmlOf(overview);
    for (const line of overview.tables.flatMap(({ rows }) => rows.flat(2)))
      expect(html).toContain(`<span>${line}</span>`);
    expect(html).not.toMatch(/(?:href|src|action)=|url\(|@import|<(?:script|link|iframe|img)\b/i);
  });
});

test('content with faults is shown as far as it is valid', async () => {
  const faulty = replace('training/phase1/week-01.yaml', 'type: footing', 'type: f');
  const markdown = plain(markdownOf(overviewOf(await checkCopy([faulty]))));
  expect(markdown).toContain('Contrôle du contenu : 1 faute : corrige, puis relance npm run content:check.');
  expect(markdown).not.toContain('| 1 |');
  expect(markdown).toContain('| 2 | Haut du corps, 45 min |');
  expect(markdown).not.toContain('avertissements acceptés');
});

test('a text of the content stays a text', async () => {
  const hostile = `</style><script>alert(1)</script><img src=x onerror="alert(1)">`;
  const edit = replace('training/phase1/week-01.yaml', 'activity: Footing', `activity: '${hostile}'`);
  const html = htmlOf(overviewOf(await checkCopy([edit])));
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<(?:script|img)\b/);
  expect(html.split('</style>')).toHaveLength(2);
});
