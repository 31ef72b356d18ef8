import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { canRotate, createRotation, type Rotation, type RotationSpeed } from './rotation.ts';

interface RotationOptions {
  speed: RotationSpeed | undefined;
  slideCount: number;
  prefersReducedMotion: boolean;
  advance(): void;
}

/** Calls `advance` at the given speed, except while the shopper has paused, hovers or has the focus inside. */
export function useAutoRotate({
  speed,
  slideCount,
  isHoveredOrFocused,
  prefersReducedMotion,
  advance,
}: RotationOptions & { isHoveredOrFocused: boolean }) {
  const [isPaused, setPaused] = useState(false);
  const rotation = useRef<Rotation>(undefined);
  const latestAdvance = useRef(advance);
  useEffect(() => {
    latestAdvance.current = advance;
  });
  const isOn = speed !== undefined && canRotate({ slideCount, isPaused, isHoveredOrFocused, prefersReducedMotion });
  useEffect(() => {
    if (!speed || !isOn) return;
    const running = createRotation(speed, () => latestAdvance.current());
    rotation.current = running;
    running.setRunning(true);
    return () => running.setRunning(false);
  }, [speed, isOn]);
  const restart = useCallback(() => rotation.current?.restart(), []);
  const canPause = speed !== undefined && slideCount > 1 && !prefersReducedMotion;
  return { isOn, isPaused, canPause, setPaused, restart };
}

/** Like `useAutoRotate`, but also returns the event handlers that pause the rotation, for an element that the caller renders. */
export function useRotation(options: RotationOptions) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const rotation = useAutoRotate({ ...options, isHoveredOrFocused: isHovered || isFocused });
  return {
    ...rotation,
    pauseHandlers: {
      // Touch input does not hover.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
