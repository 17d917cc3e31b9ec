import { z } from 'zod';
import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { beforeRace } from './before-race.ts';
import { joinWords, prescriptionsOf } from './suggested-path.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';

/** The end of the race is practised by itself, and not in a simulation alone. A late start has few weeks, and other ones. */
export const rehearsal = trainingRule({
  name: 'rehearsal',
  scope: 'week',
  summary:
    'dans la dernière phase, une séance conseillée, hors simulation, enchaîne les 4 derniers ateliers de la course dans l’ordre (programme entier seulement)',
  advice: 'conseille une séance qui les enchaîne',
  thresholds: z
    .strictObject({
      stations: z
        .int()
        .min(1)
        .max(20)
        .meta({
          noun: plural(masculine('ateliers')),
          description: 'Combien d’ateliers, les derniers de la course, une même séance enchaîne.',
          examples: [4],
        }),
    })
    .meta({ noun: feminine('répétition'), description: 'Le seuil de l’avertissement rehearsal.' })
    .optional(),
  *check(programme, thresholds) {
    const { sequence, whole, content } = programme;
    const { phases = [], race } = content.one('limits') ?? {};
    if (!thresholds || !race || sequence !== whole) return;
    const phase = phases.find(({ weeks }) => weeks.includes(race.week));
    const last = beforeRace(programme, phase?.weeks.filter((week) => week < race.week).length ?? 0);
    if (!last) yield* sequence.weeks.map(({ file }) => indeterminate(file));
    const [first] = last?.weeks ?? [];
    if (!last || !first) return;
    const asked = last.stations.slice(-thresholds.stations);
    const inARow = (ids: readonly string[]) => ` ${ids.join(' ')} `;
    const isRehearsed = last.workouts.some((workout) =>
      inARow(prescriptionsOf(workout).flatMap(({ exercise }) => last.catalogue.get(exercise)?.station ?? [])).includes(
        inARow(asked.map(({ id }) => id)),
      ),
    );
    if (isRehearsed || asked.length === 0) return;
    yield {
      file: first.file,
      path: ['days'],
      key: true,
      message: `hors simulation, aucune séance conseillée de la phase ${phase?.phase} n’enchaîne la fin de la course : ${joinWords(asked.map(({ name }) => name))}. Conseille une séance qui fait ces ateliers dans cet ordre : c’est là que la fatigue change les gestes (${COACHES})`,
    };
  },
});
