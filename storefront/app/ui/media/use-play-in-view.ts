import { type RefObject, useEffect } from 'react';

export function usePlayInView(element: RefObject<HTMLVideoElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const shown = element.current;
    if (!shown || !isWanted) return;
    const watch = new IntersectionObserver(([entry]) => {
      // A browser may refuse to play in order to save power; then the poster stays.
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
