import { type Basket, CallError } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { getBasketStore, storePlacedOrder } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { getShopper } from '../../platform/session/index.ts';
import { basketInError } from '../server-errors.ts';
import { declinedPaymentState } from './declined-payment.ts';
import { type OrderAttempt, orderAttemptFor, readOrderAttempt, storeOrderAttempt } from './order-attempt.ts';
import { type OrderOutcome, orderOutcome } from './order-outcome.ts';
import { placeAndPollOrder } from './place-and-poll-order.ts';
import { type TotalDifference, totalDifferences } from './total-differences.ts';
import { waitForConnection } from './wait-for-connection.ts';

export type PlaceOrderError =
  | { kind: 'changed'; was: number; now: number; differences: readonly TotalDifference[] }
  | { kind: 'sold-out' }
  | { kind: 'not-ready' }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown };

export interface OrderPlacement {
  /** `retrying`: the response is late or the connection is lost, and the same order is sent again. `done`: another page opens. */
  status: 'idle' | 'placing' | 'retrying' | 'done';
  error: PlaceOrderError | undefined;
  place(basket: Basket): void;
}

function placeOrderErrorOf(error: unknown, reviewedBasket: Basket | undefined): PlaceOrderError {
  if (!(error instanceof CallError)) return { kind: 'failed', error };
  const current = basketInError(error);
  if (error.type === 'BasketTotalChangedException' && current) {
    const differences = reviewedBasket ? totalDifferences(reviewedBasket, current) : [];
    return {
      kind: 'changed',
      was: Number(error.arguments.expectedTotal ?? reviewedBasket?.orderTotal),
      now: current.orderTotal,
      differences,
    };
  }
  if (error.type === 'ProductItemNotAvailableException') return { kind: 'sold-out' };
  if (error.type === 'BasketNotReadyException') return { kind: 'not-ready' };
  const isOutcomeUnknown = error.status === 0 || error.status >= 500 || error.type === 'OrderInProgressException';
  return isOutcomeUnknown ? { kind: 'unknown' } : { kind: 'failed', error };
}

interface PlaceOrderInput {
  attempt: OrderAttempt;
  reviewedBasket: Basket | undefined;
}

const placeOrderKey = ['place-order'];

/**
 * Places the order despite lost connections: one attempt with one idempotency key is sent until the server responds. A reload resumes an
 * attempt whose basket is gone, since that basket has become an order. `basket` is undefined until it is known.
 */
export function usePlaceOrder(basket: Basket | null | undefined, isFetched: boolean): OrderPlacement {
  const navigate = useNavigate();
  const queryClient = getQueryClient();
  const [isRetrying, setRetrying] = useState(false);

  async function handleOutcome(outcome: OrderOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
        storePlacedOrder(outcome.orderNo);
        await navigate('/checkout/confirmation', { replace: true });
        // The attempt is cleared no earlier: a reload before the confirmation is open resumes it.
        storeOrderAttempt(undefined);
        getBasketStore().clearOrdered();
        return;
      case 'challenge':
        window.location.assign(outcome.url);
        return;
      case 'declined':
        // The next attempt is another order with another key.
        storeOrderAttempt(undefined);
        await getBasketStore().refetch();
        // The payment step scrolls to its heading.
        await navigate('/checkout?step=payment', { preventScrollReset: true, state: declinedPaymentState(outcome) });
    }
  }

  const placement = useMutation(
    {
      mutationKey: placeOrderKey,
      onMutate({ attempt }: PlaceOrderInput) {
        setRetrying(false);
        storeOrderAttempt(attempt);
      },
      async mutationFn({ attempt }: PlaceOrderInput) {
        const order = await placeAndPollOrder(getShopper().client, attempt, {
          wait: waitForConnection,
          now: () => Date.now(),
          onRetry: () => setRetrying(true),
        });
        return orderOutcome(order, window.location.origin);
      },
      onSuccess: (outcome) => void handleOutcome(outcome),
      onError(error, { reviewedBasket }) {
        if (placeOrderErrorOf(error, reviewedBasket).kind !== 'unknown') storeOrderAttempt(undefined);
        const current = basketInError(error);
        if (current) getBasketStore().replace(current);
        else void getBasketStore().refetch();
      },
    },
    queryClient,
  );
  const { mutate, reset, isPending, isError, data: outcome } = placement;

  const start = useEffectEvent((input: PlaceOrderInput) => {
    if (queryClient.isMutating({ mutationKey: placeOrderKey }) === 0) mutate(input);
  });
  useEffect(() => {
    const attempt = readOrderAttempt();
    if (!isFetched || !attempt || basket === undefined || basket?.basketId === attempt.basketId) return;
    start({ attempt, reviewedBasket: undefined });
  }, [basket, isFetched]);

  const restore = useEffectEvent(() => {
    if (!isError) reset();
  });
  useEffect(() => {
    // If the shopper goes back from the bank, the browser may restore this page from its back-forward cache.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) restore();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const isLeaving = outcome?.kind === 'placed' || outcome?.kind === 'challenge';
  return {
    status: isPending ? (isRetrying ? 'retrying' : 'placing') : isLeaving ? 'done' : 'idle',
    error: isError
      ? placeOrderErrorOf(placement.error, placement.variables.reviewedBasket)
      : outcome?.kind === 'pending'
        ? { kind: 'unknown' }
        : undefined,
    place(reviewedBasket) {
      if (queryClient.isMutating({ mutationKey: placeOrderKey }) > 0) return;
      const attempt = orderAttemptFor(reviewedBasket, readOrderAttempt(), () => crypto.randomUUID());
      mutate({ attempt, reviewedBasket });
    },
  };
}
