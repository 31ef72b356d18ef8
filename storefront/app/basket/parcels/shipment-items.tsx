import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as layoutStyles from '../../ui/layout.module.css';
import { GiftNote } from '../gift/gift-note.tsx';
import { type LineItem, OrderLine } from '../lines/order-line.tsx';
import { ShipmentHeading } from '../lines/shipment-heading.tsx';
import { type ParcelledShipment, parcelsOf } from './parcels.ts';

type ShipmentItem = LineItem & { itemId: string };

interface ShipmentItemsProps<Item extends ShipmentItem> {
  items: readonly Item[];
  shipment: ParcelledShipment | undefined;
  currency: string;
  level: 2 | 3;
  heading: ReactNode;
  /** Shown below the heading. */
  details?: ReactNode;
  arrivalLabel?: (days: string) => ReactNode;
  /** Renders what changes the quantity of a line. */
  quantityControlOf?: (item: Item) => ReactNode;
  lineStatus?: (item: Item) => ReactNode;
}

/** Lists the items of a shipment with their day of arrival, in two lists if it has two parcels. */
export function ShipmentItems<Item extends ShipmentItem>({
  items,
  shipment,
  currency,
  level,
  heading,
  details,
  arrivalLabel,
  quantityControlOf,
  lineStatus,
}: ShipmentItemsProps<Item>) {
  return parcelsOf(items, shipment).map((parcel) => (
    <div key={String(parcel.isBackordered)}>
      <ShipmentHeading level={level} method={parcel.arrival} {...(arrivalLabel ? { arrivalLabel } : {})}>
        {parcel.isBackordered ? <FormattedMessage id="basket.parcel.backordered" defaultMessage="Ships when in stock" /> : heading}
      </ShipmentHeading>
      {parcel.isBackordered ? null : (
        <>
          {details}
          <GiftNote shipment={shipment} />
        </>
      )}
      <ul className={layoutStyles.dividedList}>
        {parcel.items.map((item) => (
          <OrderLine
            key={item.itemId}
            item={item}
            currency={currency}
            quantityControl={quantityControlOf?.(item)}
            {...(lineStatus ? { status: lineStatus(item) } : {})}
          />
        ))}
      </ul>
    </div>
  ));
}
