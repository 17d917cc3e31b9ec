import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ProgrammeChart } from '../../src/programme/ProgrammeChart.tsx';
import { PhaseChart } from '../../src/renderers/PhaseChart.tsx';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { Table } from '../../src/ui/Table.tsx';
import { programme } from '../fixtures/generated/programme.ts';

test('a table says the roles of its parts, which lose them in WebKit where they are laid out as lines', () => {
  const rows = [{ key: 'one', cells: ['12 mars', '20\u00a0kg'] }];
  const html = renderToStaticMarkup(createElement(Table, { label: 'Squat', columns: ['Date', 'Séries'], rows }));
  const parts = [...html.matchAll(/<(table|thead|tbody|tr|th|td)\b([^>]*)>/g)];
  expect(parts.map(([, name, attributes]) => [name, /role="(\w+)"/.exec(attributes ?? '')?.[1]])).toEqual([
    ['table', 'table'],
    ['thead', 'rowgroup'],
    ['tr', 'row'],
    ['th', 'columnheader'],
    ['th', 'columnheader'],
    ['tbody', 'rowgroup'],
    ['tr', 'row'],
    ['th', 'rowheader'],
    ['td', 'cell'],
  ]);
});

test('weeks without a duration have bars without a height', () => {
  const phases = programme.phases.map((phase) => ({
    ...phase,
    weeks: phase.weeks.map((week) => ({ ...week, days: week.days.map(({ duration, ...day }) => day) })),
  }));
  const weeks = phases.flatMap((phase) => phase.weeks.map(undatedWeek));
  const heightsIn = (chart: ReactElement, pattern: RegExp) => {
    const html = renderToStaticMarkup(createElement(MemoryRouter, null, chart));
    return new Set([...html.matchAll(pattern)].map(([, height]) => height));
  };
  const programmeChart = createElement(ProgrammeChart, { skipped: [], caption: '', phases });
  // The phases are as wide as they are long; a bar has no share of the height.
  expect(heightsIn(programmeChart, /--share:([^;"]+)"><\/span>/g)).toEqual(new Set(['0']));
  const phaseChart = createElement(PhaseChart, { weeks, hrefOf: () => '', isSkipped: () => false, done: {} });
  // A day is a line; the race has a height of its own.
  expect(heightsIn(phaseChart, / height="([^"]+)"/g)).toEqual(new Set(['2', '48']));
});
