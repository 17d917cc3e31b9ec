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
import { isBar, weightOfRack } from './rack.ts';

/** So long the load from before a stop is what one comes back to. */
const WAY_BACK_DAYS = 56;

/** What a pair of the usual small discs adds to a bar. */
const DISC_STEPS_KG = [2.5, 2, 1];

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
  /** All sessions of the exercise, newest first. */
  history: readonly ExerciseSession[];
  /** Every day that anything was done, oldest first. */
  trainedOn: readonly LocalDate[];
  today: LocalDate;
  /** « allégée », « affûtage », « course », or « dose allégée » of a day: the load doesn't grow then. */
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
  const staysLow = weekKind !== undefined || currentStop(situation) !== undefined || isStale(situation);
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
  const { rule, prescription, isAlternative, lastTime } = situation;
  const lastKg = lastTime?.sets.at(-1)?.kg;
  const growth = prescription.exercise.load;
  if (!rule || !growth || !lastTime || !lastKg) return undefined;
  // Noted as a load before help could be.
  if (growth === 'aide' && lastKg > 0 && !isAlternative) return undefined;
  const stop = currentStop(situation);
  if (stop) {
    const before = heaviestOf(lastTime) ?? lastKg;
    const suggestion = afterStop(situation, rule, { lastKg, before }, stop);
    return withLoadBeforeStop(suggestion, suggestion.kg === before ? undefined : before);
  }
  const before = loadBeforeStop(situation, lastKg);
  return withLoadBeforeStop(onTrack(situation, rule, lastTime, lastKg, before !== undefined), before);
}

/** « Avant ton arrêt : 60 kg », so that the way back is known. */
const withLoadBeforeStop = (suggestion: SuggestedLoad, kg: number | undefined): SuggestedLoad =>
  kg === undefined
    ? suggestion
    : { ...suggestion, reason: `${suggestion.reason}. Avant ton arrêt${NO_BREAK}: ${formatKg(kg)}` };

function afterStop(
  { prescription, isAlternative }: LoadSituation,
  rule: LoadGrowth,
  { lastKg, before }: { lastKg: number; before: number },
  stop: Stop,
): SuggestedLoad {
  const since = `${stop.days}${NO_BREAK}jours sans séance`;
  const overridesLastTime = true;
  if (lastKg < 0) return { reason: `Prends plus d’aide${NO_BREAK}: ${since}`, overridesLastTime };
  const { load, equipment } = prescription.exercise;
  const rack = { load, ...(equipment && !isAlternative && { equipment }) };
  const kg = weightOfRack((lastKg * (100 - rule.stop.percent)) / 100, lastKg, rule, rack);
  if (kg >= lastKg && isBar(rack)) {
    return { kg: lastKg, reason: `${formatKg(lastKg)}${NO_BREAK}: la barre à vide, après ${since}`, overridesLastTime };
  }
  if (kg <= 0 || kg >= lastKg) return { reason: `Prends plus léger${NO_BREAK}: ${since}`, overridesLastTime };
  const percent = Math.round(100 * (1 - kg / before));
  const shown = `${isBar(rack) ? '' : 'Environ '}${formatKg(kg)}`;
  return { kg, reason: `${shown}${NO_BREAK}: ${percent}${NO_BREAK}% de moins après ${since}`, overridesLastTime };
}

function onTrack(
  situation: LoadSituation,
  rule: LoadGrowth,
  lastTime: ExerciseSession,
  lastKg: number,
  isBelowLoadBeforeStop: boolean,
): SuggestedLoad {
  const { prescription, isAlternative, weekKind } = situation;
  const growth = prescription.exercise.load;
  const repsAsked = prescription.reps?.min ?? 0;
  const mostReps = mostRepsAt(lastKg, lastTime);
  if (mostReps !== undefined && mostReps < repsAsked) {
    const reps = count(mostReps, 'répétition');
    const lighter = `${lastKg < 0 ? 'plus' : 'moins'} de ${formatKg(lastKg)}`;
    return {
      reason: `Prends ${lighter}${NO_BREAK}: ${reps} la dernière fois, il en faut ${repsAsked} aujourd’hui`,
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
  if (weekKind === 'dose allégée') return keep('la dose est allégée, la charge ne monte pas');
  if (weekKind !== undefined) return keep('pendant l’affûtage, la charge ne monte pas');
  if (isAlternative) return keep('comme la dernière fois');
  const missing = missingForGrowth(situation, lastTime, lastKg);
  if (missing) return keep(missing);
  const reserve = reserveFor(situation);
  const passed = `toutes tes séries réussies avec ${count(reserve, 'répétition')} en réserve`;
  if (growth === 'aide') return { reason: `Prends moins de ${formatKg(lastKg)}${NO_BREAK}: ${passed}` };
  if (growth === 'cran au-dessus') {
    return { reason: `Prends le cran au-dessus de ${formatKg(lastKg)}${NO_BREAK}: ${passed}` };
  }
  const more = cappedStep(growth === 'haut du corps' ? rule.upperBody : rule.lowerBody, lastKg, rule.maxPercent);
  const growing = isBelowLoadBeforeStop ? '' : `, +${formatKg(more)}`;
  return { kg: lastKg + more, reason: `${formatKg(lastKg + more)}${NO_BREAK}: ${passed}${growing}` };
}

/** The coaches' step, or the largest that discs allow within `maxPercent` of the load; the smallest where none is. */
function cappedStep(step: number, kg: number, maxPercent = Number.POSITIVE_INFINITY): number {
  const smaller = DISC_STEPS_KG.filter((each) => each < step);
  return [step, ...smaller].find((each) => each <= (kg * maxPercent) / 100) ?? smaller.at(-1) ?? step;
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

/** Days in a row without a session, as many as the rule says or more. */
interface Stop {
  days: number;
  /** The last day of training before it. */
  from: LocalDate;
  /** The first one after it: today, where none came yet. */
  to: LocalDate;
}

function lastStop({ rule, lastTime, trainedOn, today }: Times): Stop | undefined {
  if (!rule || !lastTime) return undefined;
  const days = [...trainedOn, lastTime.on].filter((on) => on < today).sort();
  const stops = [...days, today].flatMap((to, index, all): Stop[] => {
    const from = all[index - 1];
    return from === undefined ? [] : [{ from, to, days: daysBetween(from, to) - 1 }];
  });
  return stops.findLast((stop) => stop.days >= rule.stop.days);
}

/** The stop that the exercise comes back from: it was not done since, whatever else was. */
function currentStop(situation: Times): Stop | undefined {
  const stop = lastStop(situation);
  return stop && situation.lastTime && situation.lastTime.on <= stop.from ? stop : undefined;
}

function heaviestOf({ sets }: ExerciseSession): number | undefined {
  const loads = sets.flatMap(({ kg }) => kg ?? []);
  return loads.length > 0 ? Math.max(...loads) : undefined;
}

/** The heaviest set of the last time before a stop, while less than that is lifted since. */
function loadBeforeStop(situation: LoadSituation, lastKg: number): number | undefined {
  const stop = lastStop(situation);
  if (!stop || daysBetween(stop.to, situation.today) > WAY_BACK_DAYS) return undefined;
  const before = situation.history.find(({ on }) => on <= stop.from);
  const kg = before && heaviestOf(before);
  return kg !== undefined && kg > lastKg ? kg : undefined;
}

const isStale = ({ rule, lastTime, today }: Times) =>
  rule !== undefined && lastTime !== undefined && daysBetween(lastTime.on, today) > rule.freshDays;
