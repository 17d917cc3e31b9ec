import { DAYS } from '../../../schema/vocabulary.ts';
import type { Content, Place } from '../content.ts';
import type { ValueDiagnostic } from '../diagnostic.ts';
import { weekOf } from './files/file-names.ts';
import { idsOf, renamedIn, weekIdsOf, workoutIdsOf } from './ids.ts';
import { isInOrder } from './rules/consistency/seven-days.ts';

/**
 * Names of weeks, days, exercises and the like that are not what everything else calls them, each reported where it is
 * defined; and the content with what was meant, so that the rules report nothing that follows.
 */
export function restoreNames(content: Content): { content: Content; diagnostics: ValueDiagnostic[] } {
  const numbers = [...misnumberedWeeks(content)];
  const renumbered = numbers.filter(({ suggestion }) => suggestion);
  const numbered = content.with(renumbered.map((found) => meant(found, Number(found.suggestion))));
  const days = [...repeatedDays(numbered)];
  const race = [...displacedRace(numbered)];
  const ids = [...idsOf(numbered), ...workoutIdsOf(numbered), weekIdsOf(numbered)].flatMap((sort) => [
    ...renamedIn(sort),
  ]);
  const restored = [
    ...renumbered
      .filter(({ file }) => hasIdOfAnother(file, content))
      .map(({ file }) => ({ file, path: ['id'], value: undefined })),
    ...race.map((found) => meant(found, found.path.at(-1) === 'week' ? Number(found.suggestion) : found.suggestion)),
    ...[...days, ...ids].map((found) => meant(found, found.suggestion)),
  ];
  return {
    content: numbered.with(restored),
    diagnostics: [...numbers, ...days, ...race, ...ids],
  };
}

/** A week that was copied has the id of the other one, too. */
function hasIdOfAnother(file: string, content: Content): boolean {
  const weeks = content.valid('week');
  const id = weeks.find((week) => week.file === file)?.value.id;
  return id !== undefined && weeks.filter(({ value }) => value.id === id).length > 1;
}

const meant = ({ file, path }: Place, value: unknown) => ({ file, path, value });

/** A week that was copied keeps the number of the other one, and its id. */
function* misnumberedWeeks(content: Content): Generator<ValueDiagnostic> {
  for (const { file, value } of content.valid('week')) {
    const expected = weekOf(file);
    if (value.number === expected) continue;
    const other = content.valid('week').find((week) => week.value.number === expected);
    if (other && weekOf(other.file) === value.number) {
      if (file > other.file) continue;
      const message = `ce fichier a la semaine ${value.number}, et ${other.file} la semaine ${expected} : échange leurs noms`;
      yield { file, path: ['number'], message };
      continue;
    }
    const message = `« ${value.number} » ne va pas avec le nom du fichier : numéro ${expected} attendu`;
    yield { file, path: ['number'], message, suggestion: String(expected), isCertain: false };
  }
}

/** A day that was copied keeps the name of the other one. */
function* repeatedDays(content: Content): Generator<ValueDiagnostic> {
  for (const { file, value } of content.valid('week')) {
    const names = value.days.map(({ day }) => day);
    const [missing, ...others] = DAYS.filter((day) => !names.includes(day));
    if (!missing || others.length > 0 || names.length !== DAYS.length) continue;
    const isRepeated = (index: number) => names.filter((day) => day === names[index]).length > 1;
    const wrong = [DAYS.indexOf(missing), ...names.keys()].find(isRepeated) ?? 0;
    yield {
      file,
      path: ['days', wrong, 'day'],
      message: `« ${names[wrong]} » est déjà dans la semaine, et ${missing} manque : corrige l’un des deux`,
      suggestion: missing,
      isCertain: false,
    };
  }
}

/** The limits have the race on another day than the only one that is a race. */
function* displacedRace(content: Content): Generator<ValueDiagnostic> {
  const { race, phases = [] } = content.one('limits') ?? {};
  const [only, ...others] = content.days().filter(({ day }) => day.type === 'compétition');
  const isPlanned = phases.some(({ weeks }) => weeks.includes(race?.week ?? 0));
  if (!race || !only || others.length > 0 || !isPlanned || content.hasInvalid('week') || !isInOrder(only.week)) return;
  const { day, week, file } = only;
  if (week.number === race.week && day.day === race.day) return;
  const [field, suggestion] = week.number === race.week ? ['day', day.day] : ['week', String(week.number)];
  const message = `le ${race.day} de la semaine ${race.week} n’est pas celui de la course dans ${file}, le ${day.day} de la semaine ${week.number} : corrige l’un des deux`;
  yield { file: 'limits.yaml', path: ['race', field], message, suggestion, isCertain: false };
}
