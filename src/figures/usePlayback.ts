import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Figure } from '../../schema/figure.ts';
import { framePaths } from './model/framePaths.ts';

/** A frame of a common screen. */
const FRAME_MS = 1000 / 60;
/** One frame in two: half of the figures are drawn in one, the others in the next, for slow phones. */
const FRAME_INTERVAL_MS = 1.5 * FRAME_MS;
/** Of a frame, before a figure waits for the next one: computing a moment for the first time takes a slow phone long. */
const BUSY_MS = FRAME_MS / 3;
let figuresSoFar = 0;

/** Moves the paths of a figure while it is in view; a frame that is not shown is not computed. */
export function usePlayback(paths: RefObject<SVGGElement | null>, figure: Figure, isPlaying: boolean) {
  const playedMs = useRef(0);
  const [turn] = useState(() => figuresSoFar++ % 2);
  useEffect(() => {
    const group = paths.current;
    const svg = group?.ownerSVGElement;
    if (!group || !svg || !isPlaying) return;
    let request = 0;
    let last: number | undefined;
    let drawnAt = 0;
    let drawn: readonly string[] = [];
    const drawFrame = (now: number) => {
      if (last === undefined) drawnAt = now - turn * FRAME_MS;
      playedMs.current += now - (last ?? now);
      last = now;
      request = requestAnimationFrame(drawFrame);
      if (
        now - drawnAt < FRAME_INTERVAL_MS ||
        (performance.now() - now > BUSY_MS && now - drawnAt < 4 * FRAME_INTERVAL_MS)
      )
        return;
      drawnAt = now;
      const shown = framePaths(figure, playedMs.current / 1000);
      for (const [index, path] of shown.entries()) {
        if (path !== drawn[index]) group.children[index]?.setAttribute('d', path);
      }
      drawn = shown;
    };
    // Nothing intersects that is not displayed: in a closed disclosure, or with reduced motion.
    let isInView = false;
    const playOrStop = () => {
      cancelAnimationFrame(request);
      last = undefined;
      // Firefox draws now and then in a hidden tab.
      if (isInView && !document.hidden) request = requestAnimationFrame(drawFrame);
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      playOrStop();
    });
    observer.observe(svg);
    document.addEventListener('visibilitychange', playOrStop);
    return () => {
      document.removeEventListener('visibilitychange', playOrStop);
      observer.disconnect();
      cancelAnimationFrame(request);
    };
  }, [paths, figure, isPlaying, turn]);
}
