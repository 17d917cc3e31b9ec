import type { PublishedPace } from '../../schema/programme.ts';
import { formatReps } from './quantities.ts';

const NO_BREAK = '\u00a0';

/** « RPE 7–8. Tu ne dis que quelques mots à la fois. » */
export const paceWords = ({ rpe, feeling }: Pick<PublishedPace, 'rpe' | 'feeling'>) =>
  `RPE${NO_BREAK}${formatReps(rpe)}. ${feeling}`;

/** « Allure seuil : RPE 7–8. Tu ne dis que quelques mots à la fois. » */
export const formatRunningPace = (pace: PublishedPace) => `${pace.name}${NO_BREAK}: ${paceWords(pace)}`;
