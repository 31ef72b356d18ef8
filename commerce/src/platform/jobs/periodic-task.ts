/** Something that runs again and again, never twice at once. */
export interface PeriodicTask {
  /** Runs as soon as it can: now, or right after the run that is under way. */
  wake(): void;
  /** Ends it; resolves when the run under way has ended. */
  stop(): Promise<void>;
}

/** Runs `work` every so many milliseconds, counted from the end of the last run, and whenever woken. `work` must not throw. */
export function startPeriodicTask(work: () => Promise<void>, everyMilliseconds: number, firstAfter = 0): PeriodicTask {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  function schedule(after: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, after);
  }
  function run(): void {
    if (running || isStopped) {
      isWanted = true;
      return;
    }
    isWanted = false;
    running = work().finally(() => {
      running = undefined;
      schedule(isWanted ? 0 : everyMilliseconds);
    });
  }

  schedule(firstAfter);
  return {
    wake() {
      isWanted = true;
      if (!running) schedule(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
