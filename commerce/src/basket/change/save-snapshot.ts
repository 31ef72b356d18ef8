import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { upsertSet } from '../../platform/database/upsert.ts';
import { withoutFilledRows } from '../shipment/shipment-ids.ts';
import type { BasketItemRow, BasketKey, BasketRow, BasketSnapshot } from '../snapshot.ts';
import { basketCoupons, basketItems, basketPaymentInstruments, basketShipments, baskets } from '../tables.ts';

/** Changes of a basket: fields of its row, and whole lists of its parts. Rows of a part that do not change are reused. */
export interface BasketPatch extends Partial<Omit<BasketSnapshot, 'basket'>> {
  basket?: Partial<Pick<BasketRow, 'currency' | 'email' | 'billingAddress' | 'storeId' | 'pickupStoreId' | 'pickupContact'>>;
}

export function patchSnapshot(snapshot: BasketSnapshot, { basket, ...parts }: BasketPatch, now: Date): BasketSnapshot {
  const patched = { ...snapshot, ...parts };
  return {
    ...patched,
    shipments: withoutFilledRows(patched.shipments, patched.items),
    basket: { ...snapshot.basket, ...basket, updatedAt: now },
  };
}

/** Writes the differences between two snapshots of a locked basket, and the total that its shopper will see. */
export async function saveSnapshot(
  tx: Transaction,
  key: BasketKey,
  before: BasketSnapshot,
  after: BasketSnapshot,
  shownTotalMinor: number,
): Promise<void> {
  await saveItems(tx, key, before.items, after.items);
  await saveRows(tx, key, basketShipments, before.shipments, after.shipments);
  await saveRows(tx, key, basketCoupons, before.coupons, after.coupons);
  await saveRows(tx, key, basketPaymentInstruments, before.payments, after.payments);
  const { currency, email, billingAddress, storeId, pickupStoreId, pickupContact, updatedAt } = after.basket;
  await prepared(tx, 'basket_save', updateRow).execute({
    ...key,
    currency,
    email,
    billingAddress: billingAddress && JSON.stringify(billingAddress),
    storeId,
    pickupStoreId,
    pickupContact: pickupContact && JSON.stringify(pickupContact),
    shownTotalMinor,
    updatedAt: updatedAt.toISOString(),
  });
}

const placeholder = (name: string) => sql`${sql.placeholder(name)}`;

function updateRow(tx: Queryable) {
  return tx
    .update(baskets)
    .set({
      currency: placeholder('currency'),
      email: placeholder('email'),
      billingAddress: placeholder('billingAddress'),
      storeId: placeholder('storeId'),
      pickupStoreId: placeholder('pickupStoreId'),
      pickupContact: placeholder('pickupContact'),
      shownTotalMinor: placeholder('shownTotalMinor'),
      updatedAt: placeholder('updatedAt'),
    })
    .where(and(eq(baskets.customerGroupId, sql.placeholder('customerGroupId')), eq(baskets.id, sql.placeholder('basketId'))));
}

function differenceOf<Row extends { id: string }>(before: readonly Row[], after: readonly Row[]) {
  return {
    removedIds: before.filter((row) => !after.some(({ id }) => id === row.id)).map(({ id }) => id),
    written: after.filter((row) => !before.includes(row)),
  };
}

type PartTable = typeof basketItems | typeof basketShipments | typeof basketCoupons | typeof basketPaymentInstruments;

async function removeRows(tx: Transaction, { customerGroupId, basketId }: BasketKey, table: PartTable, ids: readonly string[]) {
  const ofBasket = and(eq(table.customerGroupId, customerGroupId), eq(table.basketId, basketId));
  await tx.delete(table).where(and(ofBasket, inArray(table.id, [...ids])));
}

/** Saves the lines, which change most often, by a statement whose text is the same for any number of them. */
async function saveItems(
  tx: Transaction,
  key: BasketKey,
  before: readonly BasketItemRow[],
  after: readonly BasketItemRow[],
): Promise<void> {
  const { removedIds, written } = differenceOf(before, after);
  if (removedIds.length > 0) await removeRows(tx, key, basketItems, removedIds);
  if (written.length === 0) return;
  const statement = prepared(tx, 'basket_items_save', (db) =>
    db
      .insert(basketItems)
      .select(
        sql`SELECT ${placeholder('customerGroupId')}::text, ${placeholder('basketId')}::uuid, line.* FROM unnest(
          ${placeholder('ids')}::uuid[], ${placeholder('positions')}::integer[], ${placeholder('skuIds')}::text[],
          ${placeholder('quantities')}::integer[], ${placeholder('shipmentIds')}::text[], ${placeholder('giftCards')}::jsonb[]) AS line`,
      )
      .onConflictDoUpdate({
        target: [basketItems.customerGroupId, basketItems.id],
        set: upsertSet(basketItems, 'customerGroupId', 'id'),
      }),
  );
  await statement.execute({
    ...key,
    ids: written.map(({ id }) => id),
    positions: written.map(({ position }) => position),
    skuIds: written.map(({ skuId }) => skuId),
    quantities: written.map(({ quantity }) => quantity),
    shipmentIds: written.map(({ shipmentId }) => shipmentId),
    giftCards: written.map(({ giftCard }) => giftCard && JSON.stringify(giftCard)),
  });
}

type SmallPartTable = Exclude<PartTable, typeof basketItems>;

async function saveRows<Table extends SmallPartTable>(
  tx: Transaction,
  key: BasketKey,
  table: Table,
  before: readonly (Table['$inferSelect'] & { id: string })[],
  after: readonly (Table['$inferSelect'] & { id: string })[],
): Promise<void> {
  if (before === after) return;
  const { removedIds, written } = differenceOf(before, after);
  if (removedIds.length > 0) await removeRows(tx, key, table, removedIds);
  if (written.length === 0) return;
  const target =
    table === basketShipments
      ? [basketShipments.customerGroupId, basketShipments.basketId, basketShipments.id]
      : [table.customerGroupId, table.id];
  await tx
    .insert(table)
    .values([...written] as never)
    .onConflictDoUpdate({ target, set: upsertSet(table, 'customerGroupId', 'basketId', 'id') as never });
}
