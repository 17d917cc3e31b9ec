import type { Page } from '@playwright/test';
import { VERSION } from '../../src/storage/record.ts';
import { expect, test } from './fixtures.ts';
import { begin, button, heading, press, STRENGTH, toTimedSets } from './runner.ts';
import { storeState } from './storedState.ts';
import { comeBack } from './versions.ts';

interface ScriptedVoice {
  voiceURI: string;
  lang: string;
  localService: boolean;
  default: boolean;
}

const FRENCH: ScriptedVoice = { voiceURI: 'Thomas', lang: 'fr-FR', localService: true, default: true };
const ENGLISH: ScriptedVoice = { voiceURI: 'Daniel', lang: 'en-GB', localService: true, default: true };

interface Scripted {
  /** What was begun to be said, where from the press that began the workout, and by whom. */
  spoken: { text: string; at: number; voice: string | undefined; lang: string }[];
  /** What was broken off before its end. */
  cancelled: string[];
  setVoices: (voices: ScriptedVoice[]) => void;
}

const SPEECH_MS = 2_000;

/**
 * Takes the place of the browser's speech. Headless Chromium has the interface and not one voice, so it says nothing and
 * no `SpeechSynthesisVoice` can be made for it. One sentence takes 2 s.
 */
async function scriptSpeech(page: Page, voices: ScriptedVoice[]): Promise<void> {
  await page.addInitScript(
    ([initial, duration]) => {
      let voices = initial;
      let current: { text: string; timer: ReturnType<typeof setTimeout> } | undefined;
      const scripted: Scripted = {
        spoken: [],
        cancelled: [],
        setVoices(next) {
          voices = next;
          speechSynthesis.dispatchEvent(new Event('voiceschanged'));
        },
      };
      class Utterance {
        voice: ScriptedVoice | undefined;
        lang = '';
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      class Synthesis extends EventTarget {
        pending = false;
        get speaking() {
          return current !== undefined;
        }
        getVoices() {
          return voices;
        }
        speak({ text, voice, lang }: Utterance) {
          scripted.spoken.push({ text, at: Date.now(), voice: voice?.voiceURI, lang });
          if (!text) return;
          if (current) throw new Error(`« ${text} » is said over « ${current.text} »`);
          const timer = setTimeout(() => {
            current = undefined;
          }, duration);
          current = { text, timer };
        }
        cancel() {
          if (!current) return;
          clearTimeout(current.timer);
          scripted.cancelled.push(current.text);
          current = undefined;
        }
      }
      Object.assign(window, { scripted, SpeechSynthesisUtterance: Utterance });
      Object.defineProperty(window, 'speechSynthesis', { value: new Synthesis() });
    },
    [voices, SPEECH_MS] as const,
  );
}

const scripted = (page: Page) => page.evaluate(() => (window as unknown as { scripted: Scripted }).scripted);
const sentences = async (page: Page) => (await scripted(page)).spoken.map(({ text }) => text).filter(Boolean);
const now = (page: Page) => page.evaluate(() => Date.now());

const CUES = { sound: true, vibration: true, flash: true, speech: true };

async function speaking(page: Page, { voices = [FRENCH], cues = {} } = {}): Promise<void> {
  await scriptSpeech(page, voices);
  await storeState(page, { version: VERSION, cues: { ...CUES, ...cues } });
}

const [BENCH] = STRENGTH.option.blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.name));
const BENCH_SET = `${BENCH}, 10 répétitions.`;
const FIRST_REST = `Repos, 90 secondes. Ensuite, ${BENCH}.`;

/** To the first rest, of which is being told. */
async function toFirstRest(page: Page): Promise<void> {
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.runFor(500);
  expect((await sentences(page)).at(-1)).toBe(FIRST_REST);
}

