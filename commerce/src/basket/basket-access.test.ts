import { describe, expect, it } from 'vitest';
import type { Principal } from '../platform/principal.ts';
import { buildLoadedBasket, type LoadedBasketOptions } from '../testing/loaded-basket-builder.ts';
import { basketKeyOf, requireOpen, requireReadable } from './basket-access.ts';

const key = { customerGroupId: 'group', basketId: '01930000-0000-7000-8000-0000000000b0' };
const snapshotWith = (status: NonNullable<LoadedBasketOptions['basket']>['status']) => buildLoadedBasket({ basket: { status } }).snapshot;
const notFound = {
  ok: false,
  error: 'BasketNotFoundException',
  message: `No basket with the id '${key.basketId}' was found.`,
  arguments: { basketId: key.basketId },
};

describe('access to a basket', () => {
  it('is not found without a basket or once the basket is ordered', () => {
    for (const snapshot of [undefined, snapshotWith('ordered')]) {
      expect(requireReadable(snapshot, key)).toMatchObject(notFound);
      expect(requireOpen(snapshot, key)).toMatchObject(notFound);
    }
  });

  it('allows reading and changing an open basket', () => {
    const open = snapshotWith('open');
    expect(requireReadable(open, key)).toEqual({ ok: true, value: open });
    expect(requireOpen(open, key)).toEqual({ ok: true, value: open });
  });

  it('allows only reading while the order is placed, and states when a change may be retried', () => {
    const placing = snapshotWith('placing');
    expect(requireReadable(placing, key)).toEqual({ ok: true, value: placing });
    expect(requireOpen(placing, key)).toMatchObject({
      ok: false,
      error: 'OrderInProgressException',
      message: 'The order of this basket is being placed.',
      arguments: { basketId: key.basketId },
      retryAfterSeconds: 2,
    });
  });

  it('takes the owner from the caller, and does not find a malformed id', () => {
    const principal = { customerGroupId: 'group' } as Principal;
    expect(basketKeyOf(principal, key.basketId)).toEqual({ ok: true, value: key });
    expect(basketKeyOf(principal, 'no-uuid')).toMatchObject({ error: 'BasketNotFoundException', arguments: { basketId: 'no-uuid' } });
  });
});
