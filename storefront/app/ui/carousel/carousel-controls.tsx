import { type ReactNode, type RefObject, useEffect } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { CarouselButtons } from './carousel-buttons.tsx';
import type { RotationSpeed } from './rotation.ts';
import { useEmbla } from './use-embla.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';
import { useAutoRotate } from './use-rotation.ts';

export interface ControlsProps {
  /** The element that holds the carousel. */
  carousel: RefObject<HTMLElement | null>;
  slides: number;
  speed?: RotationSpeed | undefined;
  isInfinite?: boolean | undefined;
  thumbnails?: readonly ReactNode[] | undefined;
}

/** Takes the slides over from the scrolling row: moves them, turns them, and shows what to press for it. */
export function CarouselControls({ carousel, slides, speed, isInfinite = false, thumbnails }: ControlsProps) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { embla, stops, selected, turn, goTo } = useEmbla(carousel, { isInfinite, prefersReducedMotion });
  const isHoveredOrFocused = useHoverOrFocus(carousel);
  const rotation = useAutoRotate({ speed, slides, isHoveredOrFocused, prefersReducedMotion, advance: () => turn(1) });
  const { isOn, restart } = rotation;
  useEffect(() => {
    embla?.on('pointerDown', restart);
    return () => void embla?.off('pointerDown', restart);
  }, [embla, restart]);
  useEffect(() => {
    // A screen reader hears of the next slide only where the shopper asked for it.
    embla?.containerNode().setAttribute('aria-live', isOn ? 'off' : 'polite');
  }, [embla, isOn]);
  if (stops < 2) return null;
  return (
    <CarouselButtons
      stops={stops}
      selected={selected}
      thumbnails={thumbnails}
      pause={rotation.canPause ? { isPaused: rotation.isPaused, set: rotation.setPaused } : undefined}
      onTurn={(by) => {
        turn(by);
        restart();
      }}
      onStop={(stop) => {
        goTo(stop);
        restart();
      }}
    />
  );
}
