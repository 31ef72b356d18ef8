/** Milliseconds per slide (BLOCK-034). */
const delays = { slow: 5_000, normal: 4_000, fast: 3_000 } as const;
export type RotationSpeed = keyof typeof delays;

export function parseRotationSpeed(value: string | undefined): RotationSpeed {
  const speed = value?.trim().toLowerCase();
  return speed === 'slow' || speed === 'fast' ? speed : 'normal';
}

export interface RotationState {
  slideCount: number;
  isPaused: boolean;
  isHoveredOrFocused: boolean;
  prefersReducedMotion: boolean;
}

/** Returns whether a carousel rotates: only with several slides (BLOCK-033), and never if the shopper prefers reduced motion. */
export function canRotate({ slideCount, isPaused, isHoveredOrFocused, prefersReducedMotion }: RotationState): boolean {
  return slideCount > 1 && !isPaused && !isHoveredOrFocused && !prefersReducedMotion;
}

export interface Rotation {
  setRunning(isRunning: boolean): void;
  /** Restarts the delay after the shopper has selected a slide (BLOCK-036). */
  restart(): void;
}

export function createRotation(speed: RotationSpeed, advance: () => void): Rotation {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const start = () => {
    stop();
    timer = setInterval(advance, delays[speed]);
  };
  return {
    setRunning: (isRunning) => (isRunning ? start() : stop()),
    restart: () => {
      if (timer) start();
    },
  };
}
