import { queueOptionsSymbol } from 'piscina';
import type { RenderTask } from './render-image.ts';

type QueueOptions = { isBackground: boolean };
type QueuedTask = { readonly [queueOptionsSymbol]: object | null };

export function withPriority(task: RenderTask, options: QueueOptions): RenderTask {
  const queued: RenderTask & { [queueOptionsSymbol]: QueueOptions } = { ...task, [queueOptionsSymbol]: options };
  return queued;
}

function isBackground(task: QueuedTask): boolean {
  const options = task[queueOptionsSymbol];
  return options !== null && 'isAhead' in options && options.isAhead === true;
}

/** Two first-in, first-out queues; the background queue is served while the other one is empty. */
export class PriorityQueue<Task extends QueuedTask> {
  readonly #urgent: Task[] = [];
  readonly #ahead: Task[] = [];

  get size(): number {
    return this.#urgent.length + this.#ahead.length;
  }

  push(task: Task): void {
    (isBackground(task) ? this.#ahead : this.#urgent).push(task);
  }

  shift(): Task | null {
    return this.#urgent.shift() ?? this.#ahead.shift() ?? null;
  }

  remove(task: Task): void {
    for (const row of [this.#urgent, this.#ahead]) {
      const place = row.indexOf(task);
      if (place >= 0) row.splice(place, 1);
    }
  }
}
