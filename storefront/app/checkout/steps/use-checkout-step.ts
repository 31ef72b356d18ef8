import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { type CheckoutProgress, type CheckoutStep, reachableStep } from './checkout-steps.ts';

/**
 * The step that the address names, or the first incomplete one where it names none or one too far ahead; the address then follows.
 * `hasMoved` once the shopper has gone from one step to another. A step does not change while `isFree` is false.
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
    // What the address was reached with, a notice for the payment step, stays with it.
    void navigate(`/checkout?step=${step}`, { replace: true, preventScrollReset: true, state: window.history.state?.usr });
  }, [requested, step, mayChange, navigate]);
  return { step, hasMoved };
}
