import { weeksMissingInPhases } from './limits-weeks.ts';
import type { Rule } from './rule.ts';

/** For each number of remaining weeks, the late start keeps exactly that many, in order, ending with the race. */
export const lateStarts: Rule = {
  name: 'late-starts',
  *check(content) {
    const starts = content.one('training')?.lateStart?.starts;
    const limits = content.one('limits');
    // A phase without one of its weeks is reported at the phase: until then every start would be wrong.
    if (!starts || !limits || weeksMissingInPhases(limits).size > 0) return;
    const weeks = [...new Set(limits.phases.flatMap((phase) => phase.weeks))];
    const at = (...path: (string | number)[]) => ({ file: 'training.yaml', path: ['lateStart', 'starts', ...path] });
    for (const [index, { remaining, keep }] of starts.entries()) {
      if (remaining >= weeks.length) {
        const message = `avec ${remaining} semaines le programme tient en entier : écris un nombre de 1 à ${weeks.length - 1}`;
        yield { ...at(index, 'remaining'), message };
      } else if (starts.findIndex((start) => start.remaining === remaining) < index) {
        yield { ...at(index, 'remaining'), message: `« ${remaining} » est déjà plus haut : garde-le une fois` };
      } else {
        const problem = problemOf(keep, remaining, weeks, limits.race.week);
        if (problem) yield { ...at(index, 'keep'), message: problem };
      }
    }
    const missing = [...weeks.keys()].filter(
      (count) => count > 0 && !starts.some(({ remaining }) => remaining === count),
    );
    const [first, ...others] = missing;
    if (first === undefined) return;
    const counts = `${[first, ...others].join(', ')} ${first === 1 && others.length === 0 ? 'semaine' : 'semaines'}`;
    yield { ...at(), message: `aucun départ prévu à ${counts} de la course : ajoute « remaining: ${first} »` };
  },
};

/** What keeps these weeks from being a programme by themselves. */
function problemOf(keep: readonly number[], remaining: number, weeks: readonly number[], raceWeek: number) {
  const unknown = keep.find((week) => !weeks.includes(week));
  if (unknown !== undefined) return `la semaine ${unknown} n’est dans aucune phase : corrige-la`;
  if (keep.some((week, index) => index > 0 && week <= (keep[index - 1] ?? 0))) {
    return 'les semaines ne sont pas dans l’ordre : écris-les de la plus petite à la plus grande, chacune une fois';
  }
  if (keep.length !== remaining) return `${keep.length} trouvées, ${remaining} attendues : autant qu’il en reste`;
  if (keep.at(-1) !== raceWeek) return `la dernière doit être celle de la course : termine par ${raceWeek}`;
  return undefined;
}
