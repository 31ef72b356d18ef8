import { type ReactNode, type RefObject, useEffect } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { CarouselButtons } from './carousel-buttons.tsx';
import type { RotationSpeed } from './rotation.ts';
import { useEmbla } from './use-embla.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';
import { useAutoRotate } from './use-rotation.ts';

export interface CarouselControlsProps {
  carousel: RefObject<HTMLElement | null>;
  slideCount: number;
  speed?: RotationSpeed | undefined;
  isInfinite?: boolean | undefined;
  thumbnails?: readonly ReactNode[] | undefined;
}

/** Replaces the scrolling row with an Embla carousel and renders its buttons. */
export function CarouselControls({ carousel, slideCount, speed, isInfinite = false, thumbnails }: CarouselControlsProps) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { embla, snapCount, selected, move, goTo } = useEmbla(carousel, { isInfinite, prefersReducedMotion });
  const isHoveredOrFocused = useHoverOrFocus(carousel);
  const rotation = useAutoRotate({ speed, slideCount, isHoveredOrFocused, prefersReducedMotion, advance: () => move(1) });
  const { isOn, restart } = rotation;
  useEffect(() => {
    embla?.on('pointerDown', restart);
    return () => void embla?.off('pointerDown', restart);
  }, [embla, restart]);
  useEffect(() => {
    // Slides that rotate by themselves are not announced.
    embla?.containerNode().setAttribute('aria-live', isOn ? 'off' : 'polite');
  }, [embla, isOn]);
  if (snapCount < 2) return null;
  return (
    <CarouselButtons
      snapCount={snapCount}
      selected={selected}
      thumbnails={thumbnails}
      pause={rotation.canPause ? { isPaused: rotation.isPaused, set: rotation.setPaused } : undefined}
      onMove={(step) => {
        move(step);
        restart();
      }}
      onSelect={(index) => {
        goTo(index);
        restart();
      }}
    />
  );
}
