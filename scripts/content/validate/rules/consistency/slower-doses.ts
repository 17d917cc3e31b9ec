import { distance as distanceSchema } from '../../../../../schema/quantity.ts';
import { exerciseListsOf } from '../../../content.ts';
import type { Rule } from './rule.ts';

/** What the slower athlete shortens is a distance of the workout, and its texts tell the member. */
export const slowerDoses: Rule = {
  name: 'slower-doses',
  *check(content) {
    for (const { file, value } of content.valid('workoutPage')) {
      for (const [index, option] of value.options.entries()) {
        const prescriptions = exerciseListsOf(option).flatMap(({ exercises }) => exercises);
        const written = metersIn([option.summary, option.effort, ...prescriptions.map(({ note }) => note)].join('\n'));
        const slower = option.slower ?? [];
        for (const [position, { exercise, distance }] of slower.entries()) {
          const path = ['options', index, 'slower', position];
          const longer = prescriptions.some(
            (dose) => dose.exercise === exercise && dose.distance && dose.distance.meters > distance.meters,
          );
          const dose = content.rawValueAt(file, [...path, 'distance']);
          const isDouble = slower.findIndex((other) => other.exercise === exercise) < position;
          if (isDouble) {
            yield { file, path: [...path, 'exercise'], message: `« ${exercise} » est déjà là : garde une seule ligne` };
          } else if (!longer) {
            const message = `la séance n’a pas de distance plus longue que ${dose} pour « ${exercise} » : corrige cette ligne, ou retire-la`;
            yield { file, path: [...path, 'exercise'], message };
          } else if (!written.has(distance.meters)) {
            const message = `« ${dose} » ne se lit nulle part dans la séance : dis dans effort à qui cette distance s’adresse`;
            yield { file, path: [...path, 'distance'], message };
          }
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
