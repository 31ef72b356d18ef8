import { sql } from 'drizzle-orm';
import { shipmentTypeOf } from '../../../basket/shipment/line-location.ts';
import type { Write } from '../../../platform/database/combined-writes.ts';
import type { OrderRow } from '../../order-queries.ts';
import { beginPickup } from '../pickup-state.ts';
import { pickupLines, pickups } from '../tables.ts';
import type { PickupDraft } from './pickup-drafts.ts';

const value = sql.placeholder;

const insertPickups = sql`
  INSERT INTO ${pickups} (customer_group_id, order_id, order_no, created_at, updated_at,
    id, shipment_id, store_id, state, code, ready_by, promised_on)
  SELECT ${value('customerGroupId')}, ${value('orderId')}::uuid, ${value('orderNo')}, ${value('now')}::timestamptz, ${value('now')}::timestamptz,
    begun.*
  FROM json_to_recordset(${value('begunPickups')}::json) AS begun (
    id uuid, "shipmentId" text, "storeId" text, state text, code text, "readyBy" timestamptz, "promisedOn" date)
  RETURNING id`;

const insertLines = sql`
  INSERT INTO ${pickupLines} (customer_group_id, pickup_id, item_id, position, sku_id, quantity, amount_minor,
    picked, transferred, shipped, refunded)
  SELECT ${value('customerGroupId')}, begun.*
  FROM json_to_recordset(${value('begunLines')}::json) AS begun (
    "pickupId" uuid, "itemId" uuid, position integer, "skuId" text, quantity integer, "amountMinor" bigint,
    picked integer, transferred integer, shipped integer, refunded integer)
  RETURNING item_id`;

function begin(draft: PickupDraft) {
  const type = shipmentTypeOf(draft.shipmentId);
  if (type === 'ship-to-home') throw new Error(`the shipment ${draft.shipmentId} is not collected`);
  return { ...draft, ...beginPickup(type, draft.storeId, draft.lines) };
}

/** Returns the writes of the pickups of an order that is placed; `undefined` for an order without one. */
export function pickupCreation(order: OrderRow, now: Date): Record<'pickups' | 'pickupLines', Write | undefined> {
  const begun = (order.document.pickups ?? []).map(begin);
  if (begun.length === 0) return { pickups: undefined, pickupLines: undefined };
  const { customerGroupId, id: orderId, orderNo } = order;
  const lines = begun.flatMap((pickup) => pickup.lines.map((line, position) => ({ ...line, position, pickupId: pickup.id })));
  return {
    pickups: {
      build: () => insertPickups,
      values: { customerGroupId, orderId, orderNo, now: now.toISOString(), begunPickups: JSON.stringify(begun) },
    },
    pickupLines: { build: () => insertLines, values: { customerGroupId, begunLines: JSON.stringify(lines) } },
  };
}
