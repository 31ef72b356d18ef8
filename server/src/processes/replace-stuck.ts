import type { ChildSupervisor, Slot } from './child-supervisor.ts';

/**
 * Milliseconds for which a class of requests must have got no connection until its process may be stuck. The server ends every statement
 * within 15 seconds. The process itself reports at /readyz that it is not ready after the same time.
 */
const stallLimit = 15_000;
const checkInterval = 2_000;
/** Checks in a row in which the database must respond: after an outage, the pools recover by themselves. */
const requiredChecks = 3;
/** Milliseconds between two replacements of the same process, in case its successor is stuck as well. */
const minPause = 60_000;

export interface StuckProcessOptions {
  readonly children: Pick<ChildSupervisor, 'stalled' | 'replace'>;
  /** Connects to the database without the pool of any process. */
  isDatabaseResponding(): Promise<boolean>;
  print(line: string): void;
  readonly now?: () => number;
}

/**
 * Returns a check that replaces the processes in which a class of requests gets no connection from its own pool although the database
 * responds: their connections are lost, and only a new process gets others. Call it every two seconds.
 */
export function createStuckProcessCheck({
  children,
  isDatabaseResponding,
  print,
  now = performance.now.bind(performance),
}: StuckProcessOptions) {
  const suspicions = new Map<Slot, number>();
  const replacedAt = new Map<Slot, number>();

  return async function check(): Promise<void> {
    const stalled = children.stalled(stallLimit);
    for (const slot of suspicions.keys()) if (!stalled.includes(slot)) suspicions.delete(slot);
    if (stalled.length === 0) return;
    if (!(await isDatabaseResponding())) return suspicions.clear();
    for (const slot of stalled) {
      const checks = (suspicions.get(slot) ?? 0) + 1;
      suspicions.set(slot, checks);
      const isPaused = now() - (replacedAt.get(slot) ?? Number.NEGATIVE_INFINITY) < minPause;
      if (checks < requiredChecks || isPaused) continue;
      suspicions.delete(slot);
      replacedAt.set(slot, now());
      print(`the ${slot.kind} process ${slot.current.pid} gets no connection although the database responds; replacing it`);
      await children.replace(slot);
    }
  };
}

/** Runs the check until the returned function is called. */
export function replaceStuckProcesses(options: StuckProcessOptions): () => Promise<void> {
  const check = createStuckProcessCheck(options);
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= check().finally(() => {
      running = undefined;
    });
  }, checkInterval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
