import { fileURLToPath } from 'node:url';

/**
 * The programme of the tests and benchmarks, as big as a real one: what coaches write in content/ changes neither their
 * results nor their numbers.
 */
export const PROGRAMME = fileURLToPath(new URL('../../tests/fixtures/programme', import.meta.url));
