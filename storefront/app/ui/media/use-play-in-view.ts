import { type RefObject, useEffect } from 'react';
import { observeVisibility } from '../../platform/browser/observe-visibility.ts';

export function usePlayInView(element: RefObject<HTMLVideoElement | null>, shouldPlay: boolean): void {
  useEffect(() => {
    const video = element.current;
    if (!video || !shouldPlay) return;
    const stopObserving = observeVisibility(video, (isVisible) => {
      // A browser may block playback to save power; the poster then stays visible.
      if (isVisible) video.play().catch(() => {});
      else video.pause();
    });
    return () => {
      stopObserving();
      video.pause();
    };
  }, [element, shouldPlay]);
}
