import { queueOptionsSymbol } from 'piscina';

type QueueOptions = { isBackground: boolean };
type QueuedTask = { readonly [queueOptionsSymbol]: object | null };

export function withPriority<Task extends object>(task: Task, options: QueueOptions): Task & { [queueOptionsSymbol]: QueueOptions } {
  return { ...task, [queueOptionsSymbol]: options };
}

function isBackground(task: QueuedTask): boolean {
  const options = task[queueOptionsSymbol];
  return options !== null && 'isBackground' in options && options.isBackground === true;
}

/** Two first-in, first-out queues; the background queue is served while the other one is empty. */
export class PriorityQueue<Task extends QueuedTask> {
  readonly #urgent: Task[] = [];
  readonly #background: Task[] = [];

  get size(): number {
    return this.#urgent.length + this.#background.length;
  }

  push(task: Task): void {
    (isBackground(task) ? this.#background : this.#urgent).push(task);
  }

  shift(): Task | null {
    return this.#urgent.shift() ?? this.#background.shift() ?? null;
  }

  remove(task: Task): void {
    for (const queue of [this.#urgent, this.#background]) {
      const index = queue.indexOf(task);
      if (index >= 0) queue.splice(index, 1);
    }
  }
}
