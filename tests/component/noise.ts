let expected: RegExp | undefined;
let noises: string[] = [];

/** What the console says because the test provokes it; anything else fails the test, and so does its absence. */
export function expectNoise(noise: RegExp): void {
  expected = noise;
}

export const hear = (noise: string) => void noises.push(noise);

/** What was heard and not expected, or expected and not heard; forgets both. */
export function endNoise(): string[] {
  const faults = noises.filter((noise) => !expected?.test(noise));
  if (expected && noises.length === 0) faults.push(`nothing: ${expected}`);
  expected = undefined;
  noises = [];
  return faults;
}
