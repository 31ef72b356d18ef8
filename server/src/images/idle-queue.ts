/** Work for later: in turn, one piece at a time, only while there is time to spare, and never more than a bounded number. */
export interface IdleQueueOptions {
  /** Pieces that may wait; more are not taken. */
  maxSize: number;
  isIdle: () => boolean;
  /** Hears what failed; the next piece is done all the same. */
  onError: (error: unknown, key: string) => void;
  /** Milliseconds until the next look, where there was no time. */
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

  /** Takes work under a name; answers false where it is known already or too much waits. */
  add(key: string, work: () => Promise<unknown>): boolean {
    if (this.#isClosed || this.#running === key || this.#waiting.has(key) || this.#waiting.size >= this.#parts.maxSize) return false;
    this.#waiting.set(key, work);
    // Not at once: whoever asked is answered first.
    if (this.#running === undefined && !this.#look) this.#lookIn(0);
    return true;
  }

  /** Nothing more is begun, and what is under way is cut off without a word. */
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
