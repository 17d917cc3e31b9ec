import path from 'node:path';

/** What a run of tests says of each; those that did not simply pass are told by name. */
export interface Outcome {
  passed: number;
  failed: readonly string[];
  /** Passed at a later attempt; counted in `passed` too. */
  flaky: readonly string[];
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  suites: readonly Suite[];
}

interface Suite {
  title: string;
  specs: readonly { title: string; tests: readonly { status: string }[] }[];
  suites?: readonly Suite[];
}

/** Files are named from the folder. One that could not be run counts as one failed test. */
export function vitestOutcome({ testResults }: VitestReport, folder: string): Outcome {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${path.relative(folder, name)} › ${test.fullName}` })),
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  const failed = tests.filter(({ status }) => status === 'failed');
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: passed.length,
    failed: [...broken.map(({ name }) => path.relative(folder, name)), ...failed.map(({ name }) => name)],
    // A failure of the first attempt stays in the report.
    flaky: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(({ name }) => name),
  };
}

export function playwrightOutcome({ suites }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => testsIn(suite));
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const flaky = named('flaky');
  return { passed: named('expected').length + flaky.length, failed: named('unexpected'), flaky };
}

/** The outermost suite is the file. */
function testsIn(suite: Suite, outer = ''): { name: string; status: string }[] {
  const title = `${outer}${suite.title} › `;
  return [
    ...suite.specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: title + spec.title, status }))),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, title)),
  ];
}
