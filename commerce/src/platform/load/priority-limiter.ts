/** Limits how many requests run at a time, by class. Under overload it starts fresh requests and rejects the others soon. */

export interface ClassLimits<Name extends string> {
  /** By priority, the first class is the most important one. */
  classes: readonly Name[];
  /** Returns how many may run; it is rounded down. Call `limitsChanged` after a limit has grown. */
  limitOf(name: Name): number;
  /**
   * `class`: the limit applies to the requests of the class. `all`: to all running requests together, so that the limit of a lower class
   * leaves the rest to the higher ones; limits must then fall with priority.
   */
  counts: 'class' | 'all';
  /** Milliseconds that a request may wait. `overloaded` applies to new requests while others have been waiting for `standingTime`. */
  patience: Readonly<Record<Name, { readonly usual: number; readonly overloaded: number }>>;
  now?: () => number;
}

export type Release = () => void;

/** Milliseconds for which a queue must have stood until it counts as overload and not as a burst. */
const standingTime = 100;
/** Requests of one class that may wait. */
const maxWaiting = 256;
/** Share of the latest value in the moving average of the time between two starts. */
const smoothing = 0.2;

interface Waiting {
  start(): void;
}

interface ClassState {
  running: number;
  readonly waiting: Set<Waiting>;
  /** When the queue was last empty. */
  standingSince: number;
  lastStart: number;
  /** Average milliseconds between two starts while others wait. */
  startInterval: number;
}

export class PriorityLimiter<Name extends string> {
  readonly #options: ClassLimits<Name>;
  readonly #now: () => number;
  readonly #states: ReadonlyMap<Name, ClassState>;
  #running = 0;

  constructor(options: ClassLimits<Name>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    const initial = (): ClassState => ({ running: 0, waiting: new Set(), standingSince: 0, lastStart: 0, startInterval: 0 });
    this.#states = new Map(options.classes.map((name) => [name, initial()]));
  }

  running(name: Name): number {
    return this.#state(name).running;
  }
  waiting(name: Name): number {
    return this.#state(name).waiting.size;
  }

  /** Resolves with the function that ends the request, or with `undefined` if the request is rejected. Waits `maxWait` ms at most. */
  async acquire(name: Name, maxWait = Number.POSITIVE_INFINITY): Promise<Release | undefined> {
    const state = this.#state(name);
    if (state.waiting.size === 0 && this.#canStart(name)) return this.#start(name);
    const patience = Math.min(maxWait, this.#patienceOf(name));
    if (patience <= 0 || state.waiting.size >= maxWaiting || this.#expectedWait(state) > patience) return undefined;
    return this.#wait(name, patience);
  }

  /** Starts waiting requests, the highest class first and the oldest of a class first. */
  limitsChanged(): void {
    for (const name of this.#options.classes) {
      for (const next of this.#state(name).waiting) {
        if (!this.#canStart(name)) break;
        next.start();
      }
    }
  }

  #wait(name: Name, patience: number): Promise<Release | undefined> {
    const state = this.#state(name);
    if (state.waiting.size === 0) state.standingSince = this.#now();
    return new Promise((resolve) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer);
          state.waiting.delete(waiting);
          this.#measureStart(state);
          resolve(this.#start(name));
        },
      };
      const timer = setTimeout(() => {
        state.waiting.delete(waiting);
        resolve(undefined);
      }, patience);
      state.waiting.add(waiting);
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
      this.limitsChanged();
    };
  }

  #canStart(name: Name): boolean {
    const running = this.#options.counts === 'all' ? this.#running : this.#state(name).running;
    return running < Math.floor(this.#options.limitOf(name));
  }

  #patienceOf(name: Name): number {
    const { waiting, standingSince } = this.#state(name);
    const { usual, overloaded } = this.#options.patience[name];
    return waiting.size > 0 && this.#now() - standingSince >= standingTime ? overloaded : usual;
  }

  #expectedWait(state: ClassState): number {
    return state.waiting.size === 0 ? 0 : (state.waiting.size + 1) * Math.max(state.startInterval, this.#timeSinceStart(state));
  }

  /** Milliseconds since the last start, but not before the queue was empty. */
  #timeSinceStart({ lastStart, standingSince }: ClassState): number {
    return this.#now() - Math.max(lastStart, standingSince);
  }

  #measureStart(state: ClassState): void {
    state.startInterval += smoothing * (this.#timeSinceStart(state) - state.startInterval);
  }

  #state(name: Name): ClassState {
    const state = this.#states.get(name);
    if (!state) throw new Error(`there is no class ${name}`);
    return state;
  }
}
