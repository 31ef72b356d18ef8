import type { TrackedOrder } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { useHref } from '../../../platform/locale/navigation.tsx';
import { useDateFormat } from '../../../platform/locale/use-date-format.ts';
import { OrderLookupErrors, OrderLookupFields, useOrderLookup } from '../../../tracking/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../../ui/forms/field.module.css';
import * as layoutStyles from '../../../ui/layout.module.css';
import * as panelStyles from '../../../ui/panel.module.css';
import type { BlockProps } from '../block.ts';
import * as styles from './track-order-form.module.css';

function OrderStatus({ order }: { order: TrackedOrder }) {
  const { days } = useDateFormat();
  const isCanceled = order.status === 'cancelled' || order.status === 'failed';
  return (
    <Alert
      kind={isCanceled ? 'info' : 'success'}
      role="status"
      title={<FormattedMessage id="tracking.order" defaultMessage="Order {orderNo}" values={{ orderNo: order.orderNo }} />}
    >
      {isCanceled ? (
        <FormattedMessage id="tracking.cancelled" defaultMessage="This order was canceled. You have not been charged." />
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
    </Alert>
  );
}

export function TrackOrderForm({ fields }: BlockProps<'track-order-form'>) {
  const form = useOrderLookup();
  const action = useHref('/track-order');
  const { headline, text } = fields;
  return (
    <section className={`${layoutStyles.container} ${styles.root}`}>
      <form
        className={`${fieldStyles.fields} ${panelStyles.panel} ${panelStyles.body} ${styles.form}`}
        method="post"
        action={action}
        noValidate
        onSubmit={form.onSubmit}
      >
        <h2 className="text-section">{headline ?? <FormattedMessage id="content.track-order" defaultMessage="Where is my order?" />}</h2>
        {text ? <p>{text}</p> : null}
        <OrderLookupErrors form={form} />
        <OrderLookupFields form={form} />
        <Button type="submit" kind="secondary" busy={form.status === 'submitting'}>
          <FormattedMessage id="tracking.submit" defaultMessage="Track order" />
        </Button>
        {form.result ? <OrderStatus order={form.result} /> : null}
      </form>
    </section>
  );
}
