import { measureEdits } from './content/edits.ts';
import { installPeers } from './content/peers.ts';
import { COLLECTIONS, FLOOR, measureProcesses, OURS, VELITE } from './content/whole-process.ts';

/**
 * Checks and publishes a corpus of programmes beside two pipelines that are made for it: the whole process, and from
 * an edit to what comes of it. Medians, in turns, and their ratios in the same run.
 */
const ROUNDS: Record<number, number> = { 1: 11, 10: 7, 100: 5 };

await installPeers();
console.log('Check and publish, whole process, seconds (ratio to velite, to the floor)\n');
const names = [OURS, VELITE, COLLECTIONS, FLOOR];
console.log(`| programmes | files | ${names.join(' | ')} |\n|---|---|${names.map(() => '---').join('|')}|`);
for (const [programmes, rounds] of Object.entries(ROUNDS)) {
  const seconds = await measureProcesses(Number(programmes), rounds);
  const [velite = Number.NaN, floor = Number.NaN] = [VELITE, FLOOR].map((name) => seconds.get(name));
  const cells = names.map((name) => {
    const own = seconds.get(name) ?? Number.NaN;
    return `${own.toFixed(2)} (${(own / velite).toFixed(2)}, ${(own / floor).toFixed(1)})`;
  });
  console.log(`| ${programmes} | ${Number(programmes) * 21} | ${cells.join(' | ')} |`);
}

console.log('\nFrom the write of a file to what comes of it, one programme, ms (ratio to the quickest peer)\n');
console.log('| | on disk | on the open page |\n|---|---|---|');
const edits = await measureEdits();
const peers = [...edits].filter(([name]) => name !== OURS).map(([, times]) => times);
for (const [name, times] of edits) {
  const cells = (['onDisk', 'onPage'] as const).map((seen) => {
    const quickest = Math.min(...peers.map((peer) => peer[seen]));
    return `${times[seen].toFixed(0)} (${(times[seen] / quickest).toFixed(2)})`;
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
// Browsers and watchers that are ending would keep the process alive.
process.exit();
