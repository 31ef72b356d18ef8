import type { Order } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { parcelsOf } from '../../basket/index.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import * as styles from './confirmation-page.module.css';

export function NextSteps({ order }: { order: Order }) {
  const { days } = useDateFormat();
  const pickups = order.shipments.filter(({ c_isBOPIS }) => c_isBOPIS);
  const home = order.shipments.find(({ c_isBOPIS }) => !c_isBOPIS);
  const homeItems = order.productItems.filter(({ shipmentId }) => shipmentId === home?.shipmentId);
  const isMixed = home !== undefined && pickups.length > 0;
  const parcels = home ? parcelsOf(homeItems, home) : [];
  return (
    <section className={styles.section} aria-labelledby="next-steps" data-not-for-recipient="">
      <h2 className="text-card" id="next-steps">
        <FormattedMessage id="checkout.confirmation.next" defaultMessage="What happens next" />
      </h2>
      <ol className={styles.nextSteps}>
        {home ? (
          <li>
            <b>
              {isMixed ? (
                <FormattedMessage id="checkout.confirmation.next.parcel-packed" defaultMessage="We pack what ships to you" />
              ) : (
                <FormattedMessage id="checkout.confirmation.next.packed" defaultMessage="We pack it" />
              )}
            </b>{' '}
            <FormattedMessage id="checkout.confirmation.next.packed.text" defaultMessage="and check each item against this list." />
          </li>
        ) : null}
        {pickups.length > 0 ? (
          <li>
            <b>
              <FormattedMessage id="checkout.confirmation.next.ready" defaultMessage="We email you when your pickup is ready." />
            </b>{' '}
            <FormattedMessage
              id="checkout.confirmation.next.ready.text"
              defaultMessage="Bring the pickup code from that email, or an ID with your name."
            />
          </li>
        ) : null}
        <li>
          <b>
            <FormattedMessage id="checkout.confirmation.next.follow" defaultMessage="You can track it" />
          </b>{' '}
          <FormattedMessage id="checkout.confirmation.next.follow.text" defaultMessage="with the order number and your email." />
        </li>
        {parcels.map(({ isBackordered, arrival }) =>
          arrival?.c_arrivesTo ? (
            <li key={String(isBackordered)}>
              <b>
                <WhatArrives isBackordered={isBackordered} isOnly={parcels.length === 1} isMixed={isMixed} />
              </b>{' '}
              <FormattedMessage
                id="checkout.confirmation.next.arrives.text"
                defaultMessage="{days}."
                values={{ days: days(arrival.c_arrivesFrom, arrival.c_arrivesTo) }}
              />
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}

function WhatArrives({ isBackordered, isOnly, isMixed }: { isBackordered: boolean; isOnly: boolean; isMixed: boolean }) {
  if (isBackordered)
    return <FormattedMessage id="checkout.confirmation.next.backorder-arrives" defaultMessage="Backordered items arrive" />;
  if (isOnly && isMixed)
    return <FormattedMessage id="checkout.confirmation.next.parcel-arrives" defaultMessage="What ships to you arrives" />;
  return isOnly ? (
    <FormattedMessage id="checkout.confirmation.next.arrives" defaultMessage="It arrives" />
  ) : (
    <FormattedMessage id="checkout.confirmation.next.stock-arrives" defaultMessage="Items in stock arrive" />
  );
}
