// The last job of checks.yml, which branch protection names. GitHub counts a skipped job as passed; here that holds for
// the tests of the machinery where a pull request changes the programme alone, and for nothing else.

/** Jobs that no change may skip. */
const ALWAYS = ['changes', 'static', 'content'];

/**
 * One line for each job that did not end as it should; empty when all is well.
 * @param {Record<string, { result: string, outputs?: Record<string, string> }>} needs the `needs` context
 */
export function problemsOf(needs) {
  const missing = ALWAYS.filter((job) => !needs[job]).map((job) => `${job}: missing`);
  const contentOnly = needs.changes?.outputs?.['content-only'] === 'true';
  const unexpected = Object.entries(needs).flatMap(([job, { result }]) => {
    const expected = contentOnly && !ALWAYS.includes(job) ? 'skipped' : 'success';
    return result === expected ? [] : [`${job}: ${result} instead of ${expected}`];
  });
  return [...missing, ...unexpected];
}

if (process.env.NEEDS !== undefined) {
  const problems = problemsOf(JSON.parse(process.env.NEEDS));
  for (const problem of problems) console.log(`::error::${problem}`);
  if (problems.length === 0) console.log('Every job that this change needs has succeeded.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
