import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { getBasketStore, storePlacedOrder } from '../../basket/index.ts';
import { getShopper } from '../../platform/session/index.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { clearDrafts } from '../form-drafts.ts';
import { declinedPaymentState } from '../place-order/declined-payment.ts';
import { storeOrderAttempt } from '../place-order/order-attempt.ts';
import { orderOutcome } from '../place-order/order-outcome.ts';
import { retryCall } from '../place-order/retry-call.ts';
import { waitForConnection } from '../place-order/wait-for-connection.ts';

/** Where the shopper's bank sends them back to: the order moves on, then the way leads to its confirmation or back to payment. */
export function PaymentReturnPage() {
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'trying' | 'unknown'>('asking');
  const [attempt, setAttempt] = useState(0);
  const requestedAttempt = useRef(-1);
  useEffect(() => {
    if (requestedAttempt.current === attempt) return;
    requestedAttempt.current = attempt;
    const ask = async () => {
      const order = await retryCall(() => getShopper().client.returnFromPayment({ body: { orderNo } }), {
        wait: waitForConnection,
        now: () => Date.now(),
        onRetry: () => setState('trying'),
      });
      const outcome = orderOutcome(order, window.location.origin);
      if (outcome.kind === 'placed') {
        storeOrderAttempt(undefined);
        storePlacedOrder(outcome.orderNo);
        clearDrafts();
        await navigate('/checkout/confirmation', { replace: true });
        getBasketStore().clear();
      } else if (outcome.kind === 'refused') {
        storeOrderAttempt(undefined);
        await getBasketStore().refetch();
        await navigate('/checkout?step=payment', { replace: true, state: declinedPaymentState(outcome) });
      } else if (outcome.kind === 'challenge') {
        window.location.replace(outcome.url);
      } else {
        setState('unknown');
      }
    };
    ask().catch(() => setState('unknown'));
  }, [attempt, orderNo, navigate]);
  return (
    <div className="wrap checkout-empty">
      <h1 className="page-t">
        <FormattedMessage id="return.title" defaultMessage="Back from your bank" />
      </h1>
      {state === 'unknown' ? (
        <Alert
          kind="bad"
          role="alert"
          title={<FormattedMessage id="return.unknown" defaultMessage="We don’t have your bank’s answer yet." />}
        >
          <p>
            <FormattedMessage
              id="return.unknown.more"
              defaultMessage="You won’t be charged twice. Ask again in a moment, or look for the receipt in your mail."
            />
          </p>
          <Button
            kind="secondary"
            small
            onClick={() => {
              setState('asking');
              setAttempt((count) => count + 1);
            }}
          >
            <FormattedMessage id="return.again" defaultMessage="Ask again" />
          </Button>
        </Alert>
      ) : (
        <p role="status" className="lead waiting">
          <span className="spin" aria-hidden="true" />
          {state === 'trying' ? (
            <FormattedMessage id="return.trying" defaultMessage="Still trying. Keep this window open." />
          ) : (
            <FormattedMessage id="return.asking" defaultMessage="Asking what it said." />
          )}
        </p>
      )}
    </div>
  );
}
