import { z } from 'zod';
import { feminine, masculine, type Published, plural } from './meta.ts';
import { listOf } from './primitives.ts';
import { clock, duration, numbers } from './quantity.ts';
import { citedId, richText } from './text.ts';

const total = duration.meta({ noun: masculine('temps total'), description: 'Le temps total.', examples: ['1 h 45'] });

/** How the finishers around one time spent it, on average. */
const finish = z
  .strictObject({
    total,
    laps: clock.meta({
      noun: masculine('temps de course'),
      description: 'Tous les tours ensemble, en minutes et secondes.',
      examples: ['50:20'],
    }),
    stations: clock.meta({
      noun: masculine('temps aux ateliers'),
      description: 'Tous les ateliers ensemble.',
      examples: ['45:20'],
    }),
    roxZone: clock.meta({
      noun: masculine('temps de transition'),
      description: 'Le temps dans la RoxZone.',
      examples: ['9:30'],
    }),
    shares: numbers.meta({
      noun: plural(feminine('parts')),
      description: 'Ce que chaque atelier prend du temps aux ateliers, en pour cent, dans l’ordre de la course.',
      examples: ['10,5 · 8 · 13,5 · 15,5 · 11,5 · 6 · 14,5 · 20'],
    }),
  })
  .meta({ title: 'Chrono', description: 'Comment se partage un chrono.' });

const divisionResults = z
  .strictObject({
    division: citedId.meta({
      noun: feminine('division'),
      refersTo: 'division',
      description: 'L’id de la division dans understanding.yaml.',
      examples: ['femmes-open'],
    }),
    count: z
      .int()
      .positive()
      .meta({
        noun: masculine('nombre de résultats', 'résultats'),
        description: 'Combien de résultats ont été relevés.',
        examples: [100603],
      }),
    finishes: listOf(finish).meta({
      noun: masculine('chrono'),
      description: 'Les chronos, du plus court au plus long. Entre deux, l’app calcule en proportion.',
    }),
  })
  .meta({ title: 'Résultats d’une division', description: 'Comment les chronos d’une division se partagent.' });
export type DivisionResults = Published<z.infer<typeof divisionResults>>;

const lapRatios = z
  .strictObject({
    total,
    ratios: numbers.meta({
      noun: plural(masculine('rapports')),
      description: 'Le temps de chaque tour par rapport au premier.',
      examples: ['1 · 1 · 1,06 · 1,07 · 1,1 · 1,08 · 1,08 · 1,2'],
    }),
  })
  .meta({ title: 'Rapports des tours', description: 'Comment les tours ralentissent, pour un chrono.' });
export type LapRatios = Published<z.infer<typeof lapRatios>>;

export const results = z
  .strictObject({
    source: richText.meta({
      noun: feminine('source'),
      description: 'D’où viennent les temps, et de quelles saisons. Les membres le lisent.',
      examples: ['Moyennes de résultats publics, saisons 6 à 8.'],
    }),
    defaultDivisions: listOf(
      citedId.meta({
        noun: feminine('division'),
        refersTo: 'division',
        description: 'L’id d’une division.',
        examples: ['femmes-open'],
      }),
    ).meta({
      noun: plural(feminine('divisions par défaut')),
      description: 'Sans division choisie, le plan prend leur moyenne.',
      examples: [['femmes-open', 'hommes-open']],
    }),
    divisions: listOf(divisionResults).meta({
      noun: feminine('division'),
      description: 'Les divisions, dans l’ordre que tu veux.',
    }),
    laps: listOf(lapRatios).meta({
      noun: plural(masculine('tours')),
      description: 'Comment les tours ralentissent, du chrono le plus court au plus long.',
    }),
  })
  .meta({
    title: 'Résultats publics',
    description: 'Comment les temps de course se partagent, par division et par chrono.',
  });
export type Results = Published<z.infer<typeof results>>;
