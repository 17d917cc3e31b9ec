import { exerciseListsOf } from '../../../content.ts';
import type { Rule } from './rule.ts';

/** What the slower athlete shortens is a distance of the workout, and its texts tell the member. */
export const slowerDoses: Rule = {
  name: 'slower-doses',
  *check(content) {
    for (const { file, value } of content.valid('workoutPage')) {
      for (const [index, option] of value.options.entries()) {
        const prescriptions = exerciseListsOf(option).flatMap(({ exercises }) => exercises);
        const texts = plain([option.summary, option.effort, ...prescriptions.map(({ note }) => note)].join('\n'));
        for (const [position, { exercise, distance }] of (option.slower ?? []).entries()) {
          const path = ['options', index, 'slower', position];
          const longer = prescriptions.some(
            (dose) => dose.exercise === exercise && dose.distance && dose.distance.meters > distance.meters,
          );
          const written = content.rawValueAt(file, [...path, 'distance']);
          if (!longer) {
            const message = `la séance n’a pas de distance plus longue que ${written} pour « ${exercise} » : corrige cette ligne, ou retire-la`;
            yield { file, path: [...path, 'exercise'], message };
          } else if (!texts.includes(plain(written))) {
            const message = `« ${written} » ne se lit nulle part dans la séance : dis dans effort à qui cette distance s’adresse`;
            yield { file, path: [...path, 'distance'], message };
          }
        }
      }
    }
  },
};

const plain = (text: string) => text.replace(/\s+/g, ' ');
