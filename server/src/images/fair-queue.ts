/** Error of a full queue, or of a task that has waited too long. */
export class QueueFull extends Error {}

export const backgroundClient = Symbol('background');
/** Client of a task. A task of `backgroundClient` runs only while no client waits. */
export type QueueClient = string | typeof backgroundClient;

export interface FairQueueOptions {
  /** Number of tasks that run at the same time. */
  slots: number;
  /**
   * Maximum number of waiting tasks; beyond it, the client with the most of them loses its last one. Background tasks may fill half of the
   * queue.
   */
  maxWaiting: number;
  /** Milliseconds that a client's task may wait. */
  maxWait: number;
}

interface Waiter {
  client: QueueClient;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout | undefined;
}

interface Task {
  key: string;
  work: () => Promise<unknown>;
  waiters: Waiter[];
}

/**
 * Runs tasks for clients in turn, so that a client with many tasks delays another one by one task at a time. A task that several clients
 * wait for runs once, when the first of them has its turn.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #waiting = new Map<string, Task>();
  /** The tasks of each client in their order; the first client has the next turn. */
  readonly #clients = new Map<QueueClient, Set<Task>>();
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.size;
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0 && this.#running.size === 0;
  }

  /** Returns the result of the task with this key, which runs once. Throws `QueueFull`. */
  run<Value>(key: string, client: QueueClient, work: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const task: Task = this.#waiting.get(key) ?? { key, work, waiters: [] };
    const waiter: Waiter = { client, resolve: resolve as Waiter['resolve'], reject, timer: undefined };
    if (client !== backgroundClient) waiter.timer = setTimeout(() => this.#drop(task, [waiter]), this.#options.maxWait).unref();
    task.waiters.push(waiter);
    this.#waiting.set(key, task);
    this.#clients.set(client, (this.#clients.get(client) ?? new Set()).add(task));
    this.#startNext();
    this.#dropOverflow(client);
    return promise;
  }

  #startNext(): void {
    while (this.#running.size < this.#options.slots) {
      const task = this.#takeNext();
      if (!task) return;
      this.#start(task);
    }
  }

  #takeNext(): Task | undefined {
    for (const [client, tasks] of this.#clients) {
      if (client === backgroundClient && this.#clients.size > 1) continue;
      const [task] = tasks;
      // The client's next turn comes after those of all others.
      this.#clients.delete(client);
      this.#clients.set(client, tasks);
      return task;
    }
    return undefined;
  }

  #start(task: Task): void {
    this.#waiting.delete(task.key);
    for (const { client, timer } of task.waiters) {
      clearTimeout(timer);
      this.#forget(client, task);
    }
    const result = task.work().finally(() => {
      this.#running.delete(task.key);
      this.#startNext();
    });
    this.#running.set(task.key, result);
    for (const { resolve, reject } of task.waiters) result.then(resolve, reject);
  }

  #forget(client: QueueClient, task: Task): void {
    const tasks = this.#clients.get(client);
    tasks?.delete(task);
    if (tasks?.size === 0) this.#clients.delete(client);
  }

  #dropOverflow(newest: QueueClient): void {
    const waitingInBackground = this.#clients.get(backgroundClient)?.size ?? 0;
    if (waitingInBackground > this.#options.maxWaiting / 2) this.#dropLast(backgroundClient);
    while (this.#waiting.size > this.#options.maxWaiting) this.#dropLast(this.#greediest(newest));
  }

  #greediest(newest: QueueClient): QueueClient {
    if (this.#clients.has(backgroundClient)) return backgroundClient;
    let greediest = newest;
    const count = (client: QueueClient) => this.#clients.get(client)?.size ?? 0;
    for (const client of this.#clients.keys()) if (count(client) > count(greediest)) greediest = client;
    return greediest;
  }

  #dropLast(client: QueueClient): void {
    const last = [...(this.#clients.get(client) ?? [])].at(-1);
    if (last)
      this.#drop(
        last,
        last.waiters.filter((waiter) => waiter.client === client),
      );
  }

  #drop(task: Task, dropped: readonly Waiter[]): void {
    task.waiters = task.waiters.filter((waiter) => !dropped.includes(waiter));
    if (task.waiters.length === 0) this.#waiting.delete(task.key);
    for (const { client, timer, reject } of dropped) {
      clearTimeout(timer);
      if (!task.waiters.some((waiter) => waiter.client === client)) this.#forget(client, task);
      reject(new QueueFull('too many images are waiting to be rendered'));
    }
  }
}
