import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createRotation, mayRotate, type Rotation, type RotationSpeed } from './rotation.ts';

interface RotationOptions {
  /** Left out, nothing turns by itself. */
  speed: RotationSpeed | undefined;
  slides: number;
  wantsLessMotion: boolean;
  turn(): void;
}

/** Turns slides at their speed, unless the shopper stopped them or, by `isHeld`, looks at one. */
export function useTurning({ speed, slides, isHeld, wantsLessMotion, turn }: RotationOptions & { isHeld: boolean }) {
  const [isPaused, setPaused] = useState(false);
  const rotation = useRef<Rotation>(undefined);
  const latestTurn = useRef(turn);
  useEffect(() => {
    latestTurn.current = turn;
  });
  const isOn = speed !== undefined && mayRotate({ slides, isPaused, isHeld, wantsLessMotion });
  useEffect(() => {
    if (!speed || !isOn) return;
    const started = createRotation(speed, () => latestTurn.current());
    rotation.current = started;
    started.run(true);
    return () => started.run(false);
  }, [speed, isOn]);
  const restart = useCallback(() => rotation.current?.restart(), []);
  /** There is something to pause. */
  const canPause = speed !== undefined && slides > 1 && !wantsLessMotion;
  return { isOn, isPaused, canPause, setPaused, restart };
}

/** The same for slides whose element is drawn where this is used: `holders` go on it, and it stands while it is looked at. */
export function useRotation(options: RotationOptions) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const turning = useTurning({ ...options, isHeld: isPointed || isFocused });
  return {
    ...turning,
    holders: {
      // A finger that swipes has no place to rest on.
      onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
