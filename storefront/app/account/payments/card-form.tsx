import type { Customer } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import {
  CardFields,
  CardLimitMessage,
  DemoNotice,
  emptyCard,
  newCardOf,
  PaymentErrorMessage,
  rejectedCardField,
} from '../../checkout/index.ts';
import { changeCustomer } from '../../customer/index.ts';
import { FormErrorAlert, FormErrors, useValidatedForm } from '../../forms/index.ts';
import { fullNameOf } from '../../platform/shop/full-name.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField, TextField } from '../../ui/forms/index.ts';
import { FormButtons } from '../layout/form-buttons.tsx';

const loadSchema = async () => (await import('./card-schema.ts')).newCardSchema;

/** Adds a card, which the bank verifies with an authorization of zero (API-064). */
export function CardForm({ customer, onClose }: { customer: Customer; onClose(): void }) {
  const { demoShop } = useShop().preferences;
  const isFirst = (customer.paymentInstruments ?? []).length === 0;
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { ...emptyCard, holder: fullNameOf(customer), isDefault: isFirst },
    validateOn: 'blur',
    rejectedField: (error) => rejectedCardField(error, demoShop),
    errorMessage: (field, error) =>
      field === 'holder' ? (
        <FormattedMessage id="account.payments.holder-required" defaultMessage="Enter the name on the card." />
      ) : (
        <PaymentErrorMessage error={error} />
      ),
    async submit({ holder, isDefault, ...card }) {
      const paymentCard = newCardOf(card, holder.trim());
      if (!paymentCard) throw new Error('a valid card has a brand and an expiry date');
      await changeCustomer((client, customerId) =>
        client.saveCustomerPaymentInstrument({
          params: { customerId },
          body: { paymentMethodId: 'CREDIT_CARD', paymentCard, c_isDefault: isDefault },
        }),
      );
      onClose();
    },
  });
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      {demoShop ? <DemoNotice /> : null}
      <FormErrors form={form} hasAlert={false} />
      <TextField
        {...form.field('holder')}
        label={<FormattedMessage id="account.payments.holder" defaultMessage="Name on card" />}
        autoComplete="cc-name"
        maxLength={200}
        isRequired
      />
      <CardFields form={form} />
      {isFirst ? null : (
        <CheckField
          {...form.checkbox('isDefault')}
          label={<FormattedMessage id="account.payments.use-default" defaultMessage="Use this card by default" />}
        />
      )}
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={(error) =>
          error.code === 'PaymentInstrumentLimitException' ? (
            <Alert kind="error" role="alert" title={<CardLimitMessage />} />
          ) : (
            <FormErrorAlert error={error} />
          )
        }
      />
      <FormButtons isSubmitting={form.status === 'submitting'} onCancel={onClose}>
        <FormattedMessage id="account.payments.save" defaultMessage="Save card" />
      </FormButtons>
    </form>
  );
}
