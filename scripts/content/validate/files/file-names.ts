import { kindOf, REQUIRED_FILES } from '../../kinds.ts';
import { nearestOf } from '../../nearest.ts';

export const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.');
export const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** The number in `week-03.yaml`. */
export const weekOf = (file: string) => Number(/week-(\d\d)\.yaml$/.exec(file)?.[1]);

/** What people and systems add to the name of a copy: « week-03 (1).yaml », « week-03 copie.yaml », « week-03.yaml.bak ». */
const COPY_MARK =
  /^(?:copie de|copy of) |(?:[ _.-]*(?:\(\d+\)|\b(?:copie|copy|old|ancien(?:ne)?|bis|backup|bak|sauvegarde|brouillon|final|new|nouveau)\b(?: \d+)?)| \d)+$/g;

const asWeek = (name: string) =>
  name.replace(/^(?:semaine|sem|week|s|w)[ _-]?0*(\d{1,2})$/, (_name, week: string) => `week-${week.padStart(2, '0')}`);

/** The name without what makes it another one: accents, capitals, spaces, another ending, the mark of a copy. */
export function normalisedName(file: string): string {
  const normalised = file
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:\.(?:bak|old|orig|save|tmp|txt|ya?ml)|~)+$/, '')
    .replace(/\bphase[ _-]+(?=\d)/, 'phase');
  const name = asWeek(asWeek(nameOf(normalised)).replace(COPY_MARK, '')).replace(/[ _]+/g, '-');
  return [...normalised.split('/').slice(0, -1), `${name}.yaml`].join('/');
}

/** The name that a misnamed file was probably meant to have. */
export function likelyName(file: string): string | undefined {
  const named = normalisedName(file);
  return kindOf(named) ? named : nearestOf(nameOf(named), REQUIRED_FILES);
}
