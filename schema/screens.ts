import { z } from 'zod';
import { clock, distance, duration, pace, reps } from './quantity.ts';
import { notAccepted, slug, text } from './text.ts';
import { INTENSITIES, intensity } from './vocabulary.ts';

/** What the whole app shares: its name and the ways out of it. */
export const app = z.strictObject({
  name: z.string().min(1),
  /** Its lines, from the first to the last. */
  tagline: z.array(text).min(1),
  description: text,
  links: z.strictObject({
    /** Guide for visitors who are not members yet. */
    join: z.url({ protocol: /^https$/, error: notAccepted('une adresse web qui commence par https://') }),
  }),
  contact: z.strictObject({ email: z.email(), subject: z.string().min(1) }),
});
export type App = z.infer<typeof app>;

const section = z.strictObject({ id: slug, title: text, text: text.optional(), points: z.array(text).optional() });
export type Section = z.infer<typeof section>;

export const introduction = z.strictObject({
  title: text,
  intro: text,
  features: z.array(z.strictObject({ id: slug, figure: text, title: text, text })).min(1),
});
export type Introduction = z.infer<typeof introduction>;

const station = z.strictObject({
  id: slug,
  name: text,
  /** What there is to do, in figures: « 1000 m », « 100 répétitions ». */
  work: text,
  howTo: text,
  /** What the judge checks. */
  standard: text,
  /** The load per division, in the order of `divisions`; none when all do the same. */
  loads: z.array(text).optional(),
});
export type Station = z.infer<typeof station>;

export const understanding = z
  .strictObject({
    title: text,
    intro: text,
    race: z.strictObject({ laps: z.int().min(1), lapDistance: distance }),
    divisions: z.array(text).min(1),
    stations: z.array(station).min(1),
    components: z.strictObject({ title: text, items: z.array(z.strictObject({ id: slug, title: text, text })).min(1) }),
    rules: z.array(section),
    safety: z.array(section),
    disclaimer: text,
    nonAffiliation: text,
    headings: z.strictObject({ stations: text, rules: text, safety: text }),
  })
  .superRefine(({ divisions, stations }, context) => {
    for (const [index, { loads }] of stations.entries()) {
      if (!loads || loads.length === divisions.length) continue;
      context.addIssue({
        code: 'custom',
        path: ['stations', index, 'loads'],
        message: `nombre de charges : ${loads.length}, attendu : ${divisions.length}, une par division et dans leur ordre`,
      });
    }
  });
export type Understanding = z.infer<typeof understanding>;

export const training = z.strictObject({
  title: text,
  intro: text,
  /** Line on each phase card. */
  rhythm: text,
  prerequisite: text,
  principles: z.array(section).min(1),
  /** Each intensity once, from the easiest to the hardest. */
  intensities: z.array(z.strictObject({ intensity, rpe: reps, feeling: text })).superRefine((items, context) => {
    const named = items.map((item) => item.intensity);
    if (named.join() === INTENSITIES.join()) return;
    context.addIssue({
      code: 'custom',
      message: `chaque intensité une fois, dans l’ordre : ${INTENSITIES.join(', ')}`,
    });
  }),
  /** Line that stands on every workout. */
  workoutSafety: text,
  headings: z.strictObject({
    weeklyTime: text,
    prerequisite: text,
    intensities: text,
    principles: text,
    phasePrinciples: text,
  }),
});
export type Training = z.infer<typeof training>;

export const checklist = z.strictObject({
  id: slug,
  title: text,
  items: z.array(z.strictObject({ id: slug, text, detail: text.optional() })).min(1),
});
export type Checklist = z.infer<typeof checklist>;

/** A finish time and how it adds up: laps at `pace`, plus stations, plus transitions. */
const goal = z.strictObject({
  id: slug,
  level: text,
  total: duration,
  pace,
  stationsSeconds: clock,
  transitionsSeconds: clock,
});
export type Goal = z.infer<typeof goal>;

export const competition = z.strictObject({
  title: text,
  intro: text,
  notices: z.array(z.strictObject({ id: slug, title: text, text })).min(1),
  equipment: checklist,
  nutrition: checklist,
  warmUp: section,
  strategy: z.strictObject({ title: text, sections: z.array(section).min(1) }),
  goals: z.strictObject({ title: text, intro: text, items: z.array(goal).min(1) }),
  mistakes: section,
  after: section,
});
export type Competition = z.infer<typeof competition>;
