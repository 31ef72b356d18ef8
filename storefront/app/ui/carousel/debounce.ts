/** Milliseconds for which a row of slides must rest before what follows from its place is worked out (BLOCK-038). */
export const scrollDebounceMs = 100;

/** Work that is done once the calls for it have rested for a while; `stop` calls off what waits. */
export function debounce(callback: () => void, delay: number): { call(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    call() {
      stop();
      timer = setTimeout(callback, delay);
    },
    stop,
  };
}
