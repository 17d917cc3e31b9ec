import { RUN_TYPES } from '../../../../../schema/vocabulary.ts';
import { proseIn } from '../../../prose.ts';
import type { Rule } from './rule.ts';

/** « ton allure HYROX »: a pace that the text calls by a name. */
const NAMED_PACE = /(?<!\p{L})allure (?<name>\p{Lu}[\p{L}\d]+)(?!\p{L})/du;

/** Runs cite a pace of training.yaml, so that members read what it is. A coach judges where one says nothing: a warning. */
export const runPaces: Rule = {
  name: 'run-paces',
  *check(content) {
    if (content.hasInvalid('training') || content.hasInvalid('workoutPage')) return;
    const paces = content.one('training')?.paces?.list ?? [];
    const names = paces.map(({ name }) => name.toLowerCase());
    for (const { file, path, text } of proseIn(content)) {
      if (!text.includes('allure ')) continue;
      const { 0: words = '', indices } = NAMED_PACE.exec(text) ?? {};
      if (!words || names.some((name) => words.toLowerCase().startsWith(name))) continue;
      const [start = 0, end = 0] = indices?.[0] ?? [];
      const message = `« ${words} » n’est définie nulle part : ajoute-la aux allures de training.yaml, et cite-la par pace`;
      yield { file, path, severity: 'warning', part: { start, end }, message };
    }
    if (paces.length === 0) return;
    const advice = `cite-la par pace : ${paces.map(({ id }) => id).join(', ')}`;
    for (const { file, path, day } of content.days()) {
      if (day.pace && day.type === 'repos')
        yield {
          file,
          path: [...path, 'pace'],
          message: 'un jour de repos n’a pas d’allure : change son type, ou retire-la',
        };
      if (day.pace || !day.type || !RUN_TYPES.includes(day.type)) continue;
      const message = `« ${day.type} » sans allure : ${advice}`;
      yield { file, path: [...path, 'pace'], severity: 'warning', message };
    }
    const prescriptions = content.prescriptions();
    const runs = new Set(prescriptions.flatMap(({ prescription: { exercise, pace } }) => (pace ? exercise : [])));
    for (const { file, path, prescription } of prescriptions) {
      const { exercise, pace } = prescription;
      if (pace || !runs.has(exercise)) continue;
      const message = `« ${exercise} » sans allure, alors qu’une autre séance lui en donne une : ${advice}`;
      yield { file, path: [...path, 'pace'], severity: 'warning', message };
    }
  },
};
