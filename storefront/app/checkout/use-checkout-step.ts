import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type CheckoutFacts, type CheckoutStep, reachableStep } from './rules/steps.ts';

/**
 * The step that the address names, or the first incomplete one where it names none or one too far ahead; the address then follows.
 * `hasMoved` once the shopper has gone from one step to another. A step does not change while `isFree` is false.
 */
export function useCheckoutStep(facts: CheckoutFacts, isFree: boolean): { step: CheckoutStep; hasMoved: boolean } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wish = query.get('step');
  const reachable = reachableStep(wish, facts);
  const [held, setHeld] = useState(reachable);
  const [hasMoved, setMoved] = useState(false);
  if (isFree && held !== reachable) {
    setHeld(reachable);
    setMoved(true);
  }
  const step = isFree ? reachable : held;
  useEffect(() => {
    if (wish === step || !isFree) return;
    // What the address was reached with, a notice for the payment step, stays with it.
    void navigate(`/checkout?step=${step}`, { replace: true, preventScrollReset: true, state: window.history.state?.usr });
  }, [wish, step, isFree, navigate]);
  return { step, hasMoved };
}
