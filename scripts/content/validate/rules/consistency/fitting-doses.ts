import { MEASURES, type Measure } from '../../../../../schema/dose.ts';
import type { Content, Place } from '../../../content.ts';
import { catalogueWithUniqueIds } from './catalogue.ts';
import type { Rule } from './rule.ts';

const USUAL: readonly Measure[] = ['reps', 'time'];

/**
 * A dose counts what its exercise is counted in, once the catalogue says so of some exercise (`countedIn`); several
 * rounds have one set each.
 */
export const fittingDoses: Rule = {
  name: 'fitting-doses',
  *check(content) {
    const catalogue = catalogueWithUniqueIds(content) ?? [];
    const countedIn = new Map(catalogue.map((exercise) => [exercise.id, exercise.countedIn ?? USUAL]));
    const isDeclared = catalogue.some((exercise) => exercise.countedIn);
    for (const { file, path, id, dose } of isDeclared ? dosesIn(content) : []) {
      const allowed = countedIn.get(id ?? '');
      const wrong = MEASURES.find((measure) => dose[measure] && allowed && !allowed.includes(measure));
      if (!wrong || !allowed) continue;
      const message = `« ${id} » ne se compte pas en ${wrong} : écris ${allowed.join(' ou ')}, ou ajoute ${wrong} à son countedIn, dans content/exercises/`;
      yield { file, path: [...path, wrong], key: true, message };
    }
    for (const { file, path, option } of content.workouts()) {
      for (const [index, { rounds, exercises }] of (option.blocks ?? []).entries()) {
        const position = exercises.findIndex(({ sets }) => sets > 1);
        const { sets = 1 } = exercises[position] ?? {};
        if (rounds === 1 || sets === 1) continue;
        const message = `${rounds} tours × ${sets} séries font ${rounds * sets} séries : chaque tour en fait déjà une. Écris « sets: 1 » à chaque exercice, ou « rounds: 1 » si les séries se suivent`;
        const at = [...path, 'blocks', index, 'exercises', position, 'sets'];
        yield { file, path: at, message, suggestion: '1', isCertain: false };
      }
    }
  },
};

interface Dose extends Place {
  id: string | undefined;
  dose: Partial<Record<Measure, unknown>>;
}

function* dosesIn(content: Content): Generator<Dose> {
  for (const { file, path, prescription } of content.prescriptions()) {
    yield { file, path, id: prescription.exercise, dose: { ...prescription, reps: prescription.reps?.max } };
  }
  for (const { file, path, exercise } of content.catalogue()) {
    for (const [index, dose] of exercise.alternatives.entries()) {
      yield { file, path: [...path, 'alternatives', index], id: dose.exercise, dose };
    }
  }
  for (const [index, dose] of (content.one('limits')?.timeEstimates?.work ?? []).entries()) {
    yield {
      file: 'limits.yaml',
      path: ['timeEstimates', 'work', index],
      id: dose.exercise,
      dose: { ...dose, time: undefined },
    };
  }
}
