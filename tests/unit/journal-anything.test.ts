import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { forAllAsync } from '../fixtures/for-all.ts';
import { ANSWERS, Simulation } from './journal-simulation.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2027-03-01T08:00:00') });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Step = (simulation: Simulation) => void;

const index = fc.constantFrom(0, 1, 2);
const pick = fc.nat(20);
const named = (step: Step, name: string) => Object.assign(step, { [fc.toStringMethod]: () => name });

/** In one of the tabs. */
const inTab = (
  ...names: ('log' | 'undo' | 'export' | 'reload' | 'refresh' | 'deliver' | 'lose' | 'erase' | 'killConnection')[]
) =>
  fc
    .tuple(fc.constantFrom(...names), index)
    .map(([name, tab]) => named((simulation) => simulation[name](tabOf(simulation, tab)), `${name} in ${tab}`));
/** With one of the sessions. */
const withOne = (...names: ('edit' | 'delete')[]) =>
  fc
    .tuple(fc.constantFrom(...names), index, pick)
    .map(([name, tab, which]) =>
      named((simulation) => simulation[name](tabOf(simulation, tab), which), `${name} ${which} in ${tab}`),
    );
const withNew = (...names: ('keepRun' | 'import')[]) =>
  fc
    .tuple(fc.constantFrom(...names), index, pick, fc.boolean())
    .map(([name, tab, which, isNew]) =>
      named(
        (simulation) => simulation[name](tabOf(simulation, tab), which, isNew),
        `${name} ${isNew ? 'new' : which} in ${tab}`,
      ),
    );
const answering = fc
  .tuple(index, fc.oneof({ weight: 3, arbitrary: fc.constant(ANSWERS[0]) }, fc.constantFrom(...ANSWERS)))
  .map(([tab, answers]) =>
    named((simulation) => simulation.answer(tabOf(simulation, tab), answers), `${tab} answers ${answers}`),
  );

const tabOf = (simulation: Simulation, index: number) => simulation.tabs[index] as Simulation['tabs'][number];

const anyStep = fc.oneof(
  { weight: 10, arbitrary: inTab('log', 'undo', 'export', 'deliver', 'lose', 'reload', 'refresh') },
  { weight: 2, arbitrary: inTab('killConnection', 'erase') },
  { weight: 8, arbitrary: withOne('edit', 'delete') },
  { weight: 5, arbitrary: withNew('keepRun', 'import') },
  { weight: 3, arbitrary: answering },
);

test('whatever happens in two tabs and on another device, what was said to be saved stays until it is changed or deleted', async () => {
  await forAllAsync(
    // Some begin before the one before them is over.
    fc.asyncProperty(fc.array(fc.tuple(anyStep, fc.boolean()), { maxLength: 40, size: 'max' }), async (steps) => {
      const simulation = new Simulation();
      for (const tab of simulation.tabs) await tab.store.load();
      for (const [step, isAwaited] of steps) {
        vi.setSystemTime(Date.now() + 1000);
        simulation.now += 1;
        step(simulation);
        if (!isAwaited) continue;
        await simulation.idle();
        await simulation.check();
      }
      await simulation.idle();
      await simulation.recover();
    }),
  );
});
