import type { RestRule } from '../../../../../schema/quantity.ts';
import { RUN_TYPES } from '../../../../../schema/vocabulary.ts';
import type { Content, Place } from '../../../content.ts';
import { restSourceOf } from '../../../day-rests.ts';
import { routeOf } from '../../../kinds.ts';
import { oncePerCause } from './once-per-cause.ts';
import type { Rule } from './rule.ts';

/** The rests of a page, and of the gym days that lead to it, stay within the limits. */
export const rests: Rule = {
  name: 'rests',
  check: (content) => oncePerCause(unagreedRests(content)),
};

function* unagreedRests(content: Content) {
  const limits = content.one('limits')?.rests ?? {};
  for (const { file, path, rest, route, where } of [...restsOfWorkouts(content), ...restsOfDays(content)]) {
    const within = limits[route];
    if (!rest || !within || (rest.minSeconds >= within.minSeconds && rest.maxSeconds <= within.maxSeconds)) continue;
    const [found, agreed] = [content.rawValueAt(file, path), content.rawValueAt('limits.yaml', ['rests', route])];
    const message = `« ${found} » trouvé, prévu : ${agreed} ${where} (limits.yaml). Change ce repos ou, si les coachs sont d’accord, la limite`;
    const cause = {
      file: 'limits.yaml',
      path: ['rests', route],
      message: `des repos de cette page ne sont pas de ${agreed} : change cette limite, ou ces repos`,
    };
    yield { file, path, message, cause };
  }
}

interface Rest extends Place {
  rest: RestRule | undefined;
  route: string;
  where: string;
}

const restsOfWorkouts = (content: Content): Rest[] =>
  content.workouts().flatMap(({ file, path, option }) => {
    const page = { file, route: routeOf(file), where: 'sur cette page' };
    const ofBlocks = (option.blocks ?? []).map(({ rest }, index) => ({
      ...page,
      path: [...path, 'blocks', index, 'rest'],
      rest,
    }));
    return [{ ...page, path: [...path, 'rest'], rest: option.rest }, ...ofBlocks];
  });

const restsOfDays = (content: Content): Rest[] =>
  content.days().flatMap(({ file, path, day }) => {
    const { type, rest, link: route = '' } = day;
    // Between intervals one rests as the run asks for; what the suggested workout says is a matter of suggested-rests.
    if ((type && RUN_TYPES.includes(type)) || restSourceOf(day, content)) return [];
    return { file, path: [...path, 'rest'], rest, route, where: `sur la page ${route}` };
  });
