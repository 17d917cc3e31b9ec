/**
 * What schema/ asks of the content, for any version of zod: fields, enums, quantities by their form, and no others.
 * `z` is zod, or what velite has of it.
 */
export function competitorSchemas(z) {
  const text = z.string().min(1);
  const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  const strict = (shape) => z.object(shape).strict();
  const list = (item) => z.array(item).min(1);
  const duration = z
    .string()
    .regex(/^\d+(?:\s*(?:h|min|s)(?:\s*\d+)?(?:\s*(?:min|s))?)?(?:\s*(?:-|–|à)\s*\d+\s*(?:h|min|s)(?:\s*\d+)?)?$/u);
  const rest = z.string().regex(/^(?:aucun|\d+\s*(?:min|s)?).*$/u);
  const distance = z.string().regex(/^\d+(?:,\d+)?\s*(?:km|m)$/);
  const percent = z.string().regex(/^\d{1,3}(?:,\d{1,2})?\s*%$/);
  const clock = z.string().regex(/^\d{1,3}:[0-5]\d$/);
  const pace = z.string().regex(/^\d{1,2}:[0-5]\d\/km$/);
  const reps = z.union([z.number(), z.string().regex(/^\d+(?:\s*(?:-|–|à)\s*\d+)?$/)]);
  const day = z.enum(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']);
  const intensity = z.enum(['récupération', 'facile', 'modérée', 'difficile', 'maximale']);
  const type = z.enum([
    'force',
    'spécifique',
    'activation',
    'footing',
    'fractionné',
    'sortie longue',
    'repos',
    'compétition',
  ]);
  const dayEntry = strict({
    day,
    activity: text,
    type: type.optional(),
    intensity: intensity.optional(),
    duration: duration.optional(),
    description: text.optional(),
    rest: rest.optional(),
    link: z.string().optional(),
    suggested: slug.optional(),
    accepted: z
      .array(z.object({ warning: z.string(), reason: z.string() }).strict())
      .min(1)
      .optional(),
  });
  const week = strict({
    number: z.number().int().min(1).max(52),
    kind: z.enum(['allégée', 'affûtage', 'course']).optional(),
    focus: text,
    accepted: z
      .array(z.object({ warning: z.string(), reason: z.string() }).strict())
      .min(1)
      .optional(),
    days: list(dayEntry),
  });
  const phase = strict({ name: text, aim: text, principles: list(text) });
  const prescription = strict({
    exercise: slug,
    sets: z.number().int().min(1).max(20),
    reps: reps.optional(),
    time: duration.optional(),
    distance: distance.optional(),
    perSide: z.boolean().optional(),
    load: text.optional(),
    note: text.optional(),
  });
  const block = strict({
    title: text.optional(),
    rounds: z.number().int().min(1).max(20),
    rest: rest.optional(),
    exercises: list(prescription),
  });
  const option = strict({
    id: slug,
    name: text,
    summary: text,
    rest,
    estimatedDuration: duration.optional(),
    effort: text.optional(),
    simulation: z.boolean().optional(),
    exercises: list(prescription).optional(),
    blocks: list(block).optional(),
  });
  const framing = strict({ duration, text });
  const workoutPage = strict({
    title: text,
    intro: text,
    legs: z.boolean().optional(),
    warmUp: framing,
    coolDown: framing,
    options: list(option),
  });
  const exercise = strict({
    id: slug,
    name: text,
    equipment: text.optional(),
    howTo: text,
    alternatives: list(
      z.union([
        text,
        strict({
          name: text,
          time: duration.optional(),
          reps: reps.optional(),
          distance: distance.optional(),
          per: distance.optional(),
          perSide: z.boolean().optional(),
        }),
      ]),
    ),
  });
  const exerciseFamily = strict({ family: text, exercises: list(exercise) });
  const section = strict({ id: slug, title: text, text: text.optional(), points: z.array(text).optional() });
  const titled = strict({ id: slug, title: text, text });
  const checklist = strict({
    id: slug,
    title: text,
    items: list(strict({ id: slug, text, detail: text.optional() })),
  });
  const station = strict({
    id: slug,
    name: text,
    work: text,
    howTo: text,
    standard: text,
    loads: z.array(text).optional(),
  });
  const timetableEntry = strict({
    id: slug,
    daysBefore: z.number().int().min(1).max(7).optional(),
    before: duration.optional(),
    text,
    detail: text.optional(),
  });
  const racePlan = strict({
    title: text,
    intro: text,
    targets: duration,
    firstLapSlowerSeconds: clock,
    stationShares: list(strict({ station: slug, percent })),
  });
  const goal = strict({
    id: slug,
    level: text,
    total: duration,
    pace,
    stationsSeconds: clock,
    transitionsSeconds: clock,
  });
  return {
    app: strict({
      name: text,
      tagline: list(text),
      description: text,
      links: strict({ join: z.string().url() }),
      contact: strict({ email: z.string().email(), subject: text }),
    }),
    limits: strict({
      phases: list(strict({ phase: z.number().int(), weeks: list(z.number().int()) })),
      trainingDays: list(day),
      race: strict({
        week: z.number().int(),
        day,
        laps: z.number().int(),
        lapDistance: distance,
        stations: z.number().int(),
      }),
      workoutCounts: z.record(z.string(), z.number().int()),
      dayDurations: list(strict({ weeks: list(z.number().int()), type, within: duration })),
      rests: z.record(z.string(), duration),
    }),
    introduction: strict({
      title: text,
      intro: text,
      features: list(strict({ id: slug, figure: text, title: text, text })),
    }),
    understanding: strict({
      title: text,
      intro: text,
      race: strict({ laps: z.number().int(), lapDistance: distance }),
      divisions: list(text),
      stations: list(station),
      components: strict({ title: text, items: list(titled) }),
      rules: z.array(section),
      safety: z.array(section),
      disclaimer: text,
      nonAffiliation: text,
      headings: strict({ stations: text, rules: text, safety: text }),
    }),
    training: strict({
      title: text,
      intro: text,
      rhythm: text,
      prerequisite: text,
      principles: list(section),
      intensities: z.array(strict({ intensity, rpe: reps, feeling: text })),
      raceDate: strict({ invite: text, waiting: text, after: text }),
      lateStart: strict({
        intro: text,
        starts: list(strict({ remaining: z.number().int(), keep: list(z.number().int()), advice: text.optional() })),
      }).optional(),
      workoutSafety: text,
      headings: strict({
        weeklyTime: text,
        prerequisite: text,
        intensities: text,
        principles: text,
        phasePrinciples: text,
      }),
    }),
    competition: strict({
      title: text,
      intro: text,
      notices: list(titled),
      equipment: checklist,
      nutrition: checklist,
      warmUp: section,
      timetable: strict({ title: text, intro: text, entries: list(timetableEntry) }),
      strategy: strict({ title: text, sections: list(section) }),
      goals: strict({ title: text, intro: text, items: list(goal) }),
      plan: racePlan,
      mistakes: section,
      after: section,
    }),
    phase,
    week,
    workoutPage,
    exerciseFamily,
  };
}

/** Where the files of each kind stand in a corpus. */
export const PATTERNS = {
  app: '*/app.yaml',
  limits: '*/limits.yaml',
  introduction: '*/introduction.yaml',
  understanding: '*/understanding.yaml',
  training: '*/training.yaml',
  competition: '*/competition.yaml',
  phase: '*/training/*/phase.yaml',
  week: '*/training/*/week-*.yaml',
  workoutPage: '*/training/*/{upper-body,lower-body,hyrox-specific,full-body}.yaml',
  exerciseFamily: '*/exercises/*.yaml',
};
