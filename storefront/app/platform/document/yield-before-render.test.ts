import { expect, it } from 'vitest';
import { yieldBeforeRender } from './yield-before-render.ts';

it('pages whose data arrives at once are rendered in turns of the event loop of their own, in their order', async () => {
  let turn = 0;
  let isDone = false;
  const count = () => {
    turn += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(['first', 'second', 'third'].map((page) => yieldBeforeRender().then(() => ({ page, turn }))));
  isDone = true;
  expect(turns.map(({ page }) => page)).toEqual(['first', 'second', 'third']);
  expect(new Set(turns.map(({ turn: rendered }) => rendered)).size).toBe(3);
});
