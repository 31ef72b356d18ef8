import { describe, expect, it } from 'vitest';
import { PriorityQueue, withPriority } from './priority-queue.ts';

const task = (name: string, isBackground: boolean) => withPriority({ name }, { isBackground });

describe('the queue of images to render', () => {
  it('serves tasks in order, background tasks only while no browser waits', () => {
    const queue = new PriorityQueue<ReturnType<typeof task>>();
    queue.push(task('avif of a tile', true));
    queue.push(task('tile', false));
    queue.push(task('another avif', true));
    queue.push(task('gallery', false));
    expect(queue.size).toBe(4);
    expect([1, 2, 3, 4, 5].map(() => queue.shift()?.name)).toEqual(['tile', 'gallery', 'avif of a tile', 'another avif', undefined]);
  });

  it('removes aborted tasks', () => {
    const queue = new PriorityQueue<ReturnType<typeof task>>();
    const aborted = task('avif', true);
    queue.push(aborted);
    queue.push(task('tile', false));
    queue.remove(aborted);
    expect([queue.size, queue.shift()?.name, queue.shift()]).toEqual([1, 'tile', null]);
  });
});
