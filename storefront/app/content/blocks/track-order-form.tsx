import { CallError, type TrackedOrder } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDates } from '../../basket/index.ts';
import { FormFailure, usePlainForm } from '../../forms/index.ts';
import { theShopper } from '../../platform/session/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/index.ts';
import { Note } from '../../ui/note.tsx';
import { textOf } from '../fields.ts';
import type { BlockProps } from './block.ts';

type Field = 'orderNumber' | 'orderEmail';

/** Both are needed to find an order. */
function faultsOf(values: Readonly<Record<Field, string>>): Partial<Record<Field, 'missing'>> {
  const missing = (['orderNumber', 'orderEmail'] as const).filter((field) => values[field].trim() === '');
  return Object.fromEntries(missing.map((field) => [field, 'missing'] as const));
}

/** Where an order's parcels go and when they arrive. */
function Found({ order }: { order: TrackedOrder }) {
  const { days } = useDates();
  const isOff = order.status === 'cancelled' || order.status === 'failed';
  return (
    <Note
      kind={isOff ? 'plain' : 'ok'}
      role="status"
      title={<FormattedMessage id="tracking.order" defaultMessage="Order {orderNo}" values={{ orderNo: order.orderNo }} />}
    >
      {isOff ? (
        <FormattedMessage id="tracking.cancelled" defaultMessage="This order was called off. Nothing of it is charged." />
      ) : (
        <ul>
          {order.shipments.map(({ shipmentId, c_town, shippingMethod }) => (
            <li key={shipmentId}>
              {c_town ? (
                <FormattedMessage
                  id="tracking.to"
                  defaultMessage="To {city}, {state}"
                  values={{ city: c_town.city, state: c_town.stateCode }}
                />
              ) : (
                <FormattedMessage id="tracking.by-mail" defaultMessage="By email" />
              )}
              {shippingMethod?.c_arrivesTo ? (
                <>
                  {'. '}
                  <FormattedMessage
                    id="tracking.arrives"
                    defaultMessage="Arrives {days}"
                    values={{ days: days(shippingMethod.c_arrivesFrom, shippingMethod.c_arrivesTo) }}
                  />
                </>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}

/** BLOCK-058: finds an order by its number and email, wherever an editor puts it. Nothing typed comes into an address. */
export function TrackOrderForm({ fields }: BlockProps) {
  const [order, setOrder] = useState<TrackedOrder>();
  const form = usePlainForm<Field, 'missing'>({
    start: { orderNumber: '', orderEmail: '' },
    faultsOf,
    async send({ orderNumber, orderEmail }) {
      setOrder(undefined);
      setOrder(await theShopper().client.trackOrder({ body: { orderNo: orderNumber.trim(), email: orderEmail.trim() } }));
    },
  });
  const headline = textOf(fields, 'headline');
  const text = textOf(fields, 'text');
  const isUnknown = form.error instanceof CallError && form.error.status === 404;
  return (
    <section className="wrap track-order-block">
      <form className="fields panel panel-b" method="post" noValidate onSubmit={form.onSubmit}>
        <h2 className="head-t">{headline ?? <FormattedMessage id="content.track-order" defaultMessage="Where is my order?" />}</h2>
        {text ? <p>{text}</p> : null}
        {form.state === 'failed' && isUnknown ? (
          <Note
            kind="bad"
            role="alert"
            title={<FormattedMessage id="tracking.unknown" defaultMessage="No order has this number and this email." />}
          />
        ) : form.state === 'failed' ? (
          <FormFailure error={form.error} />
        ) : null}
        <TextField
          {...form.bind('orderNumber')}
          label={<FormattedMessage id="tracking.number" defaultMessage="Order number" />}
          error={
            form.fault('orderNumber') ? <FormattedMessage id="tracking.no-number" defaultMessage="Order number is required" /> : undefined
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          isRequired
        />
        <TextField
          {...form.bind('orderEmail')}
          label={<FormattedMessage id="tracking.email" defaultMessage="Email" />}
          error={form.fault('orderEmail') ? <FormattedMessage id="tracking.no-email" defaultMessage="Email is required" /> : undefined}
          type="email"
          autoComplete="email"
          maxLength={254}
          isRequired
        />
        <Button type="submit" kind="secondary" busy={form.state === 'busy'}>
          <FormattedMessage id="tracking.submit" defaultMessage="Track it" />
        </Button>
        {order ? <Found order={order} /> : null}
      </form>
    </section>
  );
}