test('nobody speaks unless the voice is switched on', async ({ page }) => {
  await scriptSpeech(page, [FRENCH]);
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.runFor(95_000);
  expect((await scripted(page)).spoken).toEqual([]);
  await press(page, 'Signaux de la séance');
  await expect(page.getByRole('checkbox', { name: 'Voix' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Voix' }).check();
  await press(page, 'Fermer', 'Série faite');
  await page.clock.runFor(500);
  expect(await sentences(page)).toEqual([BENCH_SET, FIRST_REST]);
});

test('a rest is told with what comes after, its half, its last ten seconds and the set', async ({ page }) => {
  await speaking(page);
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  const start = await now(page);
  await page.clock.runFor(95_000);
  const { spoken } = await scripted(page);
  const rest = spoken.slice(spoken.findIndex(({ text }) => text === FIRST_REST));
  expect(rest.map(({ text, at }) => [text, Math.round((at - start) / 1000)])).toEqual([
    [FIRST_REST, 0],
    ['La moitié.', 45],
    ['Dix secondes.', 80],
    // After the tones.
    [BENCH_SET, 91],
  ]);
  expect(rest.map(({ voice, lang }) => [voice, lang])).toEqual(Array(4).fill(['Thomas', 'fr-FR']));
  // In the handler of the press that began the workout, without which iOS lets nothing be spoken later.
  expect(spoken[0]).toMatchObject({ text: '' });
  // Of the exercise before, at the press that left it.
  expect((await scripted(page)).cancelled).toEqual([BENCH_SET]);
});

test('without sound the set is told at once', async ({ page }) => {
  await speaking(page, { cues: { sound: false } });
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  const start = await now(page);
  await page.clock.runFor(95_000);
  const last = (await scripted(page)).spoken.at(-1);
  expect([last?.text, Math.round(((last?.at ?? 0) - start) / 100)]).toEqual([BENCH_SET, 900]);
});

test('timed work is told before it starts, its end is left to the tones', async ({ page }) => {
  await speaking(page);
  const seconds = await toTimedSets(page);
  await page.clock.runFor(3_000);
  const before = (await sentences(page)).length;
  await press(page, 'Partir');
  const start = await now(page);
  await page.clock.runFor(3_000 + seconds * 1000);
  const { spoken } = await scripted(page);
  expect(spoken.at(before)?.text).toMatch(/^Planche, 30 secondes\.$/);
  const since = spoken.filter(({ text, at }) => text && at > start);
  expect(since.map(({ text, at }) => [text, Math.round((at - start) / 1000)])).toEqual([['Dix secondes.', 23]]);
  await page.clock.runFor(1_000);
  expect((await sentences(page)).at(-1)).toMatch(/^Repos, 90 secondes\. Ensuite, Planche\.$/);
});

test('a pause breaks off what is said, and nothing is said in it', async ({ page }) => {
  await speaking(page);
  await toFirstRest(page);
  await press(page, 'Pause');
  expect((await scripted(page)).cancelled.at(-1)).toBe(FIRST_REST);
  const before = await sentences(page);
  await page.clock.runFor(5 * 60_000);
  expect(await sentences(page)).toEqual(before);
  await press(page, 'Reprendre');
  await page.clock.runFor(50_000);
  const after = (await sentences(page)).slice(before.length);
  expect(after).toEqual([expect.stringMatching(/^Repos, (89|90) secondes\. Ensuite, /), 'La moitié.']);
});

test('the ticks before an end are not spoken over', async ({ page }) => {
  await speaking(page);
  await toFirstRest(page);
  await page.clock.runFor(85_500);
  // With 3.5 s left: half a second is left until the ticks.
  await press(page, 'Pause', 'Reprendre');
  await page.clock.runFor(400);
  expect((await scripted(page)).cancelled.at(-1)).not.toMatch(/^Repos, 4 secondes\./);
  await page.clock.runFor(200);
  expect((await scripted(page)).cancelled.at(-1)).toMatch(/^Repos, 4 secondes\./);
});

test('what belongs to a step that was left is not said', async ({ page }) => {
  await speaking(page);
  await toFirstRest(page);
  await press(page, 'Passer le repos');
  await page.clock.runFor(120_000);
  expect(await sentences(page)).not.toContain('La moitié.');
  expect((await sentences(page)).at(-1)).toBe(BENCH_SET);
  await press(page, 'Série faite');
  await page.clock.runFor(500);
  await page.goBack();
  await expect(button(page, 'Reprendre la séance')).toBeVisible();
  expect((await scripted(page)).cancelled.at(-1)).toBe(FIRST_REST);
  const before = await sentences(page);
  await page.clock.runFor(120_000);
  expect(await sentences(page)).toEqual(before);
});

test('a rest that is made longer tells its half once, and its new end', async ({ page }) => {
  await speaking(page);
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.runFor(46_000);
  await page.getByRole('button', { name: 'Allonger le repos' }).click();
  await page.clock.runFor(60_000);
  const spoken = (await sentences(page)).slice(-4);
  expect(spoken).toEqual([FIRST_REST, 'La moitié.', 'Dix secondes.', BENCH_SET]);
});

test('a phone that slept past the end of a rest says nothing of it', async ({ page }) => {
  await speaking(page);
  await toFirstRest(page);
  const before = await sentences(page);
  await page.clock.fastForward(5 * 60_000);
  await comeBack(page);
  await expect(page.getByText('Repos fini depuis 3:30')).toBeVisible();
  await page.clock.runFor(5_000);
  expect(await sentences(page)).toEqual(before);
});

test('a warm-up that is ended long after its time still names the first set', async ({ page }) => {
  await speaking(page);
  await begin(page, STRENGTH);
  await press(page, 'Partir');
  await page.clock.runFor(15 * 60_000);
  await press(page, 'Échauffement fait');
  await page.clock.runFor(500);
  expect((await sentences(page)).slice(-3)).toEqual(['La moitié.', 'Dix secondes.', BENCH_SET]);
});

test('without a French voice the setting says so, and nothing is said', async ({ page }) => {
  await speaking(page, { voices: [ENGLISH] });
  await begin(page, STRENGTH);
  await press(page, 'Signaux de la séance');
  const setting = page.getByRole('checkbox', { name: 'Voix' });
  await expect(setting).toBeChecked();
  await expect(setting).toHaveAccessibleDescription('Aucune voix française sur cet appareil.');
  await press(page, 'Fermer', 'Passer', 'Série faite');
  await page.clock.runFor(95_000);
  expect(await sentences(page)).toEqual([]);
});

test('a voice that loads late speaks from then on', async ({ page }) => {
  await speaking(page, { voices: [] });
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.runFor(1_000);
  expect(await sentences(page)).toEqual([]);
  await page.evaluate((voice) => (window as unknown as { scripted: Scripted }).scripted.setVoices([voice]), FRENCH);
  await page.clock.runFor(50_000);
  expect(await sentences(page)).toEqual([expect.stringMatching(/^Repos, (88|89) secondes\. /), 'La moitié.']);
});

test('the browser’s own speech, which has no voice here, is said to have none', async ({ page }) => {
  await begin(page, STRENGTH);
  await press(page, 'Signaux de la séance');
  const setting = page.getByRole('checkbox', { name: 'Voix' });
  await setting.check();
  await expect(setting).toHaveAccessibleDescription('Aucune voix française sur cet appareil.');
  await press(page, 'Fermer', 'Passer', 'Série faite');
  await expect(heading(page)).toHaveText('Repos');
});

test('a browser without speech says so, and runs the workout', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance']) {
      Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Window.prototype, name);
    }
  });
  await storeState(page, { version: VERSION, cues: CUES });
  await begin(page, STRENGTH);
  await press(page, 'Signaux de la séance');
  const setting = page.getByRole('checkbox', { name: 'Voix' });
  await expect(setting).toHaveAccessibleDescription('Aucune voix française sur cet appareil.');
  await press(page, 'Fermer', 'Passer', 'Série faite');
  await expect(heading(page)).toHaveText('Repos');
});

