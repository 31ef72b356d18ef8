import { replacementDelay } from './backoff.ts';
import { type Child, type ChildKind, forkChild } from './fork-child.ts';

/** How a restart ended: another change may come before it is done. */
export type RestartResult = 'restarted' | 'failed' | 'overtaken';

/** The web and worker processes, kept at their number until they are drained. */
export interface ChildSupervisor {
  /** Starts the processes, which load their code meanwhile. */
  fork(kinds: readonly ChildKind[]): void;
  /** Lets them take work; resolves when all do, rejects when one cannot. */
  start(environment: Record<string, string>): Promise<void>;
  /**
   * Replaces every process by a new one (development: the sources have changed). The old one serves until the new one does, and goes on
   * where the new one cannot start. A restart under way gives way to a later one.
   */
  restart(): Promise<RestartResult>;
  /** Lets every process finish what it has begun; those that take longer than `limit` milliseconds are killed. */
  drain(limit: number): Promise<void>;
  kill(): void;
}

/** Where one process stands, and the one that comes after it. */
interface Slot {
  readonly kind: ChildKind;
  current: Child;
  successor: Child | undefined;
}

/** Milliseconds that a replaced process gets for the requests that it has begun. */
const drainTimeout = 2_000;

/** `say` hears of every process that died and was replaced. */
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

  /** From now on, whenever the holder of this place ends by itself, another takes it. */
  async function supervise(place: Slot, lastDelay = 0): Promise<void> {
    const child = place.current;
    const line = await child.ended;
    if (isEnding || place.current !== child) return;
    const delay = replacementDelay(Date.now() - child.born, lastDelay);
    print(`${line}; ${delay === 0 ? 'replacing it' : `replacing it in ${delay} ms`}`);
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (isEnding || place.current !== child) return;
    place.current = fork(place.kind);
    void supervise(place, delay);
  }

  /** Puts a new process in this place; answers why it could not start, where that is so. */
  async function replace(place: Slot): Promise<{ outcome: RestartResult; cause?: string }> {
    place.successor?.kill();
    const next = fork(place.kind);
    place.successor = next;
    const isReady = await next.ready.then(
      () => true,
      () => false,
    );
    if (isEnding || place.successor !== next) return { outcome: 'overtaken' };
    place.successor = undefined;
    if (!isReady) return { outcome: 'failed', cause: next.failureCause() };
    const old = place.current;
    place.current = next;
    void supervise(place);
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
    async start(given) {
      environment = given;
      for (const child of running) child.send({ outfitter: 'start', environment });
      await Promise.all(slots.map(({ current }) => current.ready));
      for (const place of slots) void supervise(place);
    },
    async restart() {
      const ends = await Promise.all(slots.map(replace));
      // What keeps the one from starting is as a rule what keeps the other.
      for (const cause of new Set(ends.flatMap((end) => end.cause ?? []))) {
        print(`${cause}; the processes from before the change go on, the next change tries again`);
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
