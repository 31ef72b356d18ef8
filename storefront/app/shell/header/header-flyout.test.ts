import { expect, it } from 'vitest';
import { categoryDelays } from '../menu/hover-intent.ts';
import { headerDelays } from './header-flyout.tsx';

it('SHELL-016 flyouts of the header open after 200 ms and close after 100 ms, category menus after 50 ms each', () => {
  expect(headerDelays).toEqual({ openDelay: 200, closeDelay: 100 });
  expect(categoryDelays).toEqual({ openDelay: 50, closeDelay: 50 });
});
