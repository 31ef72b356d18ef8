import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';
import { debounce, scrollDebounceMs } from './debounce.ts';

interface EmblaOptions {
  isInfinite: boolean;
  prefersReducedMotion: boolean;
}

/** Slides that are not visible must not receive the focus. */
function updateInertSlides(embla: EmblaCarouselType): void {
  const inView = new Set([...embla.slidesInView(), embla.internalEngine().slideRegistry[embla.selectedScrollSnap()]?.[0]]);
  for (const [index, slide] of embla.slideNodes().entries()) slide.inert = !inView.has(index);
}

export function useEmbla(frame: RefObject<HTMLElement | null>, { isInfinite, prefersReducedMotion }: EmblaOptions) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [position, setPosition] = useState({ selected: 0, stops: 0 });
  useEffect(() => {
    const view = frame.current?.querySelector<HTMLElement>('[data-part="viewport"]');
    if (!view) return;
    // Keep the position to which the row was scrolled before.
    const startIndex = Math.round(view.scrollLeft / Math.max(1, view.clientWidth));
    view.dataset.live = '';
    view.scrollLeft = 0;
    const moved = EmblaCarousel(view, { loop: isInfinite, startIndex, inViewThreshold: 0.6, duration: 22 });
    const update = () => {
      updateInertSlides(moved);
      setPosition({ selected: moved.selectedScrollSnap(), stops: moved.scrollSnapList().length });
    };
    update();
    // The selected slide updates at once, the inert slides after scrolling.
    const debouncedUpdate = debounce(update, scrollDebounceMs);
    moved.on('select', update).on('slidesInView', debouncedUpdate.call).on('scroll', debouncedUpdate.call).on('reInit', update);
    setEmbla(moved);
    return () => {
      debouncedUpdate.stop();
      const slides = moved.slideNodes();
      moved.destroy();
      delete view.dataset.live;
      for (const slide of slides) slide.inert = false;
    };
  }, [frame, isInfinite]);
  const turn = (by: 1 | -1) => {
    if (!embla) return;
    if (by === 1 && !embla.canScrollNext()) embla.scrollTo(0, prefersReducedMotion);
    else if (by === -1 && !embla.canScrollPrev()) embla.scrollTo(position.stops - 1, prefersReducedMotion);
    else if (by === 1) embla.scrollNext(prefersReducedMotion);
    else embla.scrollPrev(prefersReducedMotion);
  };
  const goTo = (stop: number) => embla?.scrollTo(stop, prefersReducedMotion);
  return { embla, ...position, turn, goTo };
}
