import type { Duration } from '../../../../../schema/quantity.ts';
import type { ValueDiagnostic, ValuePath } from '../../../diagnostic.ts';
import type { ValueOf } from '../../../kinds.ts';
import { divisionIds } from '../../ids.ts';
import type { Rule } from './rule.ts';

/** The times of a row are rounded: they may miss its total by so much. */
const TOLERANCE = 0.02;

/** The public results are tables: rows from fast to slow whose times make their total, a number for each station and lap. */
export const results: Rule = {
  name: 'results',
  *check(content) {
    const value = content.one('results');
    const count = content.one('understanding')?.stations.length;
    if (!value || count === undefined) return;
    const ids = divisionIds(content).defined.map(({ id }) => id);
    for (const found of [...defaultsOf(value, ids), ...rowsOf(value, count)]) yield { file: 'results.yaml', ...found };
  },
};

type Found = Omit<ValueDiagnostic, 'file'>;

function* defaultsOf({ divisions, defaultDivisions }: ValueOf<'results'>, ids: readonly string[]): Generator<Found> {
  const listed = divisions.map(({ division }) => division);
  // One that is missing may stand there under an unknown id, of which known-ids tells.
  if (![...listed, ...defaultDivisions].every((division) => ids.includes(division))) return;
  for (const [index, division] of defaultDivisions.entries()) {
    const message = `« ${division} » n’a pas de résultats plus bas : choisis une division qui en a`;
    if (!listed.includes(division)) yield { path: ['defaultDivisions', index], message };
  }
}

function* rowsOf({ divisions, laps }: ValueOf<'results'>, count: number): Generator<Found> {
  const listed = divisions.map(({ division }) => division);
  for (const [index, { division, finishes }] of divisions.entries()) {
    const path = ['divisions', index];
    const message = `la division « ${division} » a déjà ses résultats : garde une liste`;
    if (listed.indexOf(division) < index) yield { path: [...path, 'division'], message };
    yield* orderOf([...path, 'finishes'], finishes);
    yield* growthOf([...path, 'finishes'], finishes);
    for (const [row, { total, laps, stations, roxZone, shares }] of finishes.entries()) {
      const at = (field: string) => [...path, 'finishes', row, field];
      const difference = laps + stations + roxZone - total.minSeconds;
      if (Math.abs(difference) > TOLERANCE * total.minSeconds) {
        const minutes = Math.round(Math.abs(difference) / 60);
        const message = `laps, stations et roxZone font ${minutes} min de ${difference > 0 ? 'plus' : 'moins'} que ce chrono : revois ces temps`;
        yield { path: at('total'), message };
      }
      const all = shares.reduce((sum, share) => sum + share, 0);
      if (shares.length !== count) yield { path: at('shares'), message: countMessage('parts', shares.length, count) };
      else if (Math.abs(all - 100) > 100 * TOLERANCE)
        yield {
          path: at('shares'),
          message: `les parts font ${String(all).replace('.', ',')}, attendu : 100, à l’arrondi près`,
        };
    }
  }
  yield* orderOf(['laps'], laps);
  for (const [row, { ratios }] of laps.entries()) {
    if (ratios.length !== count)
      yield { path: ['laps', row, 'ratios'], message: countMessage('rapports', ratios.length, count) };
  }
}

/** Rounded shares may take so many seconds from a station. */
const ROUNDING_SECONDS = 2;

/** A slower finish takes no part of the race faster: the app finds the finish time by the time of a part. */
function* growthOf(path: ValuePath, finishes: ValueOf<'results'>['divisions'][number]['finishes']): Generator<Found> {
  const rows = finishes.map(({ laps, stations, shares }) => {
    const all = shares.reduce((sum, share) => sum + share, 0);
    return [laps, ...shares.map((share) => (stations * share) / all)];
  });
  for (const [index, row] of rows.entries()) {
    const part = row.findIndex((seconds, at) => seconds < (rows[index - 1]?.[at] ?? 0) - ROUNDING_SECONDS);
    if (part < 0) continue;
    const name = part === 0 ? 'la course' : `l’atelier ${part}`;
    const message = `à ce chrono, ${name} prend moins de temps qu’à celui d’avant : revois ces deux lignes`;
    yield { path: [...path, index, part === 0 ? 'laps' : 'shares'], message };
    return;
  }
}

const countMessage = (noun: string, found: number, count: number) =>
  `${found} ${noun}, attendu : ${count}, un par atelier`;

function* orderOf(path: ValuePath, rows: readonly { total: Duration }[]): Generator<Found> {
  for (const [index, { total }] of rows.entries()) {
    const at = [...path, index, 'total'];
    const before = rows[index - 1]?.total.minSeconds ?? 0;
    if (total.minSeconds !== total.maxSeconds) yield { path: at, message: 'donne un seul chrono, sans fourchette' };
    else if (total.minSeconds <= before)
      yield { path: at, message: 'les chronos vont du plus court au plus long : déplace cette ligne' };
  }
}
