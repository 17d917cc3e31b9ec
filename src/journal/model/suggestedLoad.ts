import type { LoadGrowth } from '../../../schema/load-growth.ts';
import type { PublishedPrescription } from '../../../schema/programme.ts';
import type { RaceLoad } from '../../../schema/quantity.ts';
import { daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import { decimal } from '../../format/decimal.ts';
import { formatKg, loadsOf } from '../../format/load.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count } from '../../format/plural.ts';
import { formatShare } from '../../format/quantities.ts';
import { type ExerciseSession, isSameExercise, mostRepsAt } from './lastTime.ts';

/** RPE 10 leaves no repetition in reserve. */
const RPE_WITHOUT_RESERVE = 10;

export interface SuggestedLoad {
  /** Missing where only the rack knows the next weight. */
  kg?: number | undefined;
  /** One line that says why. */
  reason: string;
  /** To be lifted in place of last time's load: after a stop, for more repetitions, or by the race's load. */
  overridesLastTime?: boolean;
  /** As the coaches prescribe it: the reason is their own line of the load. */
  isPrescribed?: boolean;
}

export interface LoadSituation {
  /** Of the coaches; without it nothing grows. */
  rule: LoadGrowth | undefined;
  prescription: Pick<PublishedPrescription, 'exercise' | 'reps' | 'load'>;
  /** What the exercise's station weighs in the member's division. */
  raceLoad: RaceLoad | undefined;
  isAlternative: boolean;
  lastTime: ExerciseSession | undefined;
  /** Every day that anything was done, oldest first. */
  trainedOn: readonly LocalDate[];
  today: LocalDate;
  /** « allégée », « affûtage » or « course »: the load doesn't grow then. */
  weekKind: string | undefined;
}

/** Undefined where nothing says what to lift. */
export function suggestedLoad(situation: LoadSituation): SuggestedLoad | undefined {
  const { prescription, raceLoad, isAlternative } = situation;
  const share = prescription.load?.raceShare;
  if (share && raceLoad && !isAlternative) return ofRaceLoad(situation, share, raceLoad);
  return fromLastTime(situation);
}

/** Within the prescribed share of the race's load, as near to last time as it allows. */
function ofRaceLoad(
  { weekKind, ...situation }: LoadSituation,
  share: { minPercent: number; maxPercent: number },
  { kg }: RaceLoad,
): SuggestedLoad {
  const [min, max] = loadsOf(share, kg);
  const staysLow = weekKind !== undefined || isStopped(situation) || isStale(situation);
  const lastKg = staysLow ? undefined : situation.lastTime?.sets.at(-1)?.kg;
  const suggested = Math.min(Math.max(lastKg ?? min, min), max);
  const isWhole = share.minPercent === 100 && share.maxPercent === 100;
  const words = isWhole ? 'la charge de course' : `${formatShare(share)} de la charge de course`;
  return {
    kg: suggested,
    reason: `${formatKg(suggested)}${NO_BREAK}: ${words}`,
    overridesLastTime: true,
    isPrescribed: true,
  };
}

function fromLastTime(situation: LoadSituation): SuggestedLoad | undefined {
  const { rule, prescription, isAlternative, lastTime, weekKind } = situation;
  const lastKg = lastTime?.sets.at(-1)?.kg;
  const growth = prescription.exercise.load;
  if (!rule || !growth || !lastTime || lastKg === undefined || lastKg === 0) return undefined;
  const stopped = stoppedDays(situation);
  if (stopped >= rule.stop.days) {
    const step = growth === 'cran au-dessus' ? 1 : rule.upperBody;
    const lower = Math.floor((lastKg * (100 - rule.stop.percent)) / 100 / step) * step;
    const kg = lower > 0 ? lower : undefined;
    const less = `${rule.stop.percent}${NO_BREAK}% de moins après ${stopped}${NO_BREAK}jours sans séance notée`;
    return { kg, reason: kg === undefined ? less : `${formatKg(kg)}${NO_BREAK}: ${less}`, overridesLastTime: true };
  }
  const repsAsked = prescription.reps?.min ?? 0;
  const mostReps = mostRepsAt(lastKg, lastTime);
  if (mostReps !== undefined && mostReps < repsAsked) {
    const reps = count(mostReps, 'répétition');
    return {
      reason: `Prends moins de ${formatKg(lastKg)}${NO_BREAK}: ${reps} la dernière fois, ${repsAsked} aujourd’hui`,
      overridesLastTime: true,
    };
  }
  const keep = (why: string) => ({ kg: lastKg, reason: `${formatKg(lastKg)}${NO_BREAK}: ${why}` });
  if (isStale(situation)) {
    return keep(
      `dernière fois il y a ${daysBetween(lastTime.on, situation.today)}${NO_BREAK}jours, la charge ne monte pas`,
    );
  }
  if (weekKind === 'allégée') return keep('en semaine allégée, la charge ne monte pas');
  if (weekKind !== undefined) return keep('pendant l’affûtage, la charge ne monte pas');
  if (isAlternative) return keep('comme la dernière fois');
  const missing = missingForGrowth(situation, lastTime, lastKg);
  if (missing) return keep(missing);
  const reserve = reserveFor(situation);
  const passed = `toutes tes séries réussies avec ${count(reserve, 'répétition')} en réserve`;
  if (growth === 'cran au-dessus') {
    return { reason: `Prends le cran au-dessus de ${formatKg(lastKg)}${NO_BREAK}: ${passed}` };
  }
  const more = growth === 'haut du corps' ? rule.upperBody : rule.lowerBody;
  return {
    kg: lastKg + more,
    reason: `${formatKg(lastKg + more)}${NO_BREAK}: ${passed}, +${formatKg(more)}`,
  };
}

/** Why the load does not grow; undefined when all sets passed with enough in reserve. */
function missingForGrowth(
  situation: LoadSituation,
  { sets, session }: ExerciseSession,
  kg: number,
): string | undefined {
  const setsAsked = Math.max(...sets.map(({ prescribedSets }) => prescribedSets ?? 0));
  // In all of its lines, as `prescribedSets` is.
  const setsDone = session.sets?.filter((set) => sets.some((one) => isSameExercise(one, set))) ?? [];
  if (setsDone.length < setsAsked) return 'il manquait une série la dernière fois, garde la charge';
  const repsAsked = situation.prescription.reps?.min ?? 0;
  const hasFailed = sets.some(({ reps, prescribedReps = repsAsked }) => reps !== undefined && reps < prescribedReps);
  if (hasFailed) return 'il manquait des répétitions la dernière fois, garde la charge';
  if (sets.some((set) => set.kg !== kg)) return 'la charge de ta dernière série';
  if (sets.some(({ reps }) => reps === undefined && repsAsked > 0))
    return 'note tes répétitions, la charge pourra monter';
  if (sets.some(({ reps = 0 }) => reps < repsAsked)) return 'il y a plus de répétitions aujourd’hui, garde la charge';
  const mostRpe = RPE_WITHOUT_RESERVE - reserveFor(situation);
  const rpes = sets.flatMap(({ rpe }) => rpe ?? []);
  const hardest = Math.max(...rpes, 0);
  if (hardest > mostRpe) return `RPE${NO_BREAK}${decimal(hardest)} la dernière fois, garde la charge`;
  // The last set is the hardest one of equal sets.
  if (sets.at(-1)?.rpe === undefined) return `note ton RPE (à ${mostRpe} ou moins, la charge montera)`;
  return undefined;
}

/** Repetitions in reserve for the load to grow: the rule's, or what is asked for today where that is more. */
const reserveFor = ({ rule, prescription }: LoadSituation) =>
  Math.max(rule?.reserve ?? 0, prescription.load?.reserve?.min ?? 0);

type Times = Pick<LoadSituation, 'rule' | 'lastTime' | 'trainedOn' | 'today'>;

/**
 * The longest time without training since the exercise was done: whatever else ended it, the load of before the stop was
 * not lifted since.
 */
function stoppedDays({ lastTime, trainedOn, today }: Times): number {
  if (!lastTime) return 0;
  const days = [...trainedOn.filter((on) => on > lastTime.on && on < today), today];
  return Math.max(...days.map((on, index) => daysBetween(days[index - 1] ?? lastTime.on, on)));
}

const isStopped = (situation: Times) =>
  situation.rule !== undefined && stoppedDays(situation) >= situation.rule.stop.days;

const isStale = ({ rule, lastTime, today }: Times) =>
  rule !== undefined && lastTime !== undefined && daysBetween(lastTime.on, today) > rule.freshDays;
