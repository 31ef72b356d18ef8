import type { Parcel, Shipment, ShippingMethod } from '@outfitter/contract/client';

export type Arrival = Pick<ShippingMethod, 'c_arrivesFrom' | 'c_arrivesTo' | 'c_carrier'>;

export interface ParcelledShipment extends Pick<Shipment, 'gift' | 'giftMessage'> {
  shippingMethod?: Arrival | undefined;
  c_shipAvailableFirst?: boolean | undefined;
  c_parcels?: readonly Parcel[] | undefined;
}

export interface ParcelItems<Item> {
  items: Item[];
  isBackordered: boolean;
  arrival: Arrival | undefined;
}

const isBackordered = ({ backorder }: Parcel) => backorder;

/** Divides the items of a shipment into its parcels: one, or two if the shopper chose to receive items in stock first. */
export function parcelsOf<Item extends { itemId: string }>(
  items: readonly Item[],
  shipment: ParcelledShipment | undefined,
): ParcelItems<Item>[] {
  const later = shipment?.c_shipAvailableFirst ? shipment.c_parcels?.find(isBackordered) : undefined;
  // Unknown until a method is chosen: the dates of the parcels apply only if the items in stock are shipped first.
  const first = { isBackordered: false, arrival: shipment?.shippingMethod };
  if (!later) return [{ ...first, items: [...items] }];
  const isLater = ({ itemId }: Item) => later.itemIds.includes(itemId);
  return [
    // Items that no parcel contains are listed here, too, because they are sent by email.
    { ...first, items: items.filter((item) => !isLater(item)) },
    { items: items.filter(isLater), isBackordered: true, arrival: { ...later, c_carrier: later.c_shippingMethod?.c_carrier } },
  ];
}

export function arrivalOf(itemId: string, shipment: ParcelledShipment | undefined): Arrival | undefined {
  return parcelsOf([{ itemId }], shipment).find(({ items }) => items.length > 0)?.arrival;
}
