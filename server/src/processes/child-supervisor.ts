import { type DrainLimits, drainLimits } from '../http/time-limits.ts';
import { replacementDelay } from './backoff.ts';
import { type Child, type ChildKind, forkChild } from './fork-child.ts';

/** Result of a restart. `overtaken`: sources have changed again before the restart was complete. */
export type RestartResult = 'restarted' | 'failed' | 'overtaken';

/** Keeps the number of web and worker processes constant until they are drained. */
export interface ChildSupervisor {
  fork(kinds: readonly ChildKind[]): void;
  start(environment: Record<string, string>): Promise<void>;
  /**
   * Replaces all processes at once after sources have changed. The old process serves until the new one is ready, and continues if the
   * new one fails. A later restart overtakes one in progress.
   */
  restart(): Promise<RestartResult>;
  /** Replaces the processes one after the other; stops at the first one whose successor fails. */
  restartOneByOne(): Promise<RestartResult>;
  /** Processes that have got no connection to the database from their pool for this time. */
  stalled(milliseconds: number): Slot[];
  /** Resolves when the successor serves; the replaced process then finishes its requests. */
  replace(slot: Slot): Promise<RestartResult>;
  /** Reports to every process, also later ones, why the embedded database does not run; `undefined` once it runs again. */
  reportDatabase(problem: string | undefined): void;
  /** Reports to every process why the archive of the embedded database is not written; `undefined` once it is written again. */
  reportArchive(problem: string | undefined): void;
  /** Lets every process finish its requests; kills those that exceed the limit of a child. */
  drain(): Promise<void>;
  kill(): void;
}

export interface Slot {
  readonly kind: ChildKind;
  current: Child;
  successor: Child | undefined;
}

interface Replacement {
  readonly outcome: RestartResult;
  readonly cause?: string;
  /** Resolves when the replaced process has ended. */
  readonly drained?: Promise<void>;
}

export function superviseChildren(print: (line: string) => void, limits: DrainLimits = drainLimits): ChildSupervisor {
  const running = new Set<Child>();
  const slots: Slot[] = [];
  let environment: Record<string, string> | undefined;
  const problems: Record<'database' | 'archive', string | undefined> = { database: undefined, archive: undefined };
  let isEnding = false;

  function fork(kind: ChildKind): Child {
    const child = forkChild(kind);
    running.add(child);
    void child.ended.then(() => running.delete(child));
    for (const part of ['database', 'archive'] as const) {
      if (problems[part] !== undefined) child.send({ outfitter: part, problem: problems[part] });
    }
    if (environment) child.send({ outfitter: 'start', environment });
    return child;
  }

  function report(part: keyof typeof problems, problem: string | undefined): void {
    if (problems[part] === problem) return;
    problems[part] = problem;
    for (const child of running) child.send({ outfitter: part, problem });
  }

  async function supervise(slot: Slot, lastDelay = 0): Promise<void> {
    const child = slot.current;
    const line = await child.ended;
    if (isEnding || slot.current !== child) return;
    const delay = replacementDelay(performance.now() - child.born, lastDelay);
    print(`${line}; ${delay === 0 ? 'restarting it' : `restarting it in ${delay} ms`}`);
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (isEnding || slot.current !== child) return;
    slot.current = fork(slot.kind);
    void supervise(slot, delay);
  }

  async function replace(slot: Slot): Promise<Replacement> {
    if (isEnding) return { outcome: 'overtaken' };
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
    return { outcome: 'restarted', drained: drainChildren([old], { isReplaced: true }) };
  }

  async function drainChildren(children: readonly Child[], { isReplaced }: { isReplaced: boolean }): Promise<void> {
    const killTimer = setTimeout(() => {
      for (const child of children) child.kill();
    }, limits.child);
    for (const child of children) child.send({ outfitter: 'drain', isReplaced });
    await Promise.all(children.map((child) => child.ended));
    clearTimeout(killTimer);
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
      const replacements = await Promise.all(slots.map(replace));
      await Promise.all(replacements.map(({ drained }) => drained));
      // Several processes usually fail for the same reason.
      for (const cause of new Set(replacements.flatMap((replacement) => replacement.cause ?? []))) {
        print(`${cause}; the previous processes keep running until the next change`);
      }
      const outcomes = replacements.map(({ outcome }) => outcome);
      return outcomes.includes('overtaken') ? 'overtaken' : outcomes.includes('failed') ? 'failed' : 'restarted';
    },
    async restartOneByOne() {
      for (const slot of slots) {
        const { outcome, cause, drained } = await replace(slot);
        if (cause) print(`${cause}; the processes that were not yet replaced keep running`);
        if (outcome !== 'restarted') return outcome;
        await drained;
      }
      return 'restarted';
    },
    stalled: (milliseconds) => slots.filter(({ current, successor }) => !successor && current.stalledFor() >= milliseconds),
    async replace(slot) {
      const { outcome, cause } = await replace(slot);
      if (cause) print(`${cause}; the previous process keeps running`);
      return outcome;
    },
    reportDatabase: (problem) => report('database', problem),
    reportArchive: (problem) => report('archive', problem),
    async drain() {
      isEnding = true;
      await drainChildren([...running], { isReplaced: false });
    },
    kill() {
      isEnding = true;
      for (const child of running) child.kill();
    },
  };
}
