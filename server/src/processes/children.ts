import { replacementDelay } from './backoff.ts';
import { type Child, type ChildKind, forkChild } from './child-process.ts';
import { failureLine } from './start-failure.ts';

/** The web and worker processes, kept at their number until they are drained. */
export interface Children {
  /** Starts the processes, which load their code meanwhile. */
  fork(kinds: readonly ChildKind[]): void;
  /** Lets them take work; resolves when all do, rejects when one cannot. */
  start(environment: Record<string, string>): Promise<void>;
  /** Replaces every process by a new one (development: the sources have changed). */
  restart(): Promise<void>;
  /** Lets every process finish what it has begun; those that take longer than `limit` milliseconds are killed. */
  drain(limit: number): Promise<void>;
  kill(): void;
}

/** `say` hears of every process that died and was replaced. */
export function keepChildren(say: (line: string) => void): Children {
  const running = new Set<Child>();
  const kept = new Set<Child>();
  const absent: ChildKind[] = [];
  let environment: Record<string, string> | undefined;
  let isEnding = false;

  function add(kind: ChildKind): Child {
    const child = forkChild(kind);
    running.add(child);
    void child.ended.then(() => running.delete(child));
    if (environment) child.tell({ outfitter: 'start', environment });
    return child;
  }

  /** From now on, whenever this process ends by itself, another takes its place. */
  async function keep(child: Child, lastDelay = 0): Promise<void> {
    const line = await child.ended;
    if (isEnding || !kept.has(child)) return;
    const delay = replacementDelay(Date.now() - child.born, lastDelay);
    say(`${line}; ${delay === 0 ? 'replacing it' : `replacing it in ${delay} ms`}`);
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (!isEnding) keepFromNowOn(add(child.kind), delay);
  }

  function keepFromNowOn(child: Child, lastDelay = 0): void {
    kept.add(child);
    void keep(child, lastDelay).finally(() => kept.delete(child));
  }

  async function endForGood(child: Child): Promise<void> {
    kept.delete(child);
    child.kill();
    await child.ended;
  }

  /** A process that the changed sources keep from starting is tried again with the next change. */
  async function addOrWait(kind: ChildKind): Promise<void> {
    const child = add(kind);
    try {
      await child.ready;
      keepFromNowOn(child);
    } catch (error) {
      absent.push(kind);
      say(`${failureLine(error)}; waiting for the next change`);
    }
  }

  return {
    fork(kinds) {
      for (const kind of kinds) add(kind);
    },
    async start(given) {
      environment = given;
      for (const child of running) child.tell({ outfitter: 'start', environment });
      await Promise.all([...running].map((child) => child.ready));
      for (const child of running) keepFromNowOn(child);
    },
    async restart() {
      const kinds = [...running].map((child) => child.kind).concat(absent.splice(0));
      await Promise.all([...running].map(endForGood));
      await Promise.all(kinds.map(addOrWait));
    },
    async drain(limit) {
      isEnding = true;
      const children = [...running];
      const impatience = setTimeout(() => {
        for (const child of children) child.kill();
      }, limit);
      for (const child of children) child.tell({ outfitter: 'drain' });
      await Promise.all(children.map((child) => child.ended));
      clearTimeout(impatience);
    },
    kill() {
      isEnding = true;
      for (const child of running) child.kill();
    },
  };
}
