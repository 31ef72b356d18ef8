import type { ShipmentType } from '@outfitter/contract/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddToBasketStatus, PickupMethod } from '../../../basket/index.ts';
import { SoldOut } from '../../../platform/shop/stock-text.tsx';
import { type ChosenStore, type StoreDialogHandle, useStoreDialog, viewItem } from '../../../stores/index.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import * as layoutStyles from '../../../ui/layout.module.css';
import { CheckingStockText } from './checking-stock.tsx';
import { type ChosenDelivery, chooseMethod, deliveryFields, useChosenMethod } from './chosen-method.ts';
import * as styles from './delivery-choice.module.css';
import { MethodTile } from './method-tile.tsx';
import { isOffered, offeredMethod, type PickupOffer } from './pickup-offer.ts';
import { OnBackorder, PickupStatus } from './pickup-status.tsx';
import { ShipStatus, type ShipStatusProps } from './ship-status.tsx';
import { isSoldOut, type SelectedUnits, usePickupOffers } from './use-pickup-offers.ts';

const pickupMethods = ['in-store-pickup', 'ship-to-store'] as const satisfies readonly PickupMethod[];

export interface DeliveryChoiceProps extends SelectedUnits, ShipStatusProps {
  addStatus: AddToBasketStatus;
  onDelivery(delivery: ChosenDelivery): void;
}

/**
 * Choice of how the shopper gets the item. Without a chosen store, a button that opens the stores replaces the two ways of pickup. A way
 * that the store does not offer cannot be chosen, and the item is shipped instead: at any store if it is on backorder (PDP-006). A size that
 * the warehouse lacks can only be picked up.
 */
export default function DeliveryChoice({ variant, quantity, addStatus, onDelivery, ...ship }: DeliveryChoiceProps) {
  const intl = useIntl();
  const chosen = useChosenMethod();
  const { store, isStoreKnown, offers, refetch } = usePickupOffers({ variant, quantity });
  const productId = variant?.productId;
  const cannotShip = isSoldOut(variant);
  const selected = offeredMethod(chosen, offers, cannotShip);
  const group = useRef<HTMLDivElement>(null);
  const { open, isLoading, hasFailed, dialog } = useStoreDialog({
    item: productId === undefined ? undefined : { productId, quantity },
    hasPickup: true,
    onChoose() {
      chooseMethod('in-store-pickup');
      // The button that opened the dialog is gone. Nothing is checked before the store is known to have a sold-out size.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        (group.current?.querySelector<HTMLElement>(':checked') ?? group.current)?.focus();
      });
    },
  });
  const storeId = store?.ID;
  const pickup = offers?.['in-store-pickup'];
  const soldOutId = cannotShip ? productId : undefined;
  const storeUnits = pickup?.status === 'available' ? pickup.units : 0;
  useEffect(() => {
    const onlyInStore = soldOutId && storeUnits > 0 ? { productId: soldOutId, units: storeUnits } : undefined;
    onDelivery({ fields: deliveryFields(selected, storeId), onlyInStore });
  }, [selected, storeId, soldOutId, storeUnits, onDelivery]);
  useEffect(() => (productId === undefined ? undefined : viewItem({ productId, quantity })), [productId, quantity]);
  const readAgain = useEffectEvent(refetch);
  // The item may just have sold out at the store.
  useEffect(() => {
    if (addStatus === 'error') readAgain();
  }, [addStatus]);

  return (
    <div className={layoutStyles.requiresScript}>
      <div
        ref={group}
        tabIndex={-1}
        role="radiogroup"
        className={styles.root}
        aria-label={intl.formatMessage({ id: 'product.delivery', defaultMessage: 'How to get it' })}
      >
        <MethodTile
          method="ship-to-home"
          selected={selected}
          title={<FormattedMessage id="product.delivery.ship" defaultMessage="Ship it" />}
          status={cannotShip ? <SoldOut /> : <ShipStatus {...ship} quantity={quantity} />}
          isDisabled={cannotShip}
          onSelect={chooseMethod}
        />
        {store && offers ? (
          pickupMethods.map((method) => (
            <PickupTile key={method} method={method} offer={offers[method]} {...{ selected, store, cannotShip }} />
          ))
        ) : variant?.backorder ? (
          <MethodTile
            method="in-store-pickup"
            selected={selected}
            title={<PickUp />}
            status={<OnBackorder />}
            isDisabled
            onSelect={chooseMethod}
          />
        ) : (
          <StoreTile {...{ isLoading, open, cannotShip, isStoreKnown }} />
        )}
      </div>
      {hasFailed ? (
        <div className={styles.alert}>
          <LoadError />
        </div>
      ) : null}
      {dialog}
    </div>
  );
}

interface PickupTileProps {
  method: PickupMethod;
  selected: ShipmentType | undefined;
  store: ChosenStore;
  offer: PickupOffer;
  cannotShip: boolean;
}

function PickupTile({ method, selected, store, offer, cannotShip }: PickupTileProps) {
  return (
    <MethodTile
      method={method}
      selected={selected}
      title={
        <FormattedMessage
          id="product.delivery.pickup"
          defaultMessage="{method, select, pickup {Pick up<hidden> at {store}</hidden>} other {Ship to store<hidden>, {store}</hidden>}}"
          values={{
            method: method === 'in-store-pickup' ? 'pickup' : 'other',
            store: store.name,
            hidden: (chunks) => <span className="visually-hidden">{chunks}</span>,
          }}
        />
      }
      status={<PickupStatus offer={offer} timeZone={store.tzTimeZone} />}
      isDisabled={!isOffered(offer, cannotShip)}
      isPromised={offer.status === 'available'}
      onSelect={chooseMethod}
    />
  );
}

function PickUp() {
  return <FormattedMessage id="product.delivery.no-store" defaultMessage="Pick up" />;
}

interface StoreTileProps extends Pick<StoreDialogHandle, 'isLoading' | 'open'> {
  cannotShip: boolean;
  isStoreKnown: boolean;
}

function StoreTile({ isLoading, open, cannotShip, isStoreKnown }: StoreTileProps) {
  return (
    <button
      type="button"
      className={`${styles.tile} ${styles.chooseStore}`}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={open}
    >
      <b>
        <PickUp />
      </b>
      <span className={styles.status}>
        <CheckingStockText isStoreKnown={isStoreKnown}>
          {cannotShip ? (
            <FormattedMessage id="product.delivery.find-in-store" defaultMessage="Find it in a store" />
          ) : (
            <FormattedMessage id="product.delivery.choose-store" defaultMessage="Choose a store" />
          )}
        </CheckingStockText>
      </span>
    </button>
  );
}
