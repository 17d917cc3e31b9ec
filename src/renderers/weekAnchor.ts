/** The id of a week's section in its page. */
export function weekAnchor({ number }: { number: number }): string {
  return `semaine-${number}`;
}
