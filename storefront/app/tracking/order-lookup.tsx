import { CallError, type TrackedOrder } from '@outfitter/contract/client';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, usePlainForm } from '../forms/index.ts';
import { getShopper } from '../platform/session/index.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { TextField } from '../ui/forms/index.ts';
import { type TrackingField, trackingFaults } from './tracking-faults.ts';

/** The form that finds an order by its number and email, and the order once it is found. Nothing typed comes into an address. */
export function useOrderLookup() {
  const [order, setOrder] = useState<TrackedOrder>();
  const form = usePlainForm<TrackingField, 'missing'>({
    start: { orderNumber: '', orderEmail: '' },
    faultsOf: trackingFaults,
    async send({ orderNumber, orderEmail }) {
      // An earlier result is not what was asked for now.
      setOrder(undefined);
      setOrder(await getShopper().client.trackOrder({ body: { orderNo: orderNumber.trim(), email: orderEmail.trim() } }));
    },
  });
  return { form, order };
}

type SearchForm = ReturnType<typeof useOrderLookup>['form'];

export function OrderLookupErrorMessage({ field }: { field: TrackingField }) {
  return field === 'orderNumber' ? (
    <FormattedMessage id="tracking.no-number" defaultMessage="Order number is required" />
  ) : (
    <FormattedMessage id="tracking.no-email" defaultMessage="Email is required" />
  );
}

/** Why no order was found, where it was not; `children` say what to do about an unknown one. */
export function OrderLookupErrorAlert({ form, children }: { form: SearchForm; children?: ReactNode }) {
  if (form.state !== 'failed') return null;
  if (!(form.error instanceof CallError && form.error.status === 404)) return <FormErrorAlert error={form.error} />;
  return (
    <Alert
      kind="bad"
      role="alert"
      title={<FormattedMessage id="tracking.unknown" defaultMessage="No order has this number and this email." />}
    >
      {children}
    </Alert>
  );
}

/** Its two fields. */
export function OrderLookupFields({ form, numberHelp }: { form: SearchForm; numberHelp?: ReactNode }) {
  return (
    <>
      <TextField
        {...form.bind('orderNumber')}
        label={<FormattedMessage id="tracking.number" defaultMessage="Order number" />}
        help={numberHelp}
        error={form.fault('orderNumber') ? <OrderLookupErrorMessage field="orderNumber" /> : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        isRequired
      />
      <TextField
        {...form.bind('orderEmail')}
        label={<FormattedMessage id="tracking.email" defaultMessage="Email" />}
        error={form.fault('orderEmail') ? <OrderLookupErrorMessage field="orderEmail" /> : undefined}
        type="email"
        autoComplete="email"
        maxLength={254}
        isRequired
      />
    </>
  );
}
