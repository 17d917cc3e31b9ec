import type { Rule } from './rule.ts';

/** Every day says how hard it is: the load of a week and the rules of hard days count it. */
export const dayIntensities: Rule = {
  name: 'day-intensities',
  *check(content) {
    for (const { file, value } of content.valid('week')) {
      for (const [index, { day, type, intensity }] of value.days.entries()) {
        if (intensity) continue;
        const likely = type === 'repos' ? 'récupération' : type === 'compétition' ? 'maximale' : 'facile';
        yield {
          file,
          path: ['days', index, 'intensity'],
          severity: 'warning',
          message: `${day} n’a pas d’intensité : ajoute-la, par exemple « intensity: ${likely} »`,
        };
      }
    }
  },
};
