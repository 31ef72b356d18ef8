/** Runs tasks one at a time, only while the machine is idle. */
export interface IdleQueueOptions {
  maxSize: number;
  isIdle: () => boolean;
  onError: (error: unknown, key: string) => void;
  /** Milliseconds between checks for idleness. */
  pollInterval?: number;
}

export class IdleQueue {
  readonly #parts: IdleQueueOptions;
  readonly #waiting = new Map<string, () => Promise<unknown>>();
  #running: string | undefined;
  #look: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: IdleQueueOptions) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Adds a task under a key; returns false if the key is queued already or the queue is full. */
  add(key: string, work: () => Promise<unknown>): boolean {
    if (this.#isClosed || this.#running === key || this.#waiting.has(key) || this.#waiting.size >= this.#parts.maxSize) return false;
    this.#waiting.set(key, work);
    // Deferred, so that the current request is served first.
    if (this.#running === undefined && !this.#look) this.#lookIn(0);
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting.clear();
    clearTimeout(this.#look);
  }

  #lookIn(milliseconds: number): void {
    this.#look = setTimeout(() => {
      this.#look = undefined;
      void this.#next();
    }, milliseconds).unref();
  }

  async #next(): Promise<void> {
    const [first] = this.#waiting;
    if (!first || this.#isClosed) return;
    if (!this.#parts.isIdle()) return this.#lookIn(this.#parts.pollInterval ?? 500);
    const [key, work] = first;
    this.#waiting.delete(key);
    this.#running = key;
    try {
      await work();
    } catch (error) {
      if (!this.#isClosed) this.#parts.onError(error, key);
    } finally {
      this.#running = undefined;
      this.#lookIn(0);
    }
  }
}
