import { expect, test } from 'vitest';
import { IncrementalCheck } from '../../scripts/content/core.ts';
import { fixFiles } from '../../scripts/content/fix.ts';
import type { ContentFile } from '../../scripts/content/parse/encoding.ts';
import { readFolder } from '../../scripts/content/read.ts';
import { PROGRAMME } from '../fixtures/programme.ts';

const WEEK = 'training/phase1/week-01.yaml';
const programme = await readFolder(PROGRAMME);
const check = new IncrementalCheck();

const weekOf = (files: readonly ContentFile[]) => files.find(({ path }) => path === WEEK)?.text ?? '';

/** What `--fix` makes of a week that is saved so. */
function fixed(text: string) {
  const saved = programme.map((file) => (file.path === WEEK ? { ...file, text } : file));
  const { fixed: files, fixes } = fixFiles(saved, check);
  return { text: weekOf(files), fixes };
}

function slipped(slips: readonly (readonly [written: string, typed: string])[]): string {
  return slips.reduce((text, [written, typed]) => {
    expect(text).toContain(written);
    return text.replace(written, typed);
  }, weekOf(programme));
}

const TEN_SLIPS = [
  ['Haut du corps\n    type: force', 'Haut du corps\n    type:force'],
  ['modérée', 'moderee'],
  ['départ.\n    link:', 'départ.\n      link:'],
  ['suggested: pousser', 'sugested: pousser'],
  ['intensity: facile', 'intensité: facil'],
  ['duration: 30 min', 'duration: 30mn'],
  ['  - day: mercredi', '  – day: mercredi'],
  ['  - day: vendredi', '  -day: vendredi'],
  ['    activity: Sortie longue', '     activity: Sortie longue'],
] as const;

test('slips of many kinds in one file are fixed, one after the other, and nothing else is touched', () => {
  const { text, fixes } = fixed(slipped(TEN_SLIPS));
  expect(text).toBe(weekOf(programme));
  // « facil » stands below a key that has to be put right first.
  expect(fixes).toHaveLength(TEN_SLIPS.length + 1);
  expect(fixes[0]).toMatchObject({ before: ['    type:force'], after: ['    type: force'] });
});

test.each([
  ['a unit is missing', 'duration: 45 min', 'duration: 45'],
  ['a comment may follow', 'activity: Haut du corps', 'activity: Haut du corps # à deux'],
  ['page and workout do not fit', 'link: /training/phase1/upper-body', 'link: /training/phase1/lower-body'],
])('where %s, a coach decides', (_what, written, typed) => {
  const text = slipped([[written, typed]]);
  expect(fixed(text)).toEqual({ text, fixes: [] });
});

test('a fix is kept that lets an error of another kind show', () => {
  const { text, fixes } = fixed(slipped([['modérée\n    duration: 45 min', 'moderee\n    duration: 4 h']]));
  expect(fixes).toHaveLength(1);
  expect(text).toContain('intensity: modérée\n    duration: 4 h');
});

test.each([
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['decomposed accents', (text: string) => text.normalize('NFD')],
])('a file with %s is fixed, and keeps them', (_what, saved) => {
  const slip = ['suggested: pousser', 'sugested: pousser'] as const;
  expect(fixed(saved(slipped([slip]))).text).toBe(
    saved(weekOf(programme))
      .replace(...(slip.toReversed() as [string, string]))
      .replace(slip[1], slip[0]),
  );
});
