/** Milliseconds per slide (BLOCK-034). */
const delays = { slow: 5_000, normal: 4_000, fast: 3_000 } as const;
export type RotationSpeed = keyof typeof delays;

export function parseRotationSpeed(word: string | undefined): RotationSpeed {
  const speed = word?.trim().toLowerCase();
  return speed === 'slow' || speed === 'fast' ? speed : 'normal';
}

export interface RotationState {
  slides: number;
  isPaused: boolean;
  isHoveredOrFocused: boolean;
  prefersReducedMotion: boolean;
}

/** A carousel rotates only with several slides (BLOCK-033) and never against the shopper's preference. */
export function canRotate({ slides, isPaused, isHoveredOrFocused, prefersReducedMotion }: RotationState): boolean {
  return slides > 1 && !isPaused && !isHoveredOrFocused && !prefersReducedMotion;
}

export interface Rotation {
  setRunning(isOn: boolean): void;
  /** The shopper has chosen a slide: the delay starts again (BLOCK-036). */
  restart(): void;
}

export function createRotation(speed: RotationSpeed, turn: () => void): Rotation {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const start = () => {
    stop();
    timer = setInterval(turn, delays[speed]);
  };
  return {
    setRunning: (isOn) => (isOn ? start() : stop()),
    restart: () => {
      if (timer) start();
    },
  };
}
