import { type Basket, CallError, type Order } from '@outfitter/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getBasketStore, storePlacedOrder } from '../../basket/index.ts';
import { getShopper } from '../../platform/session/index.ts';
import { forgetDrafts } from '../drafts.ts';
import { basketIn } from '../server-refusal.ts';
import { type OrderOutcome, outcomeOf } from './order-outcome.ts';
import { persist } from './persist.ts';
import { keepPlacing, type PlacingRecord, readPlacing, recordFor } from './placing-record.ts';
import { noticeOf } from './refusal-notice.ts';
import { type TotalDifference, totalDifferences } from './total-differences.ts';
import { waitForLine } from './wait-for-line.ts';

export type PlacingProblem =
  /** The total is another one now; nothing was ordered. */
  | { kind: 'changed'; was: number; now: number; differences: readonly TotalDifference[] }
  /** Something has sold out; the lines say which. */
  | { kind: 'sold-out' }
  /** Something is missing after all; its step says what. */
  | { kind: 'not-ready' }
  /** No answer for too long: the order may stand or not. */
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown };

export interface Placing {
  /** `trying`: an answer is late or the line is gone; the same order is sent again. `done`: the way leads away from here. */
  status: 'idle' | 'placing' | 'trying' | 'done';
  problem: PlacingProblem | undefined;
  place(basket: Basket): void;
}

function problemOf(error: unknown, seen: Basket | undefined): PlacingProblem {
  if (!(error instanceof CallError)) return { kind: 'failed', error };
  const now = basketIn(error);
  if (error.type === 'BasketTotalChangedException' && now) {
    const differences = seen ? totalDifferences(seen, now) : [];
    return { kind: 'changed', was: Number(error.arguments.expectedTotal ?? seen?.orderTotal), now: now.orderTotal, differences };
  }
  if (error.type === 'ProductItemNotAvailableException') return { kind: 'sold-out' };
  if (error.type === 'BasketNotReadyException') return { kind: 'not-ready' };
  const isUnanswered = error.status === 0 || error.status >= 500 || error.type === 'OrderInProgressException';
  return isUnanswered ? { kind: 'unknown' } : { kind: 'failed', error };
}

function send({ basketId, expectedTotal, idempotencyKey }: PlacingRecord): Promise<Order> {
  return getShopper().client.placeOrder({ body: { basketId, c_expectedTotal: expectedTotal }, idempotencyKey });
}

/**
 * Places the order, whatever the line does: one record, one key, sent until there is an answer. A reload picks up a placing whose basket
 * is gone, since that one has become an order. `basket` is undefined while it is not known.
 */
export function usePlaceOrder(basket: Basket | null | undefined, isFresh: boolean): Placing {
  const navigate = useNavigate();
  const [status, setStatus] = useState<Placing['status']>('idle');
  const [problem, setProblem] = useState<PlacingProblem>();
  const isBusy = useRef(false);

  const follow = useCallback(
    async (outcome: OrderOutcome) => {
      switch (outcome.kind) {
        case 'placed':
          keepPlacing(undefined);
          storePlacedOrder(outcome.orderNo);
          forgetDrafts();
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
          keepPlacing(undefined);
          setStatus('idle');
          await getBasketStore().refetch();
          await navigate('/checkout?step=payment', { state: noticeOf(outcome) });
          return;
        case 'open':
          setProblem({ kind: 'unknown' });
          setStatus('idle');
      }
    },
    [navigate],
  );

  const run = useCallback(
    async (record: PlacingRecord, seen: Basket | undefined) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setProblem(undefined);
      setStatus('placing');
      keepPlacing(record);
      try {
        const order = await persist(() => send(record), {
          wait: waitForLine,
          now: () => Date.now(),
          onTryingAgain: () => setStatus('trying'),
        });
        await follow(outcomeOf(order, window.location.origin));
      } catch (error) {
        const found = problemOf(error, seen);
        if (found.kind !== 'unknown') keepPlacing(undefined);
        const now = basketIn(error);
        if (now) getBasketStore().replace(now);
        else void getBasketStore().refetch();
        setProblem(found);
        setStatus('idle');
      } finally {
        isBusy.current = false;
      }
    },
    [follow],
  );

  useEffect(() => {
    const record = readPlacing();
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
    problem,
    place: (seen) =>
      void run(
        recordFor(seen, readPlacing(), () => crypto.randomUUID()),
        seen,
      ),
  };
}
