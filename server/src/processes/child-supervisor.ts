import { replacementDelay } from './backoff.ts';
import { type Child, type ChildKind, forkChild } from './fork-child.ts';

/** `overtaken`: sources have changed again before the restart was complete. */
export type RestartResult = 'restarted' | 'failed' | 'overtaken';

/** Keeps the number of web and worker processes constant until they are drained. */
export interface ChildSupervisor {
  fork(kinds: readonly ChildKind[]): void;
  start(environment: Record<string, string>): Promise<void>;
  /**
   * Replaces every process after sources have changed. The old process serves until the new one is ready, and continues if the new one
   * fails. A later restart overtakes one in progress.
   */
  restart(): Promise<RestartResult>;
  /** Lets every process finish its requests; kills those that take longer than `limit` milliseconds. */
  drain(limit: number): Promise<void>;
  kill(): void;
}

interface Slot {
  readonly kind: ChildKind;
  current: Child;
  successor: Child | undefined;
}

const drainTimeout = 2_000;

export function superviseChildren(print: (line: string) => void): ChildSupervisor {
  const running = new Set<Child>();
  const slots: Slot[] = [];
  let environment: Record<string, string> | undefined;
  let isEnding = false;

  function fork(kind: ChildKind): Child {
    const child = forkChild(kind);
    running.add(child);
    void child.ended.then(() => running.delete(child));
    if (environment) child.send({ outfitter: 'start', environment });
    return child;
  }

  /** Replaces the current process of the slot whenever it exits unexpectedly. */
  async function supervise(slot: Slot, lastDelay = 0): Promise<void> {
    const child = slot.current;
    const line = await child.ended;
    if (isEnding || slot.current !== child) return;
    const delay = replacementDelay(Date.now() - child.born, lastDelay);
    print(`${line}; ${delay === 0 ? 'restarting it' : `restarting it in ${delay} ms`}`);
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (isEnding || slot.current !== child) return;
    slot.current = fork(slot.kind);
    void supervise(slot, delay);
  }

  async function replace(slot: Slot): Promise<{ outcome: RestartResult; cause?: string }> {
    slot.successor?.kill();
    const next = fork(slot.kind);
    slot.successor = next;
    const isReady = await next.ready.then(
      () => true,
      () => false,
    );
    if (isEnding || slot.successor !== next) return { outcome: 'overtaken' };
    slot.successor = undefined;
    if (!isReady) return { outcome: 'failed', cause: next.failureCause() };
    const old = slot.current;
    slot.current = next;
    void supervise(slot);
    await drainChildren([old], drainTimeout);
    return { outcome: 'restarted' };
  }

  async function drainChildren(children: readonly Child[], limit: number): Promise<void> {
    const impatience = setTimeout(() => {
      for (const child of children) child.kill();
    }, limit);
    for (const child of children) child.send({ outfitter: 'drain' });
    await Promise.all(children.map((child) => child.ended));
    clearTimeout(impatience);
  }

  return {
    fork(kinds) {
      for (const kind of kinds) slots.push({ kind, current: fork(kind), successor: undefined });
    },
    async start(childEnvironment) {
      environment = childEnvironment;
      for (const child of running) child.send({ outfitter: 'start', environment });
      await Promise.all(slots.map(({ current }) => current.ready));
      for (const slot of slots) void supervise(slot);
    },
    async restart() {
      const ends = await Promise.all(slots.map(replace));
      // Several processes usually fail for the same reason.
      for (const cause of new Set(ends.flatMap((end) => end.cause ?? []))) {
        print(`${cause}; the previous processes keep running until the next change`);
      }
      const outcomes = ends.map(({ outcome }) => outcome);
      return outcomes.includes('overtaken') ? 'overtaken' : outcomes.includes('failed') ? 'failed' : 'restarted';
    },
    async drain(limit) {
      isEnding = true;
      await drainChildren([...running], limit);
    },
    kill() {
      isEnding = true;
      for (const child of running) child.kill();
    },
  };
}
