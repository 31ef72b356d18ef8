import { type RefObject, useEffect } from 'react';

export function usePlayInView(element: RefObject<HTMLVideoElement | null>, shouldPlay: boolean): void {
  useEffect(() => {
    const video = element.current;
    if (!video || !shouldPlay) return;
    const observer = new IntersectionObserver(([entry]) => {
      // A browser may block playback to save power; the poster then stays visible.
      if (entry?.isIntersecting) video.play().catch(() => {});
      else video.pause();
    });
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [element, shouldPlay]);
}
