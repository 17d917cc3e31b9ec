import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, heading } from './app.tsx';
import { pass, storeState } from './device.ts';
import { passLong, sleep } from './phone.ts';
import { begin, press, STRENGTH } from './runner.ts';

const FRENCH = { voiceURI: 'Thomas', lang: 'fr-FR', localService: true, default: true };
type Voice = typeof FRENCH;

class Utterance {
  voice: Voice | undefined;
  lang = '';
  text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Headless Chromium has the interface and not one voice. One sentence takes 2 s. */
class Speech extends EventTarget {
  /** What was begun to be said, and when. */
  spoken: { text: string; at: number; voice: string | undefined; lang: string }[] = [];
  /** What was broken off before its end. */
  cancelled: string[] = [];
  pending = false;
  voices: Voice[] = [FRENCH];
  #endsAt = 0;

  get speaking() {
    return Date.now() < this.#endsAt;
  }

  getVoices() {
    return this.voices;
  }

  speak({ text, voice, lang }: Utterance) {
    if (this.speaking) throw new Error(`« ${text} » is said over another sentence`);
    this.spoken.push({ text, at: Date.now(), voice: voice?.voiceURI, lang });
    if (text) this.#endsAt = Date.now() + 2_000;
  }

  cancel() {
    if (this.speaking) this.cancelled.push(sentences().at(-1) ?? '');
    this.#endsAt = 0;
  }
}

let speech = new Speech();
const sentences = () => speech.spoken.map(({ text }) => text).filter(Boolean);
const setting = () => page.getByRole('checkbox', { name: 'Voix' });
const switchOn = () => storeState({ cues: { sound: true, vibration: true, flash: true, speech: true } });

const [BENCH] = STRENGTH.option.blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.name));
const BENCH_SET = `${BENCH}, 10 répétitions.`;
const FIRST_REST = `Repos, 90 secondes. Ensuite, ${BENCH}.`;

beforeEach(() => {
  speech = new Speech();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});

/** To the first rest, of which is being told. */
async function toFirstRest(): Promise<void> {
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  await pass(500);
  expect(sentences().at(-1)).toBe(FIRST_REST);
}

test('a rest is told with what comes after, its half, its last ten seconds and, after the tones, the set', async () => {
  switchOn();
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  const start = Date.now();
  await passLong(89_000);
  await pass(2_000);
  const rest = speech.spoken.slice(speech.spoken.findIndex(({ text }) => text === FIRST_REST));
  expect(rest.map(({ text, at }) => [text, Math.round((at - start) / 1000)])).toEqual([
    [FIRST_REST, 0],
    ['La moitié.', 45],
    ['Dix secondes.', 80],
    [BENCH_SET, 91],
  ]);
  expect(rest.map(({ voice, lang }) => [voice, lang])).toEqual(Array(4).fill(['Thomas', 'fr-FR']));
  // Of the exercise before, at the press that left it.
  expect(speech.cancelled.at(-1)).toBe(BENCH_SET);
});

test('the voice says nothing unless it is switched on', async () => {
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  await passLong(91_000);
  expect(speech.spoken).toEqual([]);
  await press('Signaux de la séance');
  await expect.element(setting()).not.toBeChecked();
  await setting().click();
  await press('Fermer', 'Série faite');
  await pass(500);
  expect(sentences()).toEqual([BENCH_SET, FIRST_REST]);
});

test('a pause breaks off what is said, nothing is said in it, nor over the ticks before an end', async () => {
  switchOn();
  await toFirstRest();
  await press('Pause');
  expect(speech.cancelled.at(-1)).toBe(FIRST_REST);
  const before = sentences();
  await passLong(91_000);
  expect(sentences()).toEqual(before);
  await press('Reprendre');
  await passLong(85_000);
  // With 3.5 s left: half a second is left until the ticks.
  await press('Pause', 'Reprendre');
  await pass(400);
  expect(speech.cancelled.at(-1)).not.toMatch(/^Repos, 4 secondes\./);
  await pass(200);
  expect(speech.cancelled.at(-1)).toMatch(/^Repos, 4 secondes\./);
});

test('what belongs to a step that was left, or slept through, is not said', async () => {
  switchOn();
  await toFirstRest();
  await press('Passer le repos', 'Série faite');
  await pass(500);
  const before = sentences();
  sleep(5 * 60_000);
  await expect.element(page.getByText('Repos fini depuis 3:30')).toBeVisible();
  await passLong(91_000);
  expect(sentences()).toEqual(before);
  await press('Série faite');
  await pass(500);
  history.back();
  await expect.element(button('Reprendre la séance')).toBeVisible();
  expect(speech.cancelled.at(-1)).toMatch(/^Repos/);
  const left = sentences();
  await passLong(91_000);
  expect(sentences()).toEqual(left);
});

test.each([
  { browser: 'without voices', voices: [] },
  { browser: 'without speech', voices: undefined },
])('without a French voice the setting says so, and the workout goes on: a browser $browser', async ({ voices }) => {
  if (voices) speech.voices = voices;
  else vi.stubGlobal('speechSynthesis', undefined);
  switchOn();
  await begin(STRENGTH);
  await press('Signaux de la séance');
  await expect.element(setting()).toHaveAccessibleDescription('Aucune voix française sur cet appareil.');
  await press('Fermer', 'Passer', 'Série faite');
  await expect.element(heading()).toHaveText('Repos');
  expect(sentences()).toEqual([]);
});

test('a voice that loads late speaks from then on', async () => {
  speech.voices = [];
  switchOn();
  await begin(STRENGTH);
  await press('Passer', 'Série faite');
  await pass(1_000);
  speech.voices = [FRENCH];
  speech.dispatchEvent(new Event('voiceschanged'));
  await pass(1_000);
  expect(sentences()).toEqual([expect.stringMatching(/^Repos, (88|89) secondes\. /)]);
});
