import { type Basket, type Customer, maxSavedCards } from '@outfitter/contract/client';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressFields, addressLine } from '../../address/index.ts';
import { BasketErrorMessage } from '../../basket/index.ts';
import { FormErrors, type SubmitError } from '../../forms/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField, RadioGroup } from '../../ui/forms/index.ts';
import * as checkoutStyles from '../checkout.module.css';
import type { DeclinedPayment } from '../place-order/declined-payment.ts';
import { isUnavailable } from '../server-errors.ts';
import { CardFields, SecurityCodeField } from './card-fields.tsx';
import { CardLimitMessage } from './card-limit-message.tsx';
import { CardSummary } from './card-summary.tsx';
import { DeclinedPaymentAlert } from './declined-payment-alert.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { ExpiredCardsAlert } from './expired-cards-alert.tsx';
import { PaymentErrorMessage } from './payment-error-message.tsx';
import { emptyCard, expiredCards, payableCards, savedCard } from './payment-form.ts';
import type { CardValues } from './payment-schema.ts';
import { savedSecurityCodeLength } from './security-code.ts';
import { type PaymentStepPart, usePaymentStep } from './use-payment-step.ts';

interface PaymentStepProps {
  basket: Basket;
  /** Card typed so far: restored after a declined payment, never after a reload. */
  card: CardValues | undefined;
  onCard(card: CardValues): void;
  customer: Pick<Customer, 'paymentInstruments' | 'addresses'> | undefined;
  declined: DeclinedPayment | undefined;
  onDone(basket: Basket): void;
}

export function PaymentStep({ basket, card = emptyCard, onCard, customer, declined, onDone }: PaymentStepProps) {
  const { demoShop } = useShop().preferences;
  const accountCards = customer && (customer.paymentInstruments ?? []);
  // Cards at the start of the step, so that the options stay where they are.
  const [cards] = useState(() => payableCards(basket, accountCards));
  const [expired] = useState(() => expiredCards(basket, accountCards));
  const step = usePaymentStep(
    { basket, card, accountCards: cards, addresses: customer?.addresses, isDemo: demoShop },
    (_, error) => <PaymentErrorMessage error={error} />,
    onDone,
  );
  const { form } = step.form;
  const [payWith, isBillingSame] = form.watch(['payWith', 'isBillingSame']);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { cardNumber, expiry, securityCode } }) => onCard({ cardNumber, expiry, securityCode }),
      }),
    [form, onCard],
  );
  const saved = savedCard(basket);
  function choosePayment(value: string) {
    // A code belongs to the card that it was typed for.
    if (cards.some(({ c_reauthorizeCC }) => c_reauthorizeCC)) step.form.setField('securityCode', '');
    step.form.setField('payWith', value);
  }
  const options = [
    ...(saved ? [{ value: 'saved', title: <CardSummary instrument={saved} /> }] : []),
    ...cards.map((instrument) => ({
      value: instrument.paymentInstrumentId,
      title: <CardSummary instrument={instrument} />,
      content: instrument.c_reauthorizeCC ? (
        <SecurityCodeField form={step.form} length={savedSecurityCodeLength(instrument.paymentCard)} />
      ) : null,
    })),
    {
      value: 'card',
      title:
        saved || cards.length > 0 ? (
          <FormattedMessage id="checkout.another-card" defaultMessage="Use another card" />
        ) : (
          <FormattedMessage id="checkout.card" defaultMessage="Card" />
        ),
      text: <FormattedMessage id="checkout.brands" defaultMessage="Visa, Mastercard, Amex, Discover, UnionPay" />,
      content: (
        <div className={fieldStyles.fields}>
          <CardFields form={step.form} />
          {accountCards && accountCards.length < maxSavedCards ? (
            <CheckField
              {...step.form.checkbox('saveCard')}
              label={<FormattedMessage id="checkout.save-card" defaultMessage="Save this card in my account" />}
            />
          ) : null}
        </div>
      ),
    },
  ];
  return (
    <form onSubmit={step.form.onSubmit} noValidate className={checkoutStyles.stepForm}>
      {declined && !saved && step.form.status === 'idle' && step.form.attempt === 0 ? <DeclinedPaymentAlert notice={declined} /> : null}
      <FormErrors form={step.form} alertFor={(error) => <PaymentErrorAlert error={error} part={step.part} />} isScrolledTo />
      {expired.length > 0 && payWith !== 'nothing' ? <ExpiredCardsAlert cards={expired} /> : null}
      {demoShop && payWith !== 'nothing' ? <DemoNotice /> : null}
      {payWith === 'nothing' ? (
        <p>
          <FormattedMessage id="checkout.nothing-to-pay" defaultMessage="There’s nothing to pay." />
        </p>
      ) : (
        <RadioGroup
          name="pay-with"
          legend={<FormattedMessage id="checkout.pay-with" defaultMessage="Pay with" />}
          isLegendHidden
          options={options}
          selected={payWith}
          onSelect={choosePayment}
        />
      )}
      {step.shippingAddress ? (
        <CheckField
          {...step.form.checkbox('isBillingSame')}
          label={
            <FormattedMessage
              id="checkout.billing-same"
              defaultMessage="Bill to {address}"
              values={{ address: addressLine(step.shippingAddress) }}
            />
          }
        />
      ) : null}
      {isBillingSame && step.shippingAddress ? null : (
        <fieldset className={fieldStyles.fields}>
          <legend className={fieldStyles.legend}>
            <FormattedMessage id="checkout.billing" defaultMessage="Billing address" />
          </legend>
          <AddressFields form={step.form} section="billing" />
        </fieldset>
      )}
      <Button type="submit" wide busy={step.form.status === 'submitting'}>
        <FormattedMessage id="checkout.to-review" defaultMessage="Review the order" />
      </Button>
    </form>
  );
}

/** Shows the error of the payment step, for its card or its billing address (ERROR-034, ERROR-036). */
function PaymentErrorAlert({ error, part }: { error: SubmitError; part: PaymentStepPart }) {
  if (isUnavailable(error)) return <Alert kind="error" role="alert" title={<BasketErrorMessage error={error.cause} />} />;
  if (error.code === 'PaymentInstrumentLimitException') return <Alert kind="error" role="alert" title={<CardLimitMessage />} />;
  const title =
    part === 'billing' ? (
      <FormattedMessage
        id="checkout.update-error.billing"
        defaultMessage="Error updating billing address. Please check the address and try again."
      />
    ) : (
      <FormattedMessage
        id="checkout.update-error.payment"
        defaultMessage="Error updating payment method. Please check the payment details and try again."
      />
    );
  return <Alert kind="error" role="alert" title={title} />;
}
