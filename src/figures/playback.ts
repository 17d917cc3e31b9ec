/** A frame of a common screen. */
const FRAME_MS = 1000 / 60;
/** Of a frame, before the rest waits for the next one: computing a moment for the first time takes a slow phone long. */
const BUSY_MS = FRAME_MS / 3;
/** A page whose frames all begin late still sees its figures move. */
const LONGEST_WAIT_MS = 6 * FRAME_MS;

/** Draws a figure as it is at this time, in milliseconds. */
type Draw = (now: number) => void;

/** Those in view, the one that has waited longest first. */
const playing: Draw[] = [];
let request = 0;
let lastMs = 0;

export function play(draw: Draw): void {
  if (playing.push(draw) === 1) request = requestAnimationFrame(drawFrame);
}

export function stop(draw: Draw): void {
  const index = playing.indexOf(draw);
  if (index >= 0) playing.splice(index, 1);
  if (playing.length === 0) cancelAnimationFrame(request);
}

/** Half of the figures in each frame, in turn: a slow phone has no time for all of them in one. */
function drawFrame(now: number): void {
  request = requestAnimationFrame(drawFrame);
  // A faster screen asks more often than anybody sees.
  if (now - lastMs < 0.75 * FRAME_MS) return;
  const mayWait = now - lastMs < LONGEST_WAIT_MS;
  for (const draw of playing.slice(0, Math.ceil(playing.length / 2))) {
    if (mayWait && performance.now() - now > BUSY_MS) return;
    playing.push(...playing.splice(playing.indexOf(draw), 1));
    draw(now);
    lastMs = now;
  }
}
