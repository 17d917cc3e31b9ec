const enumeration = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « la semaine 2 », « les semaines 1, 11 et 12 » */
export function weekNames(numbers: readonly number[]): string {
  const names = enumeration.format(numbers.map(String));
  return numbers.length === 1 ? `la semaine ${names}` : `les semaines ${names}`;
}
