import { expect, it } from 'vitest';
import { ignoreDoubleClick } from './ignore-double-click.ts';

it('BASKET-010 calls the action once per double click, and once per single click or key activation', () => {
  let calls = 0;
  const handleClick = ignoreDoubleClick(() => {
    calls += 1;
  });
  handleClick({ detail: 1 });
  handleClick({ detail: 2 });
  expect(calls).toBe(1);
  handleClick({ detail: 0 });
  handleClick({ detail: 1 });
  expect(calls).toBe(3);
});
