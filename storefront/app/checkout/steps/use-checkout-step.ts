import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { type CheckoutProgress, type CheckoutStep, reachableStep } from './checkout-steps.ts';

/**
 * Returns the step in the URL if it can be reached, else the first incomplete one, and updates the URL to it. `hasMoved` is true once the
 * step has changed since the first render, by the shopper or because the basket changed. While `mayChange` is false, which it is while an
 * order is placed, the step stays, although the basket changes.
 */
export function useCheckoutStep(progress: CheckoutProgress, mayChange: boolean): { step: CheckoutStep; hasMoved: boolean } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const requested = query.get('step');
  const reachable = reachableStep(requested, progress);
  const [frozen, setFrozen] = useState(reachable);
  const [hasMoved, setMoved] = useState(false);
  if (mayChange && frozen !== reachable) {
    setFrozen(reachable);
    setMoved(true);
  }
  const step = mayChange ? reachable : frozen;
  useEffect(() => {
    if (requested === step || !mayChange) return;
    // The history state is passed on, because it may contain a declined payment.
    void navigate(`/checkout?step=${step}`, { replace: true, preventScrollReset: true, state: window.history.state?.usr });
  }, [requested, step, mayChange, navigate]);
  return { step, hasMoved };
}
