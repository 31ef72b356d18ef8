import { expect, it } from 'vitest';
import { categoryDelays } from '../menu/hover-intent.ts';
import { headerDelays } from './header-flyout.tsx';

it('SHELL-016 gives the navigation bar’s pop-overs 200 and 100 ms, and the category menus their own 50 and 50', () => {
  expect(headerDelays).toEqual({ openDelay: 200, closeDelay: 100 });
  expect(categoryDelays).toEqual({ openDelay: 50, closeDelay: 50 });
});
