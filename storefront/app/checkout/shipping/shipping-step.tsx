import { type Basket, type Customer, maxEmailLength } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressErrorMessage, AddressFields } from '../../address/index.ts';
import { BasketErrorMessage, homeShipment, LazyBackorderChoice } from '../../basket/index.ts';
import { EmailField, FormErrors, type SubmitError } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import * as checkoutStyles from '../checkout.module.css';
import { isUnavailable } from '../server-errors.ts';
import { SaveAddressField } from './save-address-field.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { ShippingMethods } from './shipping-methods.tsx';
import * as styles from './shipping-step.module.css';
import { useShippingStep } from './use-shipping-step.ts';

interface ShippingStepProps {
  basket: Basket;
  customer?: Customer | undefined;
  /** False if the pickup step asks for the email. */
  hasEmail?: boolean;
  /** Called when the shopper begins to fill in the form. */
  onStart(): void;
  onDone(basket: Basket): void;
}

export function ShippingStep({ basket, customer, hasEmail = true, onStart, onDone }: ShippingStepProps) {
  const step = useShippingStep({ basket, customer, hasEmail }, (_, error) => <AddressErrorMessage error={error} />, onDone);
  const shipment = homeShipment(basket);
  return (
    // The blurred field may complete the destination.
    <form onSubmit={step.form.onSubmit} onFocus={onStart} onBlur={step.estimate} noValidate className={checkoutStyles.stepForm}>
      <FormErrors form={step.form} alertFor={(error) => <ShippingErrorAlert error={error} />} isScrolledTo />
      <p className="text-muted">
        {customer ? (
          <FormattedMessage id="checkout.required" defaultMessage="Fields marked <required>*</required> are required." values={marks} />
        ) : (
          <FormattedMessage
            id="checkout.guest"
            defaultMessage="No account needed. Fields marked <required>*</required> are required."
            values={marks}
          />
        )}
      </p>
      <div className={fieldStyles.fields}>
        {hasEmail ? (
          <EmailField
            form={step.form}
            name="email"
            label={<FormattedMessage id="checkout.email" defaultMessage="Email" />}
            help={<FormattedMessage id="checkout.email-help" defaultMessage="For the receipt and tracking." />}
            maxLength={maxEmailLength}
            isRequired
          />
        ) : null}
        {step.isShipped && customer?.addresses?.length ? (
          <SavedAddresses addresses={customer.addresses} form={step.form} onChoose={step.fillAddress} />
        ) : null}
        {step.isShipped ? <AddressFields form={step.form} section="shipping" /> : null}
        {step.isShipped && customer ? <SaveAddressField form={step.form} addresses={customer.addresses} /> : null}
      </div>
      {step.isShipped ? (
        <div aria-busy={step.isEstimating || undefined}>
          <div role="status">
            {step.hasMethodsOfCountry && step.replacedMethod ? (
              <Alert
                className={styles.replacedMethod}
                title={
                  <FormattedMessage
                    id="checkout.method-replaced"
                    defaultMessage="{method} isn’t offered for this address, so another method is chosen below."
                    values={{ method: step.replacedMethod }}
                  />
                }
              />
            ) : null}
          </div>
          {step.hasMethodsOfCountry ? (
            <ShippingMethods
              methods={basket.applicableShippingMethods}
              currency={basket.currency}
              chosen={step.methodId}
              onChoose={step.chooseMethod}
            />
          ) : (
            <p role="status">
              <FormattedMessage id="checkout.methods.loading" defaultMessage="Loading shipping methods" />
            </p>
          )}
          {shipment?.c_parcels && step.hasMethodsOfCountry ? <LazyBackorderChoice basket={basket} shipment={shipment} /> : null}
        </div>
      ) : null}
      <Button type="submit" wide busy={step.form.status === 'submitting'}>
        <FormattedMessage id="checkout.to-payment" defaultMessage="Continue to payment" />
      </Button>
    </form>
  );
}

const marks = { required: (sign: ReactNode) => <span className={fieldStyles.required}>{sign}</span> };

/** Shows the error of the shipping step (ERROR-035). */
function ShippingErrorAlert({ error }: { error: SubmitError }) {
  if (isUnavailable(error)) return <Alert kind="error" role="alert" title={<BasketErrorMessage error={error.cause} />} />;
  if (error.code === 'method-unavailable') {
    return (
      <Alert
        kind="error"
        role="alert"
        title={
          <FormattedMessage
            id="checkout.method-unavailable"
            defaultMessage="This delivery date isn’t available for this address. Choose another one below."
          />
        }
      />
    );
  }
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        <FormattedMessage
          id="checkout.update-error.shipping"
          defaultMessage="Error updating shipping address. Please check the address and try again."
        />
      }
    >
      {error.code === 'unreachable' ? <FormattedMessage id="checkout.unreachable" defaultMessage="We don’t ship to this address." /> : null}
    </Alert>
  );
}
