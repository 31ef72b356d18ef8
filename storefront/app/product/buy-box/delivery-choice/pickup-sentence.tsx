import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PickupReady } from '../../../basket/index.ts';
import { useDateFormat } from '../../../platform/locale/use-date-format.ts';
import type { ChosenStore } from '../../../stores/index.ts';
import type { PickupOffer, PickupOffers, StoreStock } from './pickup-offer.ts';
import * as styles from './pickup-sentence.module.css';

type Available = Extract<PickupOffer, { status: 'available' }>;

interface PickupSentenceProps {
  store: ChosenStore;
  offers: PickupOffers;
  quantity: number;
}

const bold = (chunks: ReactNode) => (
  <b key="store" className={styles.store}>
    {chunks}
  </b>
);

export function PickupSentence({ store, offers, quantity }: PickupSentenceProps) {
  const { 'in-store-pickup': pickup, 'ship-to-store': transfer } = offers;
  const values = { store: store.name, b: bold };
  switch (pickup.status) {
    case 'available':
      return (
        <>
          <Stock store={store} stock={pickup} />
          <Ready store={store} offer={pickup} />
        </>
      );
    case 'short':
    case 'none':
    case 'no-transfer':
    case 'sold-out':
      return (
        <>
          <Stock store={store} stock={pickup.status === 'short' ? pickup : { status: 'none' }} />{' '}
          <Transfer offer={transfer} quantity={quantity} />
        </>
      );
    case 'backorder':
      return (
        <FormattedMessage
          id="product.pickup.at.backorder"
          defaultMessage="It’s on backorder, so it can’t be picked up at <b>{store}</b> yet. We can ship it."
          values={values}
        />
      );
    case 'no-pickup':
      return pickup.inStore ? (
        <>
          <Stock store={store} stock={pickup.inStore} />{' '}
          {pickup.inStore.status === 'loading' ? null : (
            <FormattedMessage id="product.pickup.at.in-store-only" defaultMessage="This store has no pickup of online orders." />
          )}
        </>
      ) : (
        <FormattedMessage
          id="product.pickup.at.no-pickup"
          defaultMessage="<b>{store}</b> doesn’t offer pickup. Choose another store to pick it up."
          values={values}
        />
      );
    case 'closed':
      return <Closed store={store} opensOn={pickup.opensOn} />;
    case 'no-size':
    case 'loading':
    case 'failed':
      return <Stock store={store} stock={pickup} />;
  }
}

/** States the stock of the store, of which few units may be sold before the shopper arrives (FULFIL-016). */
function Stock({ store, stock }: { store: ChosenStore; stock: StoreStock }) {
  const values = { store: store.name, b: bold };
  switch (stock.status) {
    case 'available':
      return (
        <FormattedMessage
          id="product.pickup.at.in-stock"
          defaultMessage="{isLimited, select, true {Limited quantity} other {In stock}} at <b>{store}</b>."
          values={{ isLimited: String(stock.isLimited), ...values }}
        />
      );
    case 'short':
      return (
        <FormattedMessage
          id="product.pickup.at.short"
          defaultMessage="<b>{store}</b> has only {units}."
          values={{ ...values, units: stock.units }}
        />
      );
    case 'none':
      return <FormattedMessage id="product.pickup.at.none" defaultMessage="<b>{store}</b> doesn’t have it in stock." values={values} />;
    case 'no-size':
      return (
        <FormattedMessage id="product.pickup.at.no-size" defaultMessage="Choose a size to see what <b>{store}</b> has." values={values} />
      );
    case 'loading':
      return <FormattedMessage id="product.pickup.at.loading" defaultMessage="Checking the stock of <b>{store}</b>" values={values} />;
    case 'failed':
      return (
        <FormattedMessage
          id="product.pickup.at.failed"
          defaultMessage="We can’t see the stock of <b>{store}</b> right now."
          values={values}
        />
      );
  }
}

function Closed({ store, opensOn }: { store: ChosenStore; opensOn: string | undefined }) {
  const { day } = useDateFormat();
  if (opensOn === undefined) {
    return (
      <FormattedMessage
        id="product.pickup.at.closed-undated"
        defaultMessage="Nothing can be picked up at <b>{store}</b> until it opens again. Choose another store, or we ship it."
        values={{ store: store.name, b: bold }}
      />
    );
  }
  return (
    <FormattedMessage
      id="product.pickup.at.closed"
      defaultMessage="Nothing can be picked up at <b>{store}</b> before {day}, when it opens again. Choose another store, or we ship it."
      values={{ store: store.name, b: bold, day: day(opensOn) }}
    />
  );
}

function Ready({ store, offer: { readyBy, date } }: { store: ChosenStore; offer: Available }) {
  return (
    <b className={styles.ready}>
      <PickupReady
        shipment={{
          ...(readyBy === undefined ? {} : { c_readyBy: readyBy }),
          ...(date === undefined ? {} : { c_promiseDate: date }),
          c_pickupStoreTimeZone: store.tzTimeZone,
        }}
      />
    </b>
  );
}

function Transfer({ offer, quantity }: { offer: PickupOffer; quantity: number }) {
  const { day } = useDateFormat();
  if (offer.status === 'available' && offer.date) {
    return (
      <FormattedMessage
        id="product.pickup.transfer"
        defaultMessage="We can send {quantity, plural, one {it} other {all #}} there, ready {day}."
        values={{ quantity, day: day(offer.date) }}
      />
    );
  }
  if (offer.status === 'available') {
    return (
      <FormattedMessage
        id="product.pickup.transfer-undated"
        defaultMessage="We can send {quantity, plural, one {it} other {all #}} there."
        values={{ quantity }}
      />
    );
  }
  return offer.status === 'short' ? (
    <FormattedMessage id="product.pickup.transfer-short" defaultMessage="Choose a lower quantity to pick it up." />
  ) : null;
}
