import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { canRotate, createRotation, type Rotation, type RotationSpeed } from './rotation.ts';

interface RotationOptions {
  /** Left out, nothing turns by itself. */
  speed: RotationSpeed | undefined;
  slides: number;
  prefersReducedMotion: boolean;
  advance(): void;
}

/** Turns slides at their speed, unless the shopper stopped them or, by `isHoveredOrFocused`, looks at one. */
export function useAutoRotate({
  speed,
  slides,
  isHoveredOrFocused,
  prefersReducedMotion,
  advance,
}: RotationOptions & { isHoveredOrFocused: boolean }) {
  const [isPaused, setPaused] = useState(false);
  const rotation = useRef<Rotation>(undefined);
  const latestTurn = useRef(advance);
  useEffect(() => {
    latestTurn.current = advance;
  });
  const isOn = speed !== undefined && canRotate({ slides, isPaused, isHoveredOrFocused, prefersReducedMotion });
  useEffect(() => {
    if (!speed || !isOn) return;
    const started = createRotation(speed, () => latestTurn.current());
    rotation.current = started;
    started.setRunning(true);
    return () => started.setRunning(false);
  }, [speed, isOn]);
  const restart = useCallback(() => rotation.current?.restart(), []);
  /** There is something to pause. */
  const canPause = speed !== undefined && slides > 1 && !prefersReducedMotion;
  return { isOn, isPaused, canPause, setPaused, restart };
}

/** The same for slides whose element is drawn where this is used: `holders` go on it, and it stands while it is looked at. */
export function useRotation(options: RotationOptions) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const rotation = useAutoRotate({ ...options, isHoveredOrFocused: isHovered || isFocused });
  return {
    ...rotation,
    holders: {
      // A finger that swipes has no place to rest on.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
