import '../../src/ui/styles/index.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render, cleanup } from 'vitest-browser-react';
import { IncrementalCheck } from '../../scripts/content/core.ts';
import { KINDS, kindOf } from '../../scripts/content/kinds.ts';
import { ContentForm } from '../../src/workshop/form/ContentForm.tsx';
import { choicesOf } from '../../src/workshop/model/choices.ts';
import { loadFont } from '../../src/ui/styles/font.ts';
await loadFont();
const texts = import.meta.glob('../../content/**/*.yaml', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const files = new Map(Object.entries(texts).map(([k, v]) => [k.replace('../../content/', ''), v]));
const check = (changed: Map<string, string>) => new IncrementalCheck().run([...changed].map(([path, text]) => ({ path, text })));
const CHOICES = choicesOf(check(files).content);
function Harness({ file, path, start }: { file: string; path: (string | number)[]; start: string }) {
  const [text, setText] = useState(start);
  const [place, setPlace] = useState<readonly (string | number)[]>(path);
  const { diagnostics } = check(new Map([...files, [file, text]]));
  return (
    <main style={{ maxWidth: 520, padding: 16, marginInline: 'auto' }}>
      <h1 style={{ fontSize: 20, marginBlockEnd: 16 }}>{file} {place.join('/')}</h1>
      <ContentForm file={file} path={place} text={text} schema={KINDS[kindOf(file)!].schema} diagnostics={diagnostics.filter((d) => d.file === file)} choices={CHOICES} onChange={setText} onOpen={setPlace} />
    </main>
  );
}
const SHOTS: [string, string, (string | number)[], ((t: string) => string)?][] = [
  ['day', 'training/phase1/week-01.yaml', ['days', 0], (t) => t.replace('duration: 50 min', 'duration: 50')],
  ['week', 'training/phase1/week-01.yaml', []],
  ['option', 'training/phase1/hyrox-specific.yaml', ['options', 1]],
  ['block', 'training/phase1/hyrox-specific.yaml', ['options', 1, 'blocks', 1]],
  ['prescription', 'training/phase1/hyrox-specific.yaml', ['options', 0, 'blocks', 0, 'exercises', 2]],
  ['exercise', 'exercises/core.yaml', ['exercises', 2]],
  ['limits', 'limits.yaml', []],
  ['training', 'training.yaml', []],
  ['paces', 'training.yaml', ['paces']],
  ['checklist', 'competition.yaml', ['equipment']],
  ['warning', 'training/phase1/week-02.yaml', ['days', 6], (t) => t.replace(/duration: \d+ min(?![\s\S]*duration)/, 'duration: 95 min')],
];
test('shots', async () => {
  for (const [name, file, path, change = (t: string) => t] of SHOTS) {
    for (const [width, scheme] of [[360, 'light'], [700, 'dark']] as const) {
      await page.viewport(width, 800);
      await commands.emulateMedia({ colorScheme: scheme });
      await render(<Harness file={file} path={path} start={change(files.get(file)!)} />);
      await page.viewport(width, Math.min(2600, Math.max(800, document.documentElement.scrollHeight)));
      await page.screenshot({ path: `/tmp/wt-ws-form/test-results/shots/${name}-${width}.png` });
      await cleanup();
    }
  }
  expect(1).toBe(1);
}, 120_000);
