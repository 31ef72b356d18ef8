import type { Pickup } from '@outfitter/contract';
import { shipmentTypeOf } from '../../basket/shipment/line-location.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type Currency, toMajor } from '../../platform/money.ts';
import { toLocalTime } from '../../shared/local-time.ts';
import { pickupPersonsOf } from '../../shared/pickup-persons.ts';
import { readStores, type StoreRow } from '../../stores/index.ts';
import { parseOrderNumber } from '../order-number.ts';
import { type OrderRow, readOrders } from '../order-queries.ts';
import { type CaptureState, readCaptures } from './captures.ts';
import { undecidedUnits } from './pickup-state.ts';
import { findPickups, type PickupFilter, type StoredPickup } from './queries.ts';

function isLate({ state, readyBy, promisedOn }: StoredPickup, store: StoreRow | undefined, now: Date): boolean {
  if (state !== 'to_pick' && state !== 'picked' && state !== 'short' && state !== 'in_transfer') return false;
  return readyBy
    ? readyBy < now
    : promisedOn !== null &&
        promisedOn <
          toLocalTime(now, store?.timeZone ?? 'UTC')
            .toPlainDate()
            .toString();
}

interface PickupFacts {
  order: OrderRow;
  store: StoreRow | undefined;
  capture: CaptureState;
}

export function presentPickup(pickup: StoredPickup, { order, store, capture }: PickupFacts, now: Date): Pickup {
  const { answer } = order.document;
  const shipment = answer.shipments.find(({ shipmentId }) => shipmentId === pickup.shipmentId);
  const type = shipmentTypeOf(pickup.shipmentId);
  return {
    pickupId: pickup.id,
    orderNo: pickup.orderNo,
    storeId: pickup.storeId,
    shipmentType: type === 'ship-to-store' ? type : 'in-store-pickup',
    state: pickup.state,
    orderedAt: pickup.createdAt.toISOString(),
    ...(pickup.readyBy ? { readyBy: pickup.readyBy.toISOString() } : {}),
    ...(pickup.promisedOn ? { promisedOn: pickup.promisedOn } : {}),
    isLate: isLate(pickup, store, now),
    ...(pickup.readyAt ? { readySince: pickup.readyAt.toISOString() } : {}),
    ...(pickup.collectUntil ? { collectUntil: pickup.collectUntil.toISOString() } : {}),
    ...(pickup.collectedAt ? { collectedAt: pickup.collectedAt.toISOString() } : {}),
    persons: pickupPersonsOf(shipment ?? {}),
    ...(shipment?.c_pickupPhone ? { phone: shipment.c_pickupPhone } : {}),
    items: pickup.lines.map((line) => {
      const item = answer.productItems.find(({ itemId }) => itemId === line.itemId);
      const { itemId, skuId: productId, quantity, picked, transferred, shipped, refunded } = line;
      const names = { productName: item?.productName ?? productId, choice: Object.values(item?.c_variationNames ?? {}) };
      return {
        itemId,
        productId,
        ...names,
        quantity,
        picked,
        transferred,
        shipped,
        refunded,
        missing: pickup.state === 'to_pick' ? 0 : undecidedUnits(line),
      };
    }),
    currency: order.currency as Currency,
    isPaid: capture === 'succeeded' || pickup.lines.every(({ amountMinor }) => amountMinor === 0),
    refundedTotal: toMajor(pickup.refundedMinor),
  };
}

export async function listPickups(queryable: Queryable, filter: PickupFilter, now: Date): Promise<Pickup[]> {
  const orderNo = filter.orderNo === undefined ? undefined : (parseOrderNumber(filter.orderNo) ?? '');
  const pickups = await findPickups(queryable, { ...filter, orderNo });
  const keys = pickups.map(({ customerGroupId, orderId }) => ({ customerGroupId, orderId }));
  const orders = new Map((await readOrders(queryable, keys)).map((order) => [order.id, order]));
  const stores = new Map((await readStores(queryable, undefined)).map((store) => [store.id, store]));
  const captures = await readCaptures(queryable, pickups);
  return pickups.flatMap((pickup) => {
    const order = orders.get(pickup.orderId);
    const facts = { store: stores.get(pickup.storeId), capture: captures.get(pickup.id) };
    return order ? presentPickup(pickup, { order, ...facts }, now) : [];
  });
}
