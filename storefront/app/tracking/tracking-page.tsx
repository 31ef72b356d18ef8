import { CallError, type TrackedOrder } from '@outfitter/contract/client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure, usePlainForm } from '../forms/index.ts';
import { theShopper } from '../platform/session/index.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary, TextField } from '../ui/forms/index.ts';
import { Note } from '../ui/note.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type TrackingField, trackingFaults } from './tracking-faults.ts';
import { TrackingResult } from './tracking-result.tsx';

function Fault({ field }: { field: TrackingField }) {
  return field === 'orderNumber' ? (
    <FormattedMessage id="tracking.no-number" defaultMessage="Order number is required" />
  ) : (
    <FormattedMessage id="tracking.no-email" defaultMessage="Email is required" />
  );
}

interface TrackingPageProps {
  title: string;
  lead: ReactNode;
}

/** An order by its number and email (ROUTE-019), and the guest's way to its details (ROUTE-007). Nothing typed comes into an address. */
export function TrackingPage({ title, lead }: TrackingPageProps) {
  const intl = useIntl();
  const [order, setOrder] = useState<TrackedOrder>();
  const result = useRef<HTMLElement>(null);
  const form = usePlainForm<TrackingField, 'missing'>({
    start: { orderNumber: '', orderEmail: '' },
    faultsOf: trackingFaults,
    async send({ orderNumber, orderEmail }) {
      // An earlier result is not what was asked for now.
      setOrder(undefined);
      setOrder(await theShopper().client.trackOrder({ body: { orderNo: orderNumber.trim(), email: orderEmail.trim() } }));
    },
  });
  useEffect(() => {
    if (order) result.current?.focus();
  }, [order]);
  const isUnknown = form.error instanceof CallError && form.error.status === 404;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ text: title }]} />
      <div className="form-page">
        <div className="form-page-head">
          <h1 className="page-t">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <form className="fields form-page-main" method="post" noValidate onSubmit={form.onSubmit}>
          <ErrorSummary
            attempt={form.attempt}
            title={<FormattedMessage id="tracking.faults" defaultMessage="We need both to find it." />}
            faults={form.faults.map(({ id, field }) => ({ id, text: <Fault field={field} /> }))}
          />
          {form.state === 'failed' && isUnknown ? (
            <Note
              kind="bad"
              role="alert"
              title={<FormattedMessage id="tracking.unknown" defaultMessage="No order has this number and this email." />}
            >
              <FormattedMessage
                id="tracking.unknown-line"
                defaultMessage="The number is in the mail that confirmed the order: ten letters and digits. The email is the one that mail went to."
              />
            </Note>
          ) : form.state === 'failed' ? (
            <FormFailure error={form.error} />
          ) : null}
          <TextField
            {...form.bind('orderNumber')}
            label={<FormattedMessage id="tracking.number" defaultMessage="Order number" />}
            help={<FormattedMessage id="tracking.number.help" defaultMessage="Ten letters and digits, like R4K72M9QXB." />}
            error={form.fault('orderNumber') ? <Fault field="orderNumber" /> : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            isRequired
          />
          <TextField
            {...form.bind('orderEmail')}
            label={<FormattedMessage id="tracking.email" defaultMessage="Email" />}
            error={form.fault('orderEmail') ? <Fault field="orderEmail" /> : undefined}
            type="email"
            autoComplete="email"
            maxLength={254}
            isRequired
          />
          <Button type="submit" wide busy={form.state === 'busy'}>
            <FormattedMessage id="tracking.submit" defaultMessage="Track it" />
          </Button>
        </form>
        <section
          className="tracking-result"
          ref={result}
          tabIndex={-1}
          aria-live="polite"
          aria-label={intl.formatMessage({ id: 'tracking.result', defaultMessage: 'Where it is' })}
          aria-busy={form.state === 'busy' || undefined}
        >
          {form.state === 'busy' ? (
            <p className="tracking-wait">
              <Spinner /> <FormattedMessage id="tracking.looking" defaultMessage="Looking for it" />
            </p>
          ) : order ? (
            <TrackingResult order={order} />
          ) : (
            <div className="panel panel-b">
              <p className="card-t">
                <FormattedMessage id="tracking.none" defaultMessage="Number lost?" />
              </p>
              <p className="mt-2">
                <FormattedMessage
                  id="tracking.none-line"
                  defaultMessage="It’s in the mail that confirmed the order. Failing that, whoever picks up the telephone finds it by your name."
                />
              </p>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}
