import type { Reading } from '../reading.ts';
import { blockTexts } from '../repair/block-text.ts';
import { note, type Repair } from '../repair/repair-rule.ts';
import type { Candidate, Misplaced } from './candidates.ts';

/** Bound the time on a file where nothing is in its place. */
const MAX_TRIED = 40;
const MAX_LINES_TRIED = 20_000;

/** Puts lines that stand elsewhere than the schema wants into their places, where that makes the whole better. */
export function placeFields(written: Reading, misplaced: readonly Misplaced[], repairs: Map<number, Repair>): Reading {
  let reading = written;
  let left = Math.min(MAX_TRIED, MAX_LINES_TRIED / written.lines.length);
  for (const group of grouped(misplaced)) {
    const [first] = group;
    if (!first || (first.isPlausible && reading.isValid) || left <= 0) continue;
    left -= first.candidates.length;
    const [number, count, before] = [first.index + 1, group.length, reading];
    const [best, second] = first.candidates
      .map((candidate, choice) => {
        const lines = group.flatMap(({ line, candidates }) => candidates[choice]?.with ?? [line]);
        return { candidate, lines, reading: before.with(before.indexOf(number), lines, count) };
      })
      .filter((tried) => isBetter(first, tried.candidate, number + count - 1, before, tried.reading))
      .sort((one, other) => compare(other.reading, one.reading));
    if (best) {
      const found = repairs.get(number) ?? first.signRepair ?? repairOf(first, best.candidate, count);
      const isOnly = second === undefined || compare(best.reading, second.reading) !== 0;
      const isCertain = isOnly && found.isCertain !== false && best.candidate.isCertain !== false;
      note(repairs, { ...found, isCertain }, number, count, best.lines);
      reading = best.reading;
    } else if (
      first.textKey !== undefined &&
      first.entry.key !== undefined &&
      blockTexts(reading.lines).has(reading.indexOf(number) + 1)
    ) {
      repairs.set(number, inText(first));
    }
  }
  return reading;
}

/** Whether the lines, up to `last`, are better read as this candidate; where they stand, YAML may take them for a text. */
function isBetter({ textKey, entry }: Misplaced, candidate: Candidate, last: number, before: Reading, after: Reading) {
  const isInText = textKey !== undefined;
  if (before.isValid)
    return (
      after.isValid &&
      candidate.change !== 'line above' &&
      (isInText || entry.key === undefined) &&
      !isSameValue(before, after)
    );
  if (after.isValid) return true;
  if (candidate.isReadable === false) return false;
  if (after.parsedUntil !== before.parsedUntil) return after.parsedUntil > Math.max(before.parsedUntil, last);
  const gain = compare(after, before);
  // They need no gain, since none may show: YAML accepts the one as text, and may stop above the other.
  const isFieldInText = isInText && candidate.change === 'move';
  const isSecondOnLine = !isInText && candidate.change === 'cut';
  return isFieldInText || isSecondOnLine ? gain >= 0 : gain > 0;
}

const isSameValue = (one: Reading, other: Reading) => JSON.stringify(one.value) === JSON.stringify(other.value);

/** Positive when `one` is better read. */
function compare(one: Reading, other: Reading): number {
  if (one.parsedUntil !== other.parsedUntil) return one.parsedUntil - other.parsedUntil;
  // Both are infinite where YAML stops.
  return one.issueCount === other.issueCount ? 0 : other.issueCount - one.issueCount;
}

/** Lines that follow each other and moved together. */
function grouped(misplaced: readonly Misplaced[]): Misplaced[][] {
  const groups: Misplaced[][] = [];
  for (const found of misplaced) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const [[candidate], [above]] = [found.candidates, last?.candidates ?? []];
    const movesAlike = candidate?.change === 'move' && above?.change === 'move' && candidate.shift === above.shift;
    // What follows a field or an item in a text, as far to the right, stands in the text too.
    const isEntry = last !== undefined && (last.entry.key !== undefined || last.entry.dash !== '');
    const isInSameText = found.textKey === last?.textKey || (found.textKey === undefined && isEntry);
    const isNext = last?.index === found.index - 1 && isInSameText && last.isPlausible === found.isPlausible;
    if (group && movesAlike && isNext && !found.signRepair) group.push(found);
    else groups.push([found]);
  }
  return groups;
}

function repairOf({ textKey, entry, line }: Misplaced, candidate: Candidate, count: number): Repair {
  const [head = '', ...others] = candidate.with;
  const start = line.search(/\S/);
  const end = start + entry.dash.length + (entry.key?.length ?? 1);
  if (candidate.change === 'line above') {
    const message = `il manque une ligne au-dessus de celle-ci : remets « ${head.trim()} », deux espaces plus à gauche`;
    return { start, end, message, repaired: [] };
  }
  const lines = count === 1 ? 'cette ligne' : `ces ${count} lignes`;
  const read =
    textKey === undefined || entry.key === undefined
      ? ''
      : `${lines} ${count === 1 ? 'se lit' : 'se lisent'} comme la suite du texte de « ${textKey} » : `;
  if (candidate.change === 'cut') {
    const fields = others.map((other) => `« ${other.trim()} »`).join(', puis ');
    const joined = read || `${others.length === 1 ? 'deux' : 'plusieurs'} champs sur une ligne : `;
    const message = `${joined}mets ${fields} à la ligne, ${candidate.beside}`;
    return { start: head.length, end: line.length, message, repaired: [] };
  }
  const spaces = Math.abs(candidate.shift) === 1 ? '1 espace' : `${Math.abs(candidate.shift)} espaces`;
  const move = read ? `${read}décale-${count === 1 ? 'la' : 'les'}` : `retrait incorrect : décale ${lines}`;
  const beside = count === 1 ? candidate.beside : candidate.beside.replace('l’aligner', 'les aligner');
  const message = `${move} de ${spaces} vers la ${candidate.shift < 0 ? 'gauche' : 'droite'}, ${beside}`;
  return { start, end, message, repaired: [] };
}

const inText = ({ textKey, entry, line }: Misplaced): Repair => ({
  start: line.search(/\S/),
  end: line.length,
  message: `« ${entry.key}: » se lit ici comme la suite du texte de « ${textKey} » : mets ce champ à sa place, ou retire-le`,
  repaired: [],
});
