import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IconName } from '../../ui/icon.tsx';
import { GiftNotice } from '../gift/gift-notice.tsx';
import { ItemList, type ItemListProps, type ShippedItem } from '../lines/item-list.tsx';
import { ShipmentHeading } from '../lines/shipment-heading.tsx';
import { type ParcelledShipment, parcelsOf } from './parcels.ts';

interface ShipmentItemsProps<Item extends ShippedItem> extends ItemListProps<Item> {
  shipment: ParcelledShipment | undefined;
  level: 2 | 3;
  /** A truck if it is left out. */
  icon?: IconName;
  heading: ReactNode;
  details?: ReactNode;
  arrivalLabel?: (days: string) => ReactNode;
  /** True if the shop was asked when the parcels arrive: a missing date is stated then. */
  isPromised?: boolean;
}

export function ShipmentItems<Item extends ShippedItem>({
  items,
  shipment,
  level,
  icon,
  heading,
  details,
  arrivalLabel,
  isPromised,
  ...list
}: ShipmentItemsProps<Item>) {
  return parcelsOf(items, shipment).map((parcel) => (
    <div key={String(parcel.isBackordered)}>
      <ShipmentHeading
        level={level}
        icon={icon}
        method={parcel.arrival}
        isPromised={isPromised}
        {...(arrivalLabel ? { arrivalLabel } : {})}
      >
        {parcel.isBackordered ? <FormattedMessage id="basket.parcel.backordered" defaultMessage="Ships when in stock" /> : heading}
      </ShipmentHeading>
      {parcel.isBackordered ? null : (
        <>
          {details}
          <GiftNotice shipment={shipment} />
        </>
      )}
      <ItemList items={parcel.items} {...list} />
    </div>
  ));
}
