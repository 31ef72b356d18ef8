import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';
import { debounced, scrollRest } from './debounce.ts';

interface EmblaWishes {
  isInfinite: boolean;
  wantsLessMotion: boolean;
}

/** Slides that are out of view are out of reach, too. */
function keepInReach(embla: EmblaCarouselType): void {
  const inView = new Set([...embla.slidesInView(), embla.internalEngine().slideRegistry[embla.selectedScrollSnap()]?.[0]]);
  for (const [at, slide] of embla.slideNodes().entries()) slide.inert = !inView.has(at);
}

/** Moves the slides of a carousel once it is on the page, until it leaves. */
export function useEmbla(frame: RefObject<HTMLElement | null>, { isInfinite, wantsLessMotion }: EmblaWishes) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [place, setPlace] = useState({ selected: 0, stops: 0 });
  useEffect(() => {
    const view = frame.current?.querySelector<HTMLElement>('.carousel-view');
    if (!view) return;
    // What was scrolled to before this came stays in sight.
    const startIndex = Math.round(view.scrollLeft / Math.max(1, view.clientWidth));
    view.classList.add('is-live');
    view.scrollLeft = 0;
    const moved = EmblaCarousel(view, { loop: isInfinite, startIndex, inViewThreshold: 0.6, duration: 22 });
    const look = () => {
      keepInReach(moved);
      setPlace({ selected: moved.selectedScrollSnap(), stops: moved.scrollSnapList().length });
    };
    look();
    // Which slides are in reach is settled once the row rests; which is chosen is told at once.
    const rested = debounced(look, scrollRest);
    moved.on('select', look).on('slidesInView', rested.call).on('scroll', rested.call).on('reInit', look);
    setEmbla(moved);
    return () => {
      rested.stop();
      moved.destroy();
      view.classList.remove('is-live');
      for (const slide of view.querySelectorAll<HTMLElement>('.carousel-slide')) slide.inert = false;
    };
  }, [frame, isInfinite]);
  /** One stop on or back; past the end, the other end comes. */
  const turn = (by: 1 | -1) => {
    if (!embla) return;
    if (by === 1 && !embla.canScrollNext()) embla.scrollTo(0, wantsLessMotion);
    else if (by === -1 && !embla.canScrollPrev()) embla.scrollTo(place.stops - 1, wantsLessMotion);
    else if (by === 1) embla.scrollNext(wantsLessMotion);
    else embla.scrollPrev(wantsLessMotion);
  };
  const goTo = (stop: number) => embla?.scrollTo(stop, wantsLessMotion);
  return { embla, ...place, turn, goTo };
}
