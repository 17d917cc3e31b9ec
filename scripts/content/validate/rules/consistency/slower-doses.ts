import { distance as distanceSchema } from '../../../../../schema/quantity.ts';
import { prescriptionsOf } from '../../../workout-blocks.ts';
import type { Rule } from './rule.ts';

/** What the slower athlete shortens is a distance of the workout, and its texts tell the member. */
export const slowerDoses: Rule = {
  name: 'slower-doses',
  *check(content) {
    const known = new Set(content.catalogue().map(({ exercise: { id } }) => id));
    for (const { file, path, option } of content.workouts()) {
      const { summary, effort, slower = [] } = option;
      const prescriptions = prescriptionsOf(option);
      const written = metersIn([summary, effort, ...prescriptions.map(({ note }) => note)].join('\n'));
      for (const [position, { exercise, distance }] of slower.entries()) {
        if (!known.has(exercise)) continue;
        const at = (field: string) => ({ file, path: [...path, 'slower', position, field] });
        const dose = content.rawValueAt(file, at('distance').path);
        const isLonger = prescriptions.some(
          (one) => one.exercise === exercise && one.distance && one.distance.meters > distance.meters,
        );
        if (slower.findIndex((other) => other.exercise === exercise) < position) {
          yield { ...at('exercise'), message: `« ${exercise} » est déjà là : garde une seule ligne` };
        } else if (!isLonger) {
          const message = `la séance n’a pas de distance plus longue que ${dose} pour « ${exercise} » : corrige cette ligne, ou retire-la`;
          yield { ...at('exercise'), message };
        } else if (!written.has(distance.meters)) {
          const message = `« ${dose} » ne se lit nulle part dans la séance : dis dans effort à qui cette distance s’adresse`;
          yield { ...at('distance'), message };
        }
      }
    }
  },
};

const DISTANCES = /(?<![\d,])(?<amount>\d+(?:,\d+)?)\s*(?:(?<km>km|kilomètres?)|m|mètres?)(?!\p{L})/gu;

/** Every distance that the text tells: « 350 m », « 350m », « 0,35 km ». */
const metersIn = (text: string) =>
  new Set(
    [...text.matchAll(DISTANCES)].map(
      ({ groups }) => distanceSchema.safeParse(`${groups?.amount} ${groups?.km ? 'km' : 'm'}`).data?.meters,
    ),
  );
