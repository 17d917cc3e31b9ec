import type { Rule } from './rule.ts';

/** Every day says how hard it is: the load of a week and the rules of hard days count it. */
export const dayIntensities: Rule = {
  name: 'day-intensities',
  *check(content) {
    for (const { file, path, day } of content.days()) {
      if (day.intensity) continue;
      const likely = day.type === 'repos' ? 'récupération' : day.type === 'compétition' ? 'maximale' : 'facile';
      const message = `${day.day} n’a pas d’intensité : ajoute-la, par exemple « intensity: ${likely} »`;
      yield { file, path: [...path, 'intensity'], severity: 'warning', message };
    }
  },
};
