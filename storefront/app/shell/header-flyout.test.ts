import { expect, it } from 'vitest';
import { headerDelays } from './header-flyout.tsx';
import { categoryDelays } from './hover-intent.ts';

it('SHELL-016 gives the navigation bar’s pop-overs 200 and 100 ms, and the category menus their own 50 and 50', () => {
  expect(headerDelays).toEqual({ openAfter: 200, closeAfter: 100 });
  expect(categoryDelays).toEqual({ openAfter: 50, closeAfter: 50 });
});
