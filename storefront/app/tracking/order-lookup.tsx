import type { TrackedOrder } from '@outfitter/contract/client';
import { maxEmailLength } from '@outfitter/contract/client';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrors, type Submission, useValidatedForm, type ValidatedForm } from '../forms/index.ts';
import { getShopper, readRememberedUser, useCurrentCustomer } from '../platform/session/index.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { TextField } from '../ui/forms/index.ts';
import type { OrderLookupValues } from './order-lookup-schema.ts';
import { emptyOrderLookup, trackOrder } from './track-order.ts';

const loadSchema = async () => (await import('./order-lookup-schema.ts')).orderLookupSchema;

export type OrderLookupSubmission = Submission<OrderLookupValues, TrackedOrder>;

/** Values that a link to a page with this form passes. They are not validated: a link in a mail can contain anything. */
export type LinkedOrder = Partial<Record<keyof OrderLookupValues, unknown>>;

/** Submits with POST, so that the typed values never become part of a URL. */
export function useOrderLookup(submission?: OrderLookupSubmission, linked?: LinkedOrder) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: emptyOrderLookup,
    errorMessage: (field) => <OrderLookupErrorMessage field={field} />,
    submission,
    submit: (values) => trackOrder(getShopper().client, values),
  });
  usePrefilledFields(form, linked);
  return form;
}

/** Returns whether a link, such as that of the confirmation, contains both values, so that the order is shown without a click. */
export function isCompleteLookup({ orderNumber, orderEmail }: LinkedOrder): boolean {
  return typeof orderNumber === 'string' && typeof orderEmail === 'string';
}

/** Fills in empty fields: with the order of a link, else with the email of a signed-in customer (ORDER-019). */
function usePrefilledFields({ form: { getValues, setValue } }: Pick<OrderLookupForm, 'form'>, linked: LinkedOrder | undefined): void {
  const { kind } = useCurrentCustomer();
  useEffect(() => {
    const ownEmail = kind === 'registered' ? { orderEmail: readRememberedUser()?.email } : {};
    const known: LinkedOrder = { ...ownEmail, ...linked };
    for (const field of ['orderNumber', 'orderEmail'] as const) {
      const value = known[field];
      if (typeof value === 'string' && getValues(field) === '') setValue(field, value);
    }
  }, [kind, linked, getValues, setValue]);
}

type OrderLookupForm = ValidatedForm<OrderLookupValues, TrackedOrder>;

function OrderLookupErrorMessage({ field }: { field: keyof OrderLookupValues }) {
  return field === 'orderNumber' ? (
    <FormattedMessage id="tracking.number-required" defaultMessage="Order number is required" />
  ) : (
    <FormattedMessage id="tracking.email-required" defaultMessage="Email is required" />
  );
}

interface OrderLookupErrorsProps {
  form: OrderLookupForm;
  children?: ReactNode;
  hasSummary?: boolean;
}

export function OrderLookupErrors({ form, children, hasSummary = false }: OrderLookupErrorsProps) {
  return (
    <FormErrors
      form={form}
      hasSummary={hasSummary}
      title={<FormattedMessage id="tracking.errors" defaultMessage="Enter both to find your order." />}
      alertFor={({ status }) =>
        status === 404 ? (
          <Alert
            kind="error"
            role="alert"
            title={<FormattedMessage id="tracking.not-found" defaultMessage="We found no order with this number and email." />}
          >
            {children}
          </Alert>
        ) : undefined
      }
    />
  );
}

export function OrderLookupFields({ form, numberHelp }: { form: OrderLookupForm; numberHelp?: ReactNode }) {
  return (
    <>
      <TextField
        {...form.field('orderNumber')}
        label={<FormattedMessage id="tracking.number" defaultMessage="Order number" />}
        help={numberHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        isRequired
      />
      <TextField
        {...form.field('orderEmail')}
        label={<FormattedMessage id="tracking.email" defaultMessage="Email" />}
        type="email"
        autoComplete="email"
        maxLength={maxEmailLength}
        isRequired
      />
    </>
  );
}
