import { type Basket, type Customer, maxEmailLength, maxPickupNameLength } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage } from '../../basket/index.ts';
import { EmailField, FormErrors, type SubmitError } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField, TextField } from '../../ui/forms/index.ts';
import * as checkoutStyles from '../checkout.module.css';
import { isUnavailable } from '../server-errors.ts';
import { PickupErrorMessage } from './pickup-error-message.tsx';
import { PickupPlaces } from './pickup-places.tsx';
import { usePickupStep } from './use-pickup-step.ts';

export interface PickupStepProps {
  basket: Basket;
  customer: Customer | undefined;
  hasParcel: boolean;
  /** Called when the shopper begins to fill in the form. */
  onStart(): void;
  onDone(basket: Basket): void;
}

/** Asks who collects the items, before anything is shipped (CHECKOUT-004). */
export default function PickupStep({ basket, customer, hasParcel, onStart, onDone }: PickupStepProps) {
  const step = usePickupStep({ basket, customer }, (_, error) => <PickupErrorMessage error={error} />, onDone);
  const { form } = step;
  const hasAlternate = form.watch('hasAlternate');
  return (
    <form onSubmit={step.onSubmit} onFocus={onStart} noValidate className={checkoutStyles.stepForm}>
      <FormErrors form={step} alertFor={(error) => <PickupErrorAlert error={error} />} isScrolledTo />
      <PickupPlaces basket={basket} />
      <p className="text-muted">
        <FormattedMessage id="checkout.required" defaultMessage="Fields marked <required>*</required> are required." values={marks} />
      </p>
      <div className={fieldStyles.fields}>
        <TextField
          {...step.field('fullName')}
          label={<FormattedMessage id="checkout.full-name" defaultMessage="Full name" />}
          help={<FormattedMessage id="checkout.pickup.name-help" defaultMessage="As it is on the ID that you bring." />}
          autoComplete="name"
          maxLength={2 * maxPickupNameLength + 1}
          isRequired
        />
        <TextField
          {...step.field('phone')}
          label={<FormattedMessage id="checkout.phone" defaultMessage="Phone" />}
          help={<FormattedMessage id="checkout.pickup.phone-help" defaultMessage="The store calls only about this pickup." />}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          isRequired
        />
        <EmailField
          form={step}
          name="email"
          label={<FormattedMessage id="checkout.email" defaultMessage="Email" />}
          help={
            <FormattedMessage
              id="checkout.pickup.email-help"
              defaultMessage="For the receipt and tracking. We also write when your items are ready."
            />
          }
          maxLength={maxEmailLength}
          isRequired
        />
        <CheckField
          {...step.checkbox('hasAlternate')}
          label={<FormattedMessage id="checkout.pickup.alternate" defaultMessage="Someone else may pick it up, too" />}
        />
        {hasAlternate ? (
          <>
            <TextField
              {...step.field('alternateName')}
              label={<FormattedMessage id="checkout.pickup.alternate-name" defaultMessage="Their full name" />}
              autoComplete="off"
              maxLength={2 * maxPickupNameLength + 1}
              isRequired
            />
            <EmailField
              form={step}
              name="alternateEmail"
              label={<FormattedMessage id="checkout.pickup.alternate-email" defaultMessage="Their email" />}
              help={
                <FormattedMessage id="checkout.pickup.alternate-email-help" defaultMessage="They get the same email when it’s ready." />
              }
              autoComplete="off"
              maxLength={maxEmailLength}
              isOptional
            />
          </>
        ) : null}
      </div>
      <Button type="submit" wide busy={step.status === 'submitting'}>
        {hasParcel ? (
          <FormattedMessage id="checkout.to-shipping" defaultMessage="Continue to shipping" />
        ) : (
          <FormattedMessage id="checkout.to-payment" defaultMessage="Continue to payment" />
        )}
      </Button>
    </form>
  );
}

const marks = { required: (sign: ReactNode) => <span className={fieldStyles.required}>{sign}</span> };

/** Shows the error of the pickup step (ERROR-037). */
function PickupErrorAlert({ error }: { error: SubmitError }) {
  const title = isUnavailable(error) ? (
    <BasketErrorMessage error={error.cause} />
  ) : (
    <FormattedMessage
      id="checkout.update-error.pickup"
      defaultMessage="Error updating pickup details. Please check the pickup details and try again."
    />
  );
  return <Alert kind="error" role="alert" title={title} />;
}
