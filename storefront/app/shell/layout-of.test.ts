import { expect, it } from 'vitest';
import { layoutOf } from './layout-of.ts';

it('SHELL-027 SHELL-030 ROUTE-027 gives checkout and confirmation the reduced layout, the verification’s window none, and every other page the whole', () => {
  expect(['/checkout', '/checkout/', '/checkout/confirmation', '/checkout/return'].map(layoutOf)).toEqual(Array(4).fill('reduced'));
  expect(['/IDme-callback', '/idme-callback/'].map(layoutOf)).toEqual(Array(2).fill('bare'));
  expect(['/', '/cart', '/men/checkout-shirts', '/content/confirmation-mail'].map(layoutOf)).toEqual(Array(4).fill('full'));
});
