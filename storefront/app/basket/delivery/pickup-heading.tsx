import type { Shipment, ShipmentType } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { GroupHeading } from '../lines/shipment-heading.tsx';
import type { PickupTimes } from './pickup-day.ts';
import { PickupReady } from './pickup-ready.tsx';

/**
 * Names the delivery method with its store: "Pick up at Ely, Sheridan Street", "Ship to the Tower store". Without a store's name, only the
 * method.
 */
export function PickupName({ type, store }: { type: ShipmentType; store: string | undefined }) {
  return type === 'ship-to-store' ? (
    <FormattedMessage
      id="basket.group.ship-to-store"
      defaultMessage="{hasStore, select, true {Ship to store: {store}} other {Ship to store}}"
      values={{ hasStore: String(store !== undefined), store }}
    />
  ) : (
    <FormattedMessage
      id="basket.group.pick-up"
      defaultMessage="{hasStore, select, true {Pick up at {store}} other {Pick up in store}}"
      values={{ hasStore: String(store !== undefined), store }}
    />
  );
}

export interface PickupHeadingProps {
  type: ShipmentType;
  level: 2 | 3;
  id?: string;
  isLarge?: boolean;
  shipment: (Pick<Shipment, 'c_pickupStoreName'> & PickupTimes) | undefined;
  storeName?: string | undefined;
  /** By default when it is ready; `null` for nothing. */
  when?: ReactNode;
}

export function PickupHeading({ type, shipment, storeName, when, ...heading }: PickupHeadingProps) {
  return (
    <GroupHeading {...heading} icon="store" when={when === undefined && shipment ? <PickupReady shipment={shipment} /> : when}>
      <PickupName type={type} store={shipment?.c_pickupStoreName ?? storeName} />
    </GroupHeading>
  );
}
