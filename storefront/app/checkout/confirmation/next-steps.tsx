import type { Order } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { parcelsOf, useDateFormat } from '../../basket/index.ts';
import * as styles from './confirmation-page.module.css';

export function NextSteps({ order }: { order: Order }) {
  const { days } = useDateFormat();
  return (
    <section className={styles.section} aria-labelledby="next-steps" data-not-for-recipient="">
      <h2 className="text-card" id="next-steps">
        <FormattedMessage id="checkout.confirmation.next" defaultMessage="What happens next" />
      </h2>
      <ol className={styles.nextSteps}>
        <li>
          <b>
            <FormattedMessage id="checkout.confirmation.next.packed" defaultMessage="We pack it" />
          </b>{' '}
          <FormattedMessage id="checkout.confirmation.next.packed.text" defaultMessage="and check each item against this list." />
        </li>
        <li>
          <b>
            <FormattedMessage id="checkout.confirmation.next.follow" defaultMessage="You can track it" />
          </b>{' '}
          <FormattedMessage id="checkout.confirmation.next.follow.text" defaultMessage="with the order number and your email." />
        </li>
        {parcelsOf(order.productItems, order.shipments[0]).map(({ isBackordered, arrival }) =>
          arrival?.c_arrivesTo ? (
            <li key={String(isBackordered)}>
              <b>
                {isBackordered ? (
                  <FormattedMessage id="checkout.confirmation.next.backorder-arrives" defaultMessage="Backordered items arrive" />
                ) : (
                  <FormattedMessage id="checkout.confirmation.next.arrives" defaultMessage="It arrives" />
                )}
              </b>{' '}
              {days(arrival.c_arrivesFrom, arrival.c_arrivesTo)}.
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}
