import { type RefObject, useEffect, useRef } from 'react';
import type { Figure } from '../../schema/figure.ts';
import { frameOutlines } from './model/frameOutlines.ts';
import { play, stop } from './playback.ts';

/** Moves the shapes of a figure while it is in view; a frame that is not shown is not computed. */
export function usePlayback(shapes: RefObject<SVGGElement | null>, figure: Figure, isPlaying: boolean) {
  const playedMs = useRef(0);
  useEffect(() => {
    const group = shapes.current;
    const svg = group?.ownerSVGElement;
    if (!group || !svg || !isPlaying) return;
    let last: number | undefined;
    let drawn: readonly string[] = [];
    const draw = (now: number) => {
      playedMs.current += now - (last ?? now);
      last = now;
      const shown = frameOutlines(figure, playedMs.current / 1000);
      for (const [index, outline] of shown.entries()) {
        const shape = group.children[index];
        if (outline !== drawn[index]) shape?.setAttribute(shape.hasAttribute('d') ? 'd' : 'points', outline);
      }
      drawn = shown;
    };
    // Nothing intersects that is not displayed: in a closed disclosure, or with reduced motion.
    let isInView = false;
    const playOrStop = () => {
      stop(draw);
      last = undefined;
      // Firefox draws now and then in a hidden tab.
      if (isInView && !document.hidden) play(draw);
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
      stop(draw);
    };
  }, [shapes, figure, isPlaying]);
}
