import { expect, it } from 'vitest';
import { layoutOf } from './layout-of.ts';

it('SHELL-027 gives checkout and confirmation the reduced layout, and nothing else', () => {
  expect(['/checkout', '/checkout/', '/checkout/confirmation', '/checkout/return'].map(layoutOf)).toEqual(Array(4).fill('reduced'));
  expect(['/', '/cart', '/men/checkout-shirts', '/content/confirmation-mail'].map(layoutOf)).toEqual(Array(4).fill('full'));
});
