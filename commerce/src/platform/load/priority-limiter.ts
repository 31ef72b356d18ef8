/** Limits how many requests run at a time, by class. Queues are bounded by time, and short under overload. */

export interface QueueLimits {
  /** Milliseconds that a request may wait. */
  readonly maxWait: number;
  /** Requests that may wait while the class is overloaded. */
  readonly maxLengthUnderOverload: number;
}

export interface LimiterOptions<Name extends string> {
  /** Classes by priority, the most important one first. */
  classes: readonly Name[];
  /** Returns how many may run; it is rounded down. Call `update` after a limit has changed. */
  limitOf(name: Name): number;
  /**
   * `class`: the limit applies to the requests of the class. `all`: to all running requests together, so that the limit of a lower class
   * leaves the rest to the higher ones; limits must then fall with priority.
   */
  counts: 'class' | 'all';
  queueLimits: Readonly<Record<Name, QueueLimits>>;
  /** Returns whether higher classes need the resources of the class. Call `update` after a change. */
  isOverloaded?(name: Name): boolean;
  now?: () => number;
}

export type Release = () => void;

/** Milliseconds for which a queue must have stood until it counts as overload and not as a burst. */
const standingTime = 500;
const maxQueue = 256;
/** Share of the latest value in the moving average of the time between two starts. */
const smoothing = 0.2;

interface Waiting {
  start(): void;
  reject(): void;
}

interface ClassState {
  running: number;
  readonly queue: Set<Waiting>;
  /** Time at which the queue was last empty. */
  standingSince: number;
  lastStart: number;
  /** Average milliseconds between two starts while others wait. */
  startInterval: number;
}

export class PriorityLimiter<Name extends string> {
  readonly #options: LimiterOptions<Name>;
  readonly #now: () => number;
  readonly #states: ReadonlyMap<Name, ClassState>;
  #running = 0;

  constructor(options: LimiterOptions<Name>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    const initial = (): ClassState => ({ running: 0, queue: new Set(), standingSince: 0, lastStart: 0, startInterval: 0 });
    this.#states = new Map(options.classes.map((name) => [name, initial()]));
  }

  running(name: Name): number {
    return this.#state(name).running;
  }
  waiting(name: Name): number {
    return this.#state(name).queue.size;
  }

  /** Resolves with the function that ends the request, or with `undefined` if the request is rejected. Waits `maxWait` ms at most. */
  async acquire(name: Name, maxWait = Number.POSITIVE_INFINITY): Promise<Release | undefined> {
    const state = this.#state(name);
    if (state.queue.size === 0 && this.#canStart(name)) return this.#start(name);
    const timeout = Math.min(maxWait, this.#options.queueLimits[name].maxWait);
    if (timeout <= 0 || state.queue.size >= this.#maxQueueOf(name) || this.#expectedWait(state) > timeout) return undefined;
    return this.#wait(name, timeout);
  }

  /**
   * Starts waiting requests, the highest class first and the oldest of a class first, and rejects those for which the queue is too long.
   */
  update(): void {
    for (const name of this.#options.classes) {
      const { queue } = this.#state(name);
      for (const next of queue) {
        if (!this.#canStart(name)) break;
        next.start();
      }
      const surplus = [...queue].slice(this.#maxQueueOf(name));
      for (const waiting of surplus) waiting.reject();
    }
  }

  #wait(name: Name, timeout: number): Promise<Release | undefined> {
    const state = this.#state(name);
    if (state.queue.size === 0) state.standingSince = this.#now();
    return new Promise((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        state.queue.delete(waiting);
      };
      const waiting: Waiting = {
        start: () => {
          leave();
          state.startInterval += smoothing * (this.#timeSinceStart(state) - state.startInterval);
          resolve(this.#start(name));
        },
        reject() {
          leave();
          resolve(undefined);
        },
      };
      const timer = setTimeout(() => waiting.reject(), timeout);
      state.queue.add(waiting);
    });
  }

  #start(name: Name): Release {
    const state = this.#state(name);
    state.running++;
    this.#running++;
    state.lastStart = this.#now();
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      state.running--;
      this.#running--;
      this.update();
    };
  }

  #canStart(name: Name): boolean {
    const running = this.#options.counts === 'all' ? this.#running : this.#state(name).running;
    return running < Math.floor(this.#options.limitOf(name));
  }

  #maxQueueOf(name: Name): number {
    const { queue, standingSince } = this.#state(name);
    const isStanding = queue.size > 0 && this.#now() - standingSince >= standingTime;
    return isStanding || this.#options.isOverloaded?.(name) ? this.#options.queueLimits[name].maxLengthUnderOverload : maxQueue;
  }

  #expectedWait(state: ClassState): number {
    return state.queue.size === 0 ? 0 : (state.queue.size + 1) * Math.max(state.startInterval, this.#timeSinceStart(state));
  }

  /** Milliseconds since the last start, but not before the queue was empty. */
  #timeSinceStart({ lastStart, standingSince }: ClassState): number {
    return this.#now() - Math.max(lastStart, standingSince);
  }

  #state(name: Name): ClassState {
    const state = this.#states.get(name);
    if (!state) throw new Error(`there is no class ${name}`);
    return state;
  }
}
