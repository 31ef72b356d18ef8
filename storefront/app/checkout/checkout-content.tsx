import type { Basket } from '@outfitter/contract/client';
import { useCallback, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { LazyDeliveryNotices, useBasket } from '../basket/index.ts';
import { useNavigate } from '../platform/locale/navigation.tsx';
import { useShop } from '../platform/shop/shop.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as styles from './checkout.module.css';
import { CheckoutAside, CheckoutSummaryDisclosure } from './checkout-aside.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import type { CardValues } from './payment/payment-schema.ts';
import { LazyPickupSummary } from './pickup/lazy-pickup-summary.tsx';
import { usePickupStepCode } from './pickup/use-pickup-step-code.ts';
import { readDeclinedPayment } from './place-order/declined-payment.ts';
import { type OrderPlacement, usePlaceOrder } from './place-order/use-place-order.ts';
import { ShippingStep } from './shipping/shipping-step.tsx';
import { ShippingSummary } from './shipping/shipping-summary.tsx';
import { CheckoutSignIn } from './sign-in/checkout-sign-in.tsx';
import { type CheckoutStep, checkoutProgress, initialStep, stepsOf } from './steps/checkout-steps.ts';
import { StepList } from './steps/step-list.tsx';
import { StepName } from './steps/step-name.tsx';
import { StepPlaceholder } from './steps/step-placeholder.tsx';
import { StepSection } from './steps/step-section.tsx';
import { useCheckoutStep } from './steps/use-checkout-step.ts';
import { UnorderableLines } from './unorderable-lines.tsx';
import { type CheckoutCustomer, useCheckoutCustomer } from './use-checkout-customer.ts';
import { type PaymentAndReview, usePaymentAndReview } from './use-payment-and-review.ts';

export default function CheckoutContent() {
  const { basket: loaded, isFetched, isUpdating } = useBasket();
  const placing = usePlaceOrder(loaded, isFetched);
  const laterSteps = usePaymentAndReview();
  const hasPickup = loaded?.shipments.some(({ c_isBOPIS }) => c_isBOPIS) ?? false;
  const pickupStep = usePickupStepCode(hasPickup);
  const account = useCheckoutCustomer();
  // The basket disappears while the order is placed; the screen keeps showing it until the confirmation.
  const last = useRef<Basket>(undefined);
  const hasShownSteps = useRef(false);
  if (loaded && isFetched) last.current = loaded;
  const basket = placing.status === 'idle' ? loaded : (last.current ?? loaded);
  if (basket === undefined || (!isFetched && placing.status === 'idle')) return <CheckoutSkeleton />;
  if (!basket || basket.productItems.length === 0) {
    return placing.status === 'idle' ? <EmptyCheckout isSignedOut={account.isSignedOut} /> : <CheckoutSkeleton />;
  }
  // The steps appear together and filled: what appeared later would move the steps below it.
  const isPickupStepLoading = hasPickup && !pickupStep.Component && !pickupStep.hasFailed;
  if (isPickupStepLoading || (account.isLoading && !hasShownSteps.current)) return <CheckoutSkeleton />;
  hasShownSteps.current = true;
  return (
    <Steps basket={basket} isUpdating={isUpdating} account={account} placing={placing} laterSteps={laterSteps} pickupStep={pickupStep} />
  );
}

interface StepsProps {
  basket: Basket;
  isUpdating: boolean;
  account: CheckoutCustomer;
  placing: OrderPlacement;
  laterSteps: PaymentAndReview;
  pickupStep: ReturnType<typeof usePickupStepCode>;
}

function Steps({ basket, isUpdating, account, placing, laterSteps, pickupStep }: StepsProps) {
  const { adyenPaymentProcessingEnabled } = useShop().preferences;
  const progress = checkoutProgress(basket, adyenPaymentProcessingEnabled);
  const steps = stepsOf(progress);
  const { step: current, hasMoved } = useCheckoutStep(progress, placing.status === 'idle');
  const navigate = useNavigate();
  const location = useLocation();
  const notice = readDeclinedPayment(location.state);
  const [card, setCard] = useState<CardValues>();
  const storeCard = useCallback((typed: CardValues) => setCard(typed), []);
  const currentIndex = steps.indexOf(current);
  const goToNextStep = (from: CheckoutStep) => (updated: Basket) => {
    const next = initialStep(checkoutProgress(updated, false));
    // Ignores the card processor: with it, payment would remain the first incomplete step.
    const to = next === from ? steps[steps.indexOf(from) + 1] : next;
    void navigate(`/checkout?step=${to ?? next}`, { preventScrollReset: true });
  };
  const { module: later, hasFailed, load, retry } = laterSteps;
  const placeholder = <StepPlaceholder hasFailed={hasFailed} onRetry={retry} />;
  // The basket of another customer has other values.
  const shopperKey = `${basket.customerInfo.customerId} ${account.customer?.customerId}`;
  const contents: Record<CheckoutStep, { summary: React.ReactNode; body: React.ReactNode }> = {
    pickup: {
      summary: <LazyPickupSummary basket={basket} />,
      body: (
        <>
          <CheckoutSignIn />
          {account.isLoading ? (
            <Spinner />
          ) : pickupStep.Component ? (
            <pickupStep.Component
              key={shopperKey}
              basket={basket}
              customer={account.customer}
              hasParcel={progress.hasParcel}
              onStart={load}
              onDone={goToNextStep('pickup')}
            />
          ) : (
            <StepPlaceholder hasFailed={pickupStep.hasFailed} onRetry={pickupStep.retry} />
          )}
        </>
      ),
    },
    shipping: {
      summary: <ShippingSummary basket={basket} hasEmail={!progress.hasPickup} />,
      body: (
        <>
          {progress.hasPickup ? null : <CheckoutSignIn />}
          {account.isLoading ? (
            <Spinner />
          ) : (
            <ShippingStep
              key={shopperKey}
              basket={basket}
              customer={account.customer}
              hasEmail={!progress.hasPickup}
              onStart={load}
              onDone={goToNextStep('shipping')}
            />
          )}
        </>
      ),
    },
    payment: {
      summary: later ? <later.PaymentSummary basket={basket} /> : null,
      body:
        later && account.isLoading ? (
          <Spinner />
        ) : later ? (
          <later.PaymentStep
            basket={basket}
            card={card}
            onCard={storeCard}
            customer={account.customer}
            declined={notice}
            onDone={goToNextStep('payment')}
          />
        ) : (
          placeholder
        ),
    },
    review: { summary: null, body: later ? <later.ReviewStep basket={basket} /> : placeholder },
  };
  return (
    <div className={`${layoutStyles.twoColumns} ${styles.columns}`}>
      <div>
        <CheckoutSummaryDisclosure basket={basket} isUpdating={isUpdating} />
        <StepList steps={steps} current={current} />
        <LazyDeliveryNotices basket={basket} />
        <UnorderableLines basket={basket} />
        {steps.map((step, index) => (
          <StepSection
            key={step}
            step={step}
            number={index + 1}
            title={
              step === 'review' && step === current ? (
                <FormattedMessage id="checkout.review" defaultMessage="Review your order" />
              ) : (
                <StepName step={step} />
              )
            }
            state={index < currentIndex ? 'done' : index === currentIndex ? 'now' : 'ahead'}
            summary={contents[step].summary}
            takesFocus={hasMoved}
          >
            {contents[step].body}
          </StepSection>
        ))}
      </div>
      {current === 'review' && later ? (
        <later.PlaceOrderPanel basket={basket} placing={placing} />
      ) : (
        <CheckoutAside basket={basket} isUpdating={isUpdating} />
      )}
    </div>
  );
}
