import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';
import { debounce, scrollDebounceMs } from './debounce.ts';

interface EmblaOptions {
  isInfinite: boolean;
  prefersReducedMotion: boolean;
}

function updateInertSlides(embla: EmblaCarouselType): void {
  const slidesInView = new Set([...embla.slidesInView(), embla.internalEngine().slideRegistry[embla.selectedScrollSnap()]?.[0]]);
  for (const [index, slide] of embla.slideNodes().entries()) slide.inert = !slidesInView.has(index);
}

export function useEmbla(root: RefObject<HTMLElement | null>, { isInfinite, prefersReducedMotion }: EmblaOptions) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [position, setPosition] = useState({ selected: 0, snapCount: 0 });
  useEffect(() => {
    const viewport = root.current?.querySelector<HTMLElement>('[data-part="viewport"]');
    if (!viewport) return;
    // Start at the slide to which the row is already scrolled.
    const startIndex = Math.round(viewport.scrollLeft / Math.max(1, viewport.clientWidth));
    viewport.dataset.live = '';
    viewport.scrollLeft = 0;
    const carousel = EmblaCarousel(viewport, { loop: isInfinite, startIndex, inViewThreshold: 0.6, duration: 22 });
    const update = () => {
      updateInertSlides(carousel);
      setPosition({ selected: carousel.selectedScrollSnap(), snapCount: carousel.scrollSnapList().length });
    };
    update();
    // The selected slide updates at once, the inert slides after scrolling.
    const debouncedUpdate = debounce(update, scrollDebounceMs);
    carousel.on('select', update).on('slidesInView', debouncedUpdate.call).on('scroll', debouncedUpdate.call).on('reInit', update);
    setEmbla(carousel);
    return () => {
      debouncedUpdate.stop();
      const slides = carousel.slideNodes();
      carousel.destroy();
      delete viewport.dataset.live;
      for (const slide of slides) slide.inert = false;
    };
  }, [root, isInfinite]);
  const move = (step: 1 | -1) => {
    if (!embla) return;
    if (step === 1 && !embla.canScrollNext()) embla.scrollTo(0, prefersReducedMotion);
    else if (step === -1 && !embla.canScrollPrev()) embla.scrollTo(position.snapCount - 1, prefersReducedMotion);
    else if (step === 1) embla.scrollNext(prefersReducedMotion);
    else embla.scrollPrev(prefersReducedMotion);
  };
  const goTo = (index: number) => embla?.scrollTo(index, prefersReducedMotion);
  return { embla, ...position, move, goTo };
}
