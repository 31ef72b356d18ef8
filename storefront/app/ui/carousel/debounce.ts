/** Milliseconds without scrolling after which the position of a carousel is evaluated (BLOCK-038). */
export const scrollDebounceMs = 100;

export function debounce(callback: () => void, delayMs: number): { call(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    call() {
      stop();
      timer = setTimeout(callback, delayMs);
    },
    stop,
  };
}
