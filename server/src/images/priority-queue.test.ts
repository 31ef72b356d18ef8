import { queueOptionsSymbol } from 'piscina';
import { describe, expect, it } from 'vitest';
import { PriorityQueue } from './priority-queue.ts';

const task = (name: string, isAhead: boolean) => ({ name, [queueOptionsSymbol]: { isAhead } });

describe('pictures that wait to be drawn', () => {
  it('are drawn in turn, those for later only while no browser waits', () => {
    const queue = new PriorityQueue<ReturnType<typeof task>>();
    queue.push(task('avif of a tile', true));
    queue.push(task('tile', false));
    queue.push(task('another avif', true));
    queue.push(task('gallery', false));
    expect(queue.size).toBe(4);
    expect([1, 2, 3, 4, 5].map(() => queue.shift()?.name)).toEqual(['tile', 'gallery', 'avif of a tile', 'another avif', undefined]);
  });

  it('leave the queue when they are called off', () => {
    const queue = new PriorityQueue<ReturnType<typeof task>>();
    const gone = task('avif', true);
    queue.push(gone);
    queue.push(task('tile', false));
    queue.remove(gone);
    expect([queue.size, queue.shift()?.name, queue.shift()]).toEqual([1, 'tile', null]);
  });
});
