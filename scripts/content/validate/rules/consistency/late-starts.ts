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
    const seen = new Set<number>();
    for (const [index, { remaining, keep }] of starts.entries()) {
      const repeated = seen.has(remaining);
      seen.add(remaining);
      if (remaining >= weeks.length) {
        const message = `avec ${remaining} semaines le programme tient en entier : écris un nombre de 1 à ${weeks.length - 1}`;
        yield { ...at(index, 'remaining'), message };
      } else if (repeated) {
        yield { ...at(index, 'remaining'), message: `« ${remaining} » est déjà plus haut : garde-le une fois` };
      } else {
        const problem = startProblem({ keep, remaining }, weeks, limits.race.week);
        if (problem) yield { ...at(index, 'keep'), message: problem };
      }
    }
    for (let remaining = 1; remaining < weeks.length; remaining += 1) {
      if (seen.has(remaining)) continue;
      const message = `aucun départ prévu à ${remaining} ${remaining === 1 ? 'semaine' : 'semaines'} de la course : ajoute « remaining: ${remaining} »`;
      yield { ...at(), message };
    }
  },
};

interface Start {
  remaining: number;
  keep: readonly number[];
}

/** What keeps these weeks from being a programme by themselves. */
export function startProblem({ keep, remaining }: Start, weeks: readonly number[], raceWeek: number) {
  const unknown = keep.find((week) => !weeks.includes(week));
  if (unknown !== undefined) return `la semaine ${unknown} n’est dans aucune phase : corrige-la`;
  if (keep.some((week, index) => index > 0 && week <= (keep[index - 1] ?? 0))) {
    return 'les semaines ne sont pas dans l’ordre : écris-les de la plus petite à la plus grande, chacune une fois';
  }
  if (keep.length !== remaining) return `${keep.length} trouvées, ${remaining} attendues : autant qu’il en reste`;
  if (keep.at(-1) !== raceWeek) return `la dernière doit être celle de la course : termine par ${raceWeek}`;
  return undefined;
}
