import { describe, expect, test } from 'vitest';
import { playwrightOutcome, vitestOutcome } from '../../scripts/verify/reports.ts';

describe('vitest’s report', () => {
  const file = (status: string, ...assertionResults: { status: string; failureMessages: string[] }[]) => ({
    name: '/project/tests/some.test.ts',
    status,
    assertionResults: assertionResults.map((result) => ({ ...result, fullName: 'a group does so' })),
  });

  test.each([
    [
      'a failed test is named',
      [file('failed', { status: 'failed', failureMessages: ['1 is not 2'] })],
      { passed: 0, failed: ['tests/some.test.ts › a group does so'], flaky: [] },
    ],
    [
      'a flaky test passed, and is named',
      [file('passed', { status: 'passed', failureMessages: ['1 is not 2'] })],
      { passed: 1, failed: [], flaky: ['tests/some.test.ts › a group does so'] },
    ],
    [
      'a file that could not be run counts as one failed test',
      [file('failed')],
      { passed: 0, failed: ['tests/some.test.ts'], flaky: [] },
    ],
    ['an empty report counts nothing', [], { passed: 0, failed: [], flaky: [] }],
  ])('%s', (_what, testResults, outcome) => {
    expect(vitestOutcome({ testResults }, '/project')).toEqual(outcome);
  });
});

describe('Playwright’s report', () => {
  const file = (...statuses: string[]) => {
    const specs = statuses.map((status) => ({ title: 'does so', tests: [{ status }] }));
    return { title: 'some.spec.ts', specs: [], suites: [{ title: 'a group', specs }] };
  };

  test.each([
    [
      'a failed test is named',
      [file('unexpected', 'expected')],
      { passed: 1, failed: ['some.spec.ts › a group › does so'], flaky: [] },
    ],
    [
      'a flaky test passed, and is named',
      [file('flaky')],
      { passed: 1, failed: [], flaky: ['some.spec.ts › a group › does so'] },
    ],
    ['a file without tests counts nothing', [file()], { passed: 0, failed: [], flaky: [] }],
    ['an empty report counts nothing', [], { passed: 0, failed: [], flaky: [] }],
  ])('%s', (_what, suites, outcome) => {
    expect(playwrightOutcome({ suites })).toEqual(outcome);
  });
});
