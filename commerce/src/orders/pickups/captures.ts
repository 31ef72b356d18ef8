import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentEntry } from '../payment-queries.ts';
import { paymentEntries } from '../tables.ts';
import type { StoredPickup } from './queries.ts';

/** State of the capture of a pickup's price; undefined before it is requested. */
export type CaptureState = PaymentEntry['state'] | undefined;

/** Returns the key of the entry in the payment ledger: a pickup is captured once. */
export const captureKey = ({ id }: Pick<StoredPickup, 'id'>) => `${id}:capture`;

export async function readCaptures(queryable: Queryable, pickups: readonly StoredPickup[]): Promise<ReadonlyMap<string, CaptureState>> {
  if (pickups.length === 0) return new Map();
  const groups = sql.param(pickups.map(({ customerGroupId }) => customerGroupId));
  const orders = sql.param(pickups.map(({ orderId }) => orderId));
  const ofOrders = sql`(${paymentEntries.customerGroupId}, ${paymentEntries.orderId}) IN (
    SELECT * FROM unnest(${groups}::text[], ${orders}::uuid[]))`;
  const rows = await queryable
    .select({ key: paymentEntries.key, state: paymentEntries.state })
    .from(paymentEntries)
    .where(and(ofOrders, eq(paymentEntries.kind, 'capture'), inArray(paymentEntries.key, pickups.map(captureKey))));
  const states = new Map(rows.map(({ key, state }) => [key, state]));
  return new Map(pickups.map((pickup) => [pickup.id, states.get(captureKey(pickup))]));
}

/** True if the capture was declined by the bank (stored as `refused`) or failed: the pickup is unpaid. */
export function hasCaptureFailed(capture: CaptureState): boolean {
  return capture === 'refused' || capture === 'failed';
}
