import { useSearchParams } from 'react-router';
import { useLazyModule } from '../platform/lazy.tsx';

const loadPaymentAndReview = () => import('./payment-and-review.ts');

/** Loads the steps after shipping: at once on the URL of such a step, otherwise when `load` is called. */
export function usePaymentAndReview() {
  const [query] = useSearchParams();
  return useLazyModule(loadPaymentAndReview, /^(payment|review)$/.test(query.get('step') ?? '') ? 'mount' : 'interaction');
}

export type PaymentAndReview = ReturnType<typeof usePaymentAndReview>;
