/** « la semaine 2 », « les semaines 1, 11 et 12 » */
export function weekNames(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length === 1 ? `la semaine ${last}` : `les semaines ${numbers.slice(0, -1).join(', ')} et ${last}`;
}
