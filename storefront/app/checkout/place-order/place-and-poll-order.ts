import { CallError, type Client, type Order } from '@outfitter/contract/client';
import type { OrderAttempt } from './order-attempt.ts';
import { type RetryOptions, retryCall, retryDelay } from './retry-call.ts';

const isBeingPlaced = ({ status }: Order) => status === 'created' || status === 'authorising';

function orderNumberIn(error: unknown): string | undefined {
  const orderNo = error instanceof CallError ? error.arguments.orderNo : undefined;
  return typeof orderNo === 'string' ? orderNo : undefined;
}

/**
 * Places an order, and repeats the request until the order is final. Once its number is known, the order is read first: a declined
 * order reopens its basket, which does not contain the reason, and placing that basket again would be a new order.
 */
export function placeAndPollOrder(
  client: Pick<Client, 'placeOrder' | 'getOrder'>,
  { basketId, expectedTotal, idempotencyKey }: OrderAttempt,
  options: RetryOptions,
): Promise<Order> {
  let orderNo: string | undefined;
  return retryCall(async () => {
    if (orderNo !== undefined) {
      const order = await client.getOrder({ params: { orderNo } });
      if (!isBeingPlaced(order)) return order;
    }
    try {
      return await client.placeOrder({ body: { basketId, c_expectedTotal: expectedTotal }, idempotencyKey });
    } catch (error) {
      orderNo = orderNumberIn(error) ?? orderNo;
      const isFinal = retryDelay(error, 0) === undefined;
      // The order was declined between the two calls.
      if (isFinal && orderNo !== undefined) return client.getOrder({ params: { orderNo } });
      throw error;
    }
  }, options);
}
