import type { Rule } from './rule.ts';

/** Each phase of the limits has its phase.yaml, and no other phase exists. */
export const phaseFiles: Rule = {
  name: 'phase-files',
  *check(content) {
    const limits = content.one('limits');
    if (!limits) return;
    for (const [index, { phase }] of limits.phases.entries()) {
      const file = `training/phase${phase}/phase.yaml`;
      if (content.paths.includes(file)) continue;
      yield {
        file: 'limits.yaml',
        path: ['phases', index, 'phase'],
        message: `la phase ${phase} n’a pas de fichier : crée ${file}`,
      };
    }
    const planned = limits.phases.map(({ phase }) => phase);
    for (const phase of content.phaseNumbers().filter((phase) => !planned.includes(phase))) {
      yield {
        file: 'limits.yaml',
        path: ['phases'],
        message: `le dossier training/phase${phase} existe, mais la phase ${phase} n’est pas prévue ici`,
      };
    }
  },
};
