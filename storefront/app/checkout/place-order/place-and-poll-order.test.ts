import { CallError, type Order } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAndPollOrder } from './place-and-poll-order.ts';

const attempt = { basketId: 'b1', expectedTotal: 60, paidWith: 'card1', idempotencyKey: 'k1' };
const orderNo = '00001001';
const orderWith = (status: Order['status']) => ({ orderNo, status, _flash: [] }) as unknown as Order;
const inProgress = new CallError(409, 'OrderInProgressException', '', { arguments: { orderNo }, retryAfterSeconds: 1 });
const keyInUse = new CallError(409, 'RequestInProgressException', '', { retryAfterSeconds: 1 });
const unavailable = new CallError(503, 'ServiceUnavailableException', '', { retryAfterSeconds: 2 });
const notReady = new CallError(409, 'BasketNotReadyException', '');

function fakeShop(placing: (Order | CallError)[], reading: (Order | CallError)[]) {
  const calls: string[] = [];
  const next = (responses: (Order | CallError)[]) => async () => {
    const response = responses.shift();
    if (!response) throw new Error('an unexpected call');
    if (response instanceof CallError) throw response;
    return response;
  };
  const [place, read] = [next(placing), next(reading)];
  let time = 0;
  const options = {
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
    now: () => time,
    onRetry: () => undefined,
  };
  const client = {
    placeOrder: (request: { idempotencyKey?: string }) => {
      calls.push(`place ${request.idempotencyKey}`);
      return place();
    },
    getOrder: ({ params }: { params: { orderNo: string } }) => {
      calls.push(`read ${params.orderNo}`);
      return read();
    },
  };
  return { calls, run: () => placeAndPollOrder(client as unknown as Parameters<typeof placeAndPollOrder>[0], attempt, options) };
}

describe('an order whose response is late', () => {
  it('ORDER-003 is followed by its number until it is placed', async () => {
    const shop = fakeShop([keyInUse, inProgress, inProgress], [orderWith('authorising'), orderWith('new')]);
    expect((await shop.run()).status).toBe('new');
    expect(shop.calls).toEqual(['place k1', 'place k1', `read ${orderNo}`, 'place k1', `read ${orderNo}`]);
  });

  it('ORDER-003 is followed by the number in any error, also of a database that failed after the order was prepared', async () => {
    const details = { arguments: { orderNo }, retryAfterSeconds: 2 };
    for (const error of [
      new CallError(503, 'ServiceUnavailableException', '', details),
      new CallError(409, 'RequestInProgressException', '', details),
    ]) {
      const shop = fakeShop([error], [orderWith('new')]);
      expect((await shop.run()).status).toBe('new');
      expect(shop.calls).toEqual(['place k1', `read ${orderNo}`]);
    }
  });

  it('ORDER-006 is reported as declined, although its basket is open again', async () => {
    expect((await fakeShop([inProgress], [orderWith('failed')]).run()).status).toBe('failed');
    const declinedBetween = fakeShop([inProgress, notReady], [orderWith('authorising'), orderWith('failed')]);
    expect((await declinedBetween.run()).status).toBe('failed');
  });

  it('is followed through an overloaded server, whatever fails in between', async () => {
    const failure = fc.constantFrom(unavailable, keyInUse, inProgress, new CallError(0, 'DeadlineExceeded', ''));
    await fc.assert(
      fc.asyncProperty(fc.array(failure, { maxLength: 15 }), async (failures) => {
        const pending = failures.map(() => orderWith('authorising'));
        expect((await fakeShop([...failures, orderWith('new')], pending).run()).status).toBe('new');
      }),
    );
  });
});

it('an order that was never begun fails with its own error', async () => {
  const shop = fakeShop([notReady], []);
  await expect(shop.run()).rejects.toBe(notReady);
  expect(shop.calls).toEqual(['place k1']);
});
