import { expect, it } from 'vitest';
import { layoutKind } from './layout-kind.ts';

it('SHELL-027 SHELL-030 ROUTE-027 checkout and confirmation have the reduced layout, the identity verification has none, and all other pages have the full one', () => {
  expect(['/checkout', '/checkout/', '/checkout/confirmation', '/checkout/return'].map(layoutKind)).toEqual(Array(4).fill('reduced'));
  expect(['/IDme-callback', '/idme-callback/'].map(layoutKind)).toEqual(Array(2).fill('bare'));
  expect(['/', '/cart', '/men/checkout-shirts', '/content/confirmation-mail'].map(layoutKind)).toEqual(Array(4).fill('full'));
});
