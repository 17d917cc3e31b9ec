import { weekMinutes } from '../../../../src/format/minutes.ts';
import { count } from '../../../../src/format/plural.ts';
import type { Content } from '../../content.ts';
import type { CheckResult } from '../../core.ts';
import { KINDS } from '../../kinds.ts';
import { metaOf } from '../../schema-tree.ts';
import { escapeMarkdown, markdownTable } from '../markdown.ts';
import { type Change, Comparison, type WeekPair } from './compare.ts';

/** A state of the content, and what it is called. */
export interface Side extends CheckResult {
  name: string;
}

/** What changed in meaning from one state to the other, as far as both are valid: Markdown for a person to judge. */
export function markdownOf(before: Side, after: Side): string {
  const entries = [before, after].flatMap(({ content }) => content.entries);
  const skipped = [...new Set(entries.filter(({ value }) => value === undefined).map(({ file }) => file))].sort();
  const { changes, consequences, weeks } = new Comparison(before.content, after.content, skipped);
  const renumbering = renumberingOf(weeks);
  const total = changes.length + renumbering.length;
  const between = `entre ${code(before.name)} et ${code(after.name)}`;
  const follows = [...consequences].map(
    ([what, places]) => `- ${escapeMarkdown(`${what} : ${[...places].join(' ; ')}`)}`,
  );
  return [
    '## Ce qui change dans le contenu',
    total === 0
      ? `Rien ne change ${between}${skipped.length > 0 ? ', dans ce qui a pu être comparé' : ''}.`
      : `${count(total, 'changement')} ${between}.`,
    ...errorsOf([before, after], skipped),
    ...renumbering,
    ...minutesOf(weeks, before.content, after.content),
    ...sectionsOf(changes),
    ...(follows.length > 0 ? ['### Ce qui s’ensuit', follows.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

const code = (name: string) => `\`${name.replaceAll('`', 'ˋ').replace(/\s+/g, ' ')}\``;

function errorsOf(sides: readonly Side[], skipped: readonly string[]): string[] {
  const faulty = sides
    .map(({ name, diagnostics }) => ({ name, errors: diagnostics.filter(({ severity }) => severity === 'error') }))
    .filter(({ errors }) => errors.length > 0)
    .map(({ name, errors }) => `${code(name)} a ${count(errors.length, 'faute')}`);
  if (faulty.length === 0) return [];
  const left =
    skipped.length === 0 ? 'Tout a pu être comparé.' : `Sans comparaison possible : ${skipped.map(code).join(', ')}.`;
  return [`> **À corriger :** ${faulty.join(' et ')}. ${left}`];
}

/** What members tick hangs on the number of the week and the weekday. */
function renumberingOf(weeks: readonly WeekPair[]): string[] {
  const renumbered = weeks.filter(({ before, after }) => before && after && before !== after);
  const [first] = renumbered;
  const last = renumbered.at(-1);
  if (!first || !last) return [];
  const isShift = renumbered.every(
    ({ before = 0, after = 0 }, index) =>
      before === Number(first.before) + index && after === Number(first.after) + index,
  );
  const and = renumbered.length === 2 ? 'et' : 'à';
  const moves =
    isShift && renumbered.length > 1
      ? `les semaines ${first.before} ${and} ${last.before} deviennent ${first.after} ${and} ${last.after}`
      : renumbered.map(({ before, after }) => `la semaine ${before} devient la ${after}`).join(', ');
  return [
    `> **Coches des membres :** ${moves}. Ce qu’ils ont coché reste au numéro et au jour : une séance cochée en semaine ${first.before} apparaîtra cochée dans la nouvelle semaine ${first.before}. Change les numéros entre deux préparations, ou préviens-les.`,
  ];
}

/** The minutes of the weeks that have others than before. */
function minutesOf(weeks: readonly WeekPair[], before: Content, after: Content): string[] {
  const rows = weeks
    .map((pair) => ({ ...pair, old: minutesIn(before, pair.before), current: minutesIn(after, pair.after) }))
    .filter(({ old, current }) => old !== current)
    .map(({ before: was, after: is, old, current }) => {
      const name = is === undefined ? `${was} (retirée)` : was === undefined ? `${is} (insérée)` : `${is}`;
      const gap = (current ?? 0) - (old ?? 0);
      return [name, formatNumber(old), formatNumber(current), `${gap > 0 ? '+' : '−'}${formatNumber(Math.abs(gap))}`];
    });
  if (rows.length === 0) return [];
  return ['### Minutes par semaine', markdownTable(['Semaine', 'Avant', 'Après', 'Écart'], rows)];
}

function minutesIn(content: Content, number: number | undefined): number | undefined {
  const week = content.valid('week').find(({ value }) => value.number === number)?.value;
  return week && weekMinutes(week);
}

const formatNumber = (minutes: number | undefined) => (minutes === undefined ? '–' : minutes.toLocaleString('fr-FR'));

/** What changed in each kind of file, by its place. */
function sectionsOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(({ at }) => at.kind))].flatMap((kind) => {
    const here = changes.filter(({ at }) => at.kind === kind);
    const lines = [...new Set(here.map(({ at }) => at.place))].flatMap((place) => {
      const [only = '', ...others] = here.filter(({ at }) => at.place === place).map(({ what }) => what);
      if (others.length === 0) return `- ${escapeMarkdown(`${place} : ${only}`)}`;
      return [`- ${escapeMarkdown(place)}`, ...[only, ...others].map((what) => `  - ${escapeMarkdown(what)}`)];
    });
    return [`### ${metaOf(KINDS[kind].schema).title}`, lines.join('\n')];
  });
}