test.describe('the sound of an iPhone in silent mode', () => {
  const silentMode = (page: Page) => page.getByRole('checkbox', { name: /^Sonner même en mode silencieux/ });
  const sessionType = (page: Page) =>
    page.evaluate(() => (navigator as { audioSession?: { type: string } }).audioSession?.type);

  test('is not offered where a page has no say in it', async ({ page }) => {
    await begin(page, STRENGTH);
    await press(page, 'Signaux de la séance');
    await expect(page.getByRole('checkbox', { name: 'Son' })).toBeVisible();
    await expect(silentMode(page)).toHaveCount(0);
  });

  test('takes the place of the music when that is asked for, and gives it back after the workout', async ({ page }) => {
    // WebKit alone has it.
    await page.addInitScript(() => Object.assign(navigator, { audioSession: { type: 'auto' } }));
    await begin(page, STRENGTH);
    expect(await sessionType(page)).toBe('transient');
    await press(page, 'Signaux de la séance');
    await expect(silentMode(page)).not.toBeChecked();
    await silentMode(page).check();
    await expect.poll(() => sessionType(page)).toBe('playback');
    await page.clock.resume();
    await page.reload();
    await expect.poll(() => sessionType(page)).toBe('playback');
    await page.clock.runFor(1000);
    await press(page, 'Signaux de la séance');
    await silentMode(page).uncheck();
    await expect.poll(() => sessionType(page)).toBe('transient');
    await press(page, 'Fermer', 'Quitter la séance', 'La garder pour plus tard');
    await expect.poll(() => sessionType(page)).toBe('auto');
  });
});
