import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { getBasketStore, storePlacedOrder } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { getShopper } from '../../platform/session/index.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import * as checkoutStyles from '../checkout.module.css';
import { declinedPaymentState } from '../place-order/declined-payment.ts';
import { storeOrderAttempt } from '../place-order/order-attempt.ts';
import { orderOutcome } from '../place-order/order-outcome.ts';
import { retryCall } from '../place-order/retry-call.ts';
import { waitForConnection } from '../place-order/wait-for-connection.ts';
import * as styles from './payment-return-page.module.css';

const paymentReturnKey = ['payment-return'];

/** The page to which the shopper's bank returns: it advances the order, then opens its confirmation or the payment step. */
export function PaymentReturnPage() {
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  const navigate = useNavigate();
  const queryClient = getQueryClient();
  const [isRetrying, setRetrying] = useState(false);
  const advance = useMutation(
    {
      mutationKey: paymentReturnKey,
      onMutate: () => setRetrying(false),
      async mutationFn() {
        const order = await retryCall(() => getShopper().client.returnFromPayment({ body: { orderNo } }), {
          wait: waitForConnection,
          now: () => Date.now(),
          onRetry: () => setRetrying(true),
        });
        return orderOutcome(order, window.location.origin);
      },
      async onSuccess(outcome) {
        if (outcome.kind === 'placed') {
          storeOrderAttempt(undefined);
          storePlacedOrder(outcome.orderNo);
          await navigate('/checkout/confirmation', { replace: true });
          getBasketStore().clearOrdered();
        } else if (outcome.kind === 'declined') {
          storeOrderAttempt(undefined);
          await getBasketStore().refetch();
          await navigate('/checkout?step=payment', { replace: true, state: declinedPaymentState(outcome) });
        } else if (outcome.kind === 'challenge') {
          window.location.replace(outcome.url);
        }
      },
    },
    queryClient,
  );
  const { mutate } = advance;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is another request
  useEffect(() => {
    if (queryClient.isMutating({ mutationKey: paymentReturnKey }) === 0) mutate();
  }, [orderNo, mutate, queryClient]);
  const isUnknown = advance.isError || advance.data?.kind === 'pending';
  return (
    <div className={`${layoutStyles.container} ${checkoutStyles.message}`}>
      <h1 className="text-page">
        <FormattedMessage id="checkout.payment-return.title" defaultMessage="Back from your bank" />
      </h1>
      {isUnknown ? (
        <Alert
          kind="error"
          role="alert"
          title={<FormattedMessage id="checkout.payment-return.unknown" defaultMessage="Your bank hasn’t answered yet." />}
        >
          <p>
            <FormattedMessage
              id="checkout.payment-return.unknown.text"
              defaultMessage="You won’t be charged twice. Check again in a moment, or look for the receipt in your email."
            />
          </p>
          <Button className={styles.retry} kind="secondary" small onClick={() => advance.mutate()}>
            <FormattedMessage id="checkout.payment-return.retry" defaultMessage="Check again" />
          </Button>
        </Alert>
      ) : (
        <p role="status" className={`text-lead ${styles.waiting}`}>
          <Spinner />
          {isRetrying ? (
            <FormattedMessage id="checkout.payment-return.retrying" defaultMessage="Still checking. Keep this window open." />
          ) : (
            <FormattedMessage id="checkout.payment-return.loading" defaultMessage="Checking with your bank." />
          )}
        </p>
      )}
    </div>
  );
}
