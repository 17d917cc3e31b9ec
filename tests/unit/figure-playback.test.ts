import { beforeEach, expect, test, vi } from 'vitest';
import { play, stop } from '../../src/figures/playback.ts';

const requests = new Map<number, FrameRequestCallback>();
let lastRequest = 0;
let frameMs = 0;
let clockMs = 0;
let drawn = '';

vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
  lastRequest += 1;
  requests.set(lastRequest, draw);
  return lastRequest;
});
vi.stubGlobal('cancelAnimationFrame', (request: number) => requests.delete(request));
vi.spyOn(performance, 'now').mockImplementation(() => clockMs);

/** The figures that the next frame draws, in their order. */
function frame({ after = 17, late = 0 } = {}): string {
  frameMs += after;
  clockMs = frameMs + late;
  drawn = '';
  const due = [...requests.values()];
  requests.clear();
  for (const draw of due) draw(frameMs);
  return drawn;
}
const frames = (count: number, how = {}) => Array.from({ length: count }, () => frame(how));

const playing: (() => void)[] = [];

function playAll(names: string): void {
  for (const name of names) {
    const draw = () => {
      drawn += name;
    };
    play(draw);
    playing.push(() => stop(draw));
  }
}

beforeEach(() => {
  for (const stopIt of playing.splice(0)) stopIt();
  // Long after what the test before drew.
  frameMs += 1000;
});

test('half of the figures are drawn in each frame, the one that has waited longest first', () => {
  playAll('abc');
  expect(frames(4)).toEqual(['ab', 'ca', 'bc', 'ab']);
  playAll('d');
  expect(frames(3)).toEqual(['ca', 'bd', 'ca']);
});

test('a screen that asks more often than anybody sees gets no more', () => {
  playAll('ab');
  expect(frames(5, { after: 8 })).toEqual(['a', '', 'b', '', 'a']);
});

test('a frame that begins late draws nothing; where all do, the sixth draws', () => {
  playAll('abcd');
  expect(frames(2)).toEqual(['ab', 'cd']);
  expect(frames(13, { late: 6 })).toEqual(['', '', '', '', '', 'ab', '', '', '', '', '', 'cd', '']);
  expect(frame()).toBe('ab');
});
