/** Milliseconds that a slide stands, by the speed that an editor chose (BLOCK-034). */
const delays = { slow: 5_000, normal: 4_000, fast: 3_000 } as const;
export type RotationSpeed = keyof typeof delays;

/** The speed of a word from outside; `normal` where it names none. */
export function parseRotationSpeed(word: string | undefined): RotationSpeed {
  const speed = word?.trim().toLowerCase();
  return speed === 'slow' || speed === 'fast' ? speed : 'normal';
}

export interface RotationState {
  slides: number;
  /** The shopper has stopped it. */
  isPaused: boolean;
  /** The pointer rests on it, or the focus is inside. */
  isHoveredOrFocused: boolean;
  prefersReducedMotion: boolean;
}

/** Carousels turn by themselves only with more than one slide (BLOCK-033), and never against the shopper's wish. */
export function canRotate({ slides, isPaused, isHoveredOrFocused, prefersReducedMotion }: RotationState): boolean {
  return slides > 1 && !isPaused && !isHoveredOrFocused && !prefersReducedMotion;
}

/** Turns a carousel on and on. */
export interface Rotation {
  /** Starts with a whole delay, or stops. */
  setRunning(isOn: boolean): void;
  /** A slide was chosen by hand: the delay begins anew (BLOCK-036). */
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
