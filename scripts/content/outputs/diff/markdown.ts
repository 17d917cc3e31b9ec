import type { Difference } from './difference.ts';
import { hasChanged, type WeekMinutes } from './minutes.ts';
import type { Change, Outline } from './node.ts';
import type { RenumberedWeek } from './renumbered.ts';

/** Keeps `@someone` and `#12` from calling a person or an issue; it has no width. */
const WORD_JOINER = '\u2060';

/**
 * A text of the content as Markdown that shows it letter by letter on one line. `<` and `&` become entities: the
 * comment of a pull request goes through a filter that lets no `<` pass.
 */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]#|~$]/g, '\\$&')
    .replace(/^(\d+)(?=[.)])/, '$1\\')
    .replace(/^(?=[-+>=])/, '\\')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/(@|\\#)(?=\w)/g, `$1${WORD_JOINER}`)
    .replace(/\b(https?|ftp|mailto):/gi, `$1${WORD_JOINER}:`)
    .replace(/\bwww\./gi, `www${WORD_JOINER}.`);
}

/** What the two states are called, and how many errors each has. */
export interface Sides {
  before: Side;
  after: Side;
}
export interface Side {
  name: string;
  errors: number;
}

/** The difference as a page of Markdown, for a person to judge. */
export function markdownOf({ sections, minutes, renumbered, files, skipped }: Difference, sides: Sides): string {
  const count =
    sections.reduce((sum, { changes }) => sum + changes.length, 0) + files.added.length + files.removed.length;
  const between = `entre ${code(sides.before.name)} et ${code(sides.after.name)}`;
  return [
    '## Ce qui change dans le contenu',
    count === 0
      ? `Rien ne change ${between}${skipped.length > 0 ? ', dans ce qui a pu être comparé' : ''}.`
      : `${count === 1 ? '1 changement' : `${count} changements`} ${between}.`,
    ...errorsOf(sides, skipped),
    ...renumberingOf(renumbered),
    ...(minutes.length > 0 ? ['### Minutes par semaine', tableOf(minutes)] : []),
    ...sections.flatMap(({ title, changes }) => [`### ${title}`, listOf(changes)]),
    ...filesOf(files),
  ]
    .join('\n\n')
    .concat('\n');
}

const code = (name: string) => `\`${name.replaceAll('`', 'ˋ').replace(/\s+/g, ' ')}\``;

function errorsOf({ before, after }: Sides, skipped: readonly string[]): string[] {
  const invalid = [before, after]
    .filter(({ errors }) => errors > 0)
    .map(({ name, errors }) => `${code(name)} a ${errors === 1 ? '1 faute' : `${errors} fautes`}`);
  if (invalid.length === 0) return [];
  const left =
    skipped.length === 0 ? 'Tout a pu être comparé.' : `Sans comparaison possible : ${skipped.map(code).join(', ')}.`;
  return [`> **À corriger :** ${invalid.join(' et ')}. ${left}`];
}

/** The ids of days are the week's number and the weekday. */
function renumberingOf(renumbered: readonly RenumberedWeek[]): string[] {
  const [first] = renumbered;
  if (!first) return [];
  const moves = renumbered.map(({ before, after }) => `la semaine ${before} devient la ${after}`).join(', ');
  return [
    `> **Coches des membres :** ${moves}. Ce qu’ils ont coché reste au numéro et au jour : une séance cochée en semaine ${first.before} apparaîtra cochée dans la nouvelle semaine ${first.before}. Change les numéros entre deux préparations, ou préviens-les.`,
  ];
}

function listOf(changes: readonly Change[]): string {
  const places = [...new Set(changes.map(({ place }) => place))];
  return places
    .flatMap((place) => {
      const here = changes.filter((change) => change.place === place);
      const [only, ...others] = here;
      if (only && others.length === 0) return lines({ text: `${place} : ${only.what}`, below: only.below }, 0);
      return lines({ text: place, below: here.map(({ what, below }) => ({ text: what, below })) }, 0);
    })
    .join('\n');
}

function lines({ text, below }: Outline, depth: number): string[] {
  return [`${'  '.repeat(depth)}- ${escapeMarkdown(text)}`, ...below.flatMap((inner) => lines(inner, depth + 1))];
}

function tableOf(minutes: readonly WeekMinutes[]): string {
  return [
    '| Semaine | Course | Salle | Total | Écart |',
    '|:--|--:|--:|--:|--:|',
    ...minutes.map((week) => {
      const { before, after } = week;
      const cells = (['run', 'gym', 'total'] as const).map((part) => cell(before?.[part], after?.[part]));
      const gap = (after?.total ?? 0) - (before?.total ?? 0);
      const name = hasChanged(week) ? `**${week.week}**` : `${week.week}`;
      return `| ${[name, ...cells, gap === 0 ? '' : signed(gap)].join(' | ')} |`;
    }),
  ].join('\n');
}

function cell(before: number | undefined, after: number | undefined): string {
  return before === after ? formatNumber(after) : `**${formatNumber(before)} → ${formatNumber(after)}**`;
}

const formatNumber = (minutes: number | undefined) => (minutes === undefined ? '–' : minutes.toLocaleString('fr-FR'));
const signed = (minutes: number) => `${minutes > 0 ? '+' : '−'}${formatNumber(Math.abs(minutes))}`;

function filesOf({ added, removed }: Difference['files']): string[] {
  const entries = [
    ...added.map((file) => `- ajouté : ${code(file)}`),
    ...removed.map((file) => `- retiré : ${code(file)}`),
  ];
  return entries.length > 0 ? ['### Fichiers', entries.join('\n')] : [];
}
