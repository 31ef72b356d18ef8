export interface PeriodicTask {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Runs `work` repeatedly: `everyMilliseconds` after the end of the last run, and whenever woken; never twice at once. `work` must not
 * throw.
 */
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
