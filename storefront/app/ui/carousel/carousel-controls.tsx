import { type ReactNode, type RefObject, useEffect } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { CarouselButtons } from './carousel-buttons.tsx';
import type { RotationSpeed } from './rotation.ts';
import { useEmbla } from './use-embla.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';
import { useAutoRotate } from './use-rotation.ts';

export interface ControlsProps {
  carousel: RefObject<HTMLElement | null>;
  slides: number;
  speed?: RotationSpeed | undefined;
  isInfinite?: boolean | undefined;
  thumbnails?: readonly ReactNode[] | undefined;
}

/** Replaces scrolling of the row by the Embla carousel and renders its buttons. */
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
    // Slides that rotate by themselves are not announced.
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
