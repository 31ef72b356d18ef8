import { type Basket, CallError, type Order } from '@outfitter/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getBasketStore, storePlacedOrder } from '../../basket/index.ts';
import { getShopper } from '../../platform/session/index.ts';
import { clearDrafts } from '../form-drafts.ts';
import { basketInError } from '../server-errors.ts';
import { declinedPaymentState } from './declined-payment.ts';
import { type OrderAttempt, orderAttemptFor, readOrderAttempt, storeOrderAttempt } from './order-attempt.ts';
import { type OrderOutcome, orderOutcome } from './order-outcome.ts';
import { retryCall } from './retry-call.ts';
import { type TotalDifference, totalDifferences } from './total-differences.ts';
import { waitForConnection } from './wait-for-connection.ts';

export type PlaceOrderError =
  /** The total is another one now; nothing was ordered. */
  | { kind: 'changed'; was: number; now: number; differences: readonly TotalDifference[] }
  /** Something has sold out; the lines say which. */
  | { kind: 'sold-out' }
  /** Something is missing after all; its step says what. */
  | { kind: 'not-ready' }
  /** No answer for too long: the order may stand or not. */
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown };

export interface OrderPlacement {
  /** `trying`: an answer is late or the line is gone; the same order is sent again. `done`: the way leads away from here. */
  status: 'idle' | 'placing' | 'trying' | 'done';
  error: PlaceOrderError | undefined;
  place(basket: Basket): void;
}

function placeOrderErrorOf(error: unknown, seen: Basket | undefined): PlaceOrderError {
  if (!(error instanceof CallError)) return { kind: 'failed', error };
  const now = basketInError(error);
  if (error.type === 'BasketTotalChangedException' && now) {
    const differences = seen ? totalDifferences(seen, now) : [];
    return { kind: 'changed', was: Number(error.arguments.expectedTotal ?? seen?.orderTotal), now: now.orderTotal, differences };
  }
  if (error.type === 'ProductItemNotAvailableException') return { kind: 'sold-out' };
  if (error.type === 'BasketNotReadyException') return { kind: 'not-ready' };
  const isOutcomeUnknown = error.status === 0 || error.status >= 500 || error.type === 'OrderInProgressException';
  return isOutcomeUnknown ? { kind: 'unknown' } : { kind: 'failed', error };
}

function sendOrder({ basketId, expectedTotal, idempotencyKey }: OrderAttempt): Promise<Order> {
  return getShopper().client.placeOrder({ body: { basketId, c_expectedTotal: expectedTotal }, idempotencyKey });
}

/**
 * Places the order, whatever the line does: one record, one key, sent until there is an answer. A reload picks up a placing whose basket
 * is gone, since that one has become an order. `basket` is undefined while it is not known.
 */
export function usePlaceOrder(basket: Basket | null | undefined, isFresh: boolean): OrderPlacement {
  const navigate = useNavigate();
  const [status, setStatus] = useState<OrderPlacement['status']>('idle');
  const [error, setError] = useState<PlaceOrderError>();
  const isBusy = useRef(false);

  const handleOutcome = useCallback(
    async (outcome: OrderOutcome) => {
      switch (outcome.kind) {
        case 'placed':
          storeOrderAttempt(undefined);
          storePlacedOrder(outcome.orderNo);
          clearDrafts();
          setStatus('done');
          await navigate('/checkout/confirmation', { replace: true });
          getBasketStore().clear();
          return;
        case 'challenge':
          setStatus('done');
          window.location.assign(outcome.url);
          return;
        case 'refused':
          // The next try is another order with another key.
          storeOrderAttempt(undefined);
          setStatus('idle');
          await getBasketStore().refetch();
          await navigate('/checkout?step=payment', { state: declinedPaymentState(outcome) });
          return;
        case 'open':
          setError({ kind: 'unknown' });
          setStatus('idle');
      }
    },
    [navigate],
  );

  const run = useCallback(
    async (record: OrderAttempt, seen: Basket | undefined) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setError(undefined);
      setStatus('placing');
      storeOrderAttempt(record);
      try {
        const order = await retryCall(() => sendOrder(record), {
          wait: waitForConnection,
          now: () => Date.now(),
          onRetry: () => setStatus('trying'),
        });
        await handleOutcome(orderOutcome(order, window.location.origin));
      } catch (error) {
        const found = placeOrderErrorOf(error, seen);
        if (found.kind !== 'unknown') storeOrderAttempt(undefined);
        const now = basketInError(error);
        if (now) getBasketStore().replace(now);
        else void getBasketStore().refetch();
        setError(found);
        setStatus('idle');
      } finally {
        isBusy.current = false;
      }
    },
    [handleOutcome],
  );

  useEffect(() => {
    const record = readOrderAttempt();
    if (!isFresh || !record || basket === undefined || basket?.basketId === record.basketId) return;
    void run(record, undefined);
  }, [basket, isFresh, run]);

  useEffect(() => {
    // Back from the bank, the browser may show this page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setStatus('idle');
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    status,
    error,
    place: (seen) =>
      void run(
        orderAttemptFor(seen, readOrderAttempt(), () => crypto.randomUUID()),
        seen,
      ),
  };
}
