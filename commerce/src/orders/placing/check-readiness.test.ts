import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentBasket } from '../../basket/presentation/present-basket.ts';
import { toMajor } from '../../platform/money.ts';
import { buildLoadedBasket, type LoadedBasketOptions } from '../../testing/loaded-basket-builder.ts';
import { checkReadiness } from './check-readiness.ts';

const check = (options: LoadedBasketOptions, expectedMinor?: number) => checkReadiness(buildLoadedBasket(options), expectedMinor);

describe('a basket about to become an order', () => {
  it('ORDER-003 must cost exactly the expected total, or at most the total shown last', () => {
    const { totalMinor } = buildLoadedBasket().totals;
    const near = fc.integer({ min: -2, max: 2 }).map((difference) => totalMinor + difference);
    fc.assert(
      fc.property(fc.option(near, { nil: undefined }), fc.option(near), (expectedMinor, shownTotalMinor) => {
        const isAcceptable = expectedMinor === undefined ? totalMinor <= (shownTotalMinor ?? totalMinor) : totalMinor === expectedMinor;
        const options = { basket: { shownTotalMinor } };
        const result = check(options, expectedMinor);
        if (isAcceptable) {
          expect(result.ok).toBe(true);
          return;
        }
        expect(result).toMatchObject({
          error: 'BasketTotalChangedException',
          message: 'The total of the basket has changed.',
          arguments: {
            expectedTotal: toMajor(expectedMinor ?? shownTotalMinor ?? Number.NaN),
            orderTotal: toMajor(totalMinor),
            basket: presentBasket(buildLoadedBasket(options)),
          },
        });
      }),
    );
  });

  it('is rejected with its flashes while anything is missing, whatever its total', () => {
    const result = check({ basket: { email: null }, payments: [] }, 1);
    expect(result).toMatchObject({
      error: 'BasketNotReadyException',
      message: 'An email address is needed.',
      arguments: {
        flashes: [{ type: 'CustomerEmailRequired' }, { type: 'PaymentMethodRequired' }],
        basket: { orderTotal: expect.any(Number) },
      },
    });
  });

  it('is rejected as not available if nothing but stock is missing', () => {
    const lines = [{}, { quantity: 3, onHand: 2 }];
    expect(check({ lines })).toMatchObject({
      error: 'ProductItemNotAvailableException',
      message: 'Only 2 of Style 1 can be ordered.',
      arguments: {
        productId: 'SKU1',
        requested: 3,
        available: 2,
        path: '$.productItems[1].quantity',
        basket: { productItems: { length: 2 } },
      },
    });
    expect(check({ lines, payments: [] })).toMatchObject({ error: 'BasketNotReadyException' });
  });
});
