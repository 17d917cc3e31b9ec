import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { undatedWeek } from '../../src/programme/model/day.ts';
import { PhaseChart } from '../../src/renderers/PhaseChart.tsx';
import { ProgrammeChart } from '../../src/training/ProgrammeChart.tsx';
import { programme } from '../fixtures/generated/programme.ts';

test('weeks without a duration have bars without a height', () => {
  const phases = programme.phases.map((phase) => ({
    ...phase,
    weeks: phase.weeks.map((week) => ({ ...week, days: week.days.map(({ duration, ...day }) => day) })),
  }));
  const weeks = phases.flatMap((phase) => phase.weeks.map(undatedWeek));
  const charts = [
    createElement(ProgrammeChart, { caption: '', phases }),
    createElement(PhaseChart, { weeks, hrefOf: () => '', isSkipped: () => false, done: {} }),
  ];
  for (const chart of charts) {
    const html = renderToStaticMarkup(createElement(MemoryRouter, null, chart));
    expect(html).toContain('course');
    expect(html).not.toContain('NaN');
  }
});
