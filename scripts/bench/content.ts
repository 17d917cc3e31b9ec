import { installCompetitors } from './content/competitors.ts';
import { measureEdits } from './content/edits.ts';
import { BASELINE, COLLECTIONS, measureProcesses, OURS, VELITE } from './content/whole-process.ts';

/**
 * Checks and publishes a programme beside two pipelines that are made for it: the whole process, and from an edit to
 * what comes of it. Medians, in turns, and their ratios in the same run.
 */
const ROUNDS = 11;

await installCompetitors();
console.log('Check and publish, whole process, seconds (ratio to velite, to the baseline)\n');
const names = [OURS, VELITE, COLLECTIONS, BASELINE];
console.log(`| files | ${names.join(' | ')} |\n|---|${names.map(() => '---').join('|')}|`);
const { files, seconds } = await measureProcesses(ROUNDS);
const [velite = Number.NaN, baseline = Number.NaN] = [VELITE, BASELINE].map((name) => seconds.get(name));
const cells = names.map((name) => {
  const own = seconds.get(name) ?? Number.NaN;
  return `${own.toFixed(2)} (${(own / velite).toFixed(2)}, ${(own / baseline).toFixed(1)})`;
});
console.log(`| ${files} | ${cells.join(' | ')} |`);

console.log('\nFrom the write of a file to what comes of it, one programme, ms (ratio to the quickest competitor)\n');
console.log('| | on disk | on the open page |\n|---|---|---|');
const edits = await measureEdits();
const competitors = [...edits].filter(([name]) => name !== OURS).map(([, times]) => times);
for (const [name, times] of edits) {
  const cells = (['onDisk', 'onPage'] as const).map((seen) => {
    const quickest = Math.min(...competitors.map((competitor) => competitor[seen]));
    return `${times[seen].toFixed(0)} (${(times[seen] / quickest).toFixed(2)})`;
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
// Browsers and watchers that are ending would keep the process alive.
process.exit();
