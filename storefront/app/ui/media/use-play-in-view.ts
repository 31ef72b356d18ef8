import { type RefObject, useEffect } from 'react';

/** Plays a video while it is wanted and in view; outside of it, and when it is not wanted, it stands still. */
export function usePlayInView(element: RefObject<HTMLVideoElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const shown = element.current;
    if (!shown || !isWanted) return;
    const watch = new IntersectionObserver(([entry]) => {
      // A browser may refuse to play, to save power; the picture stands then.
      if (entry?.isIntersecting) shown.play().catch(() => {});
      else shown.pause();
    });
    watch.observe(shown);
    return () => {
      watch.disconnect();
      shown.pause();
    };
  }, [element, isWanted]);
}
