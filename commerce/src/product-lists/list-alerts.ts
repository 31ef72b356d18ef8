import type { Currency } from '@outfitter/contract';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { toMajor, toMinor } from '../platform/money.ts';
import { alertOf, type ItemAlert, recordState, restockMailPause, restockNewsTime, type WantedAlerts } from './item-alert.ts';
import { type ListedProduct, readListedProducts } from './listed-products.ts';
import { itemsOfList, lockWishlist, updateItem } from './queries.ts';
import { selectionKey } from './resolve-selections.ts';
import { type ItemRow, productListItems } from './tables.ts';

export function stateOf(product: ListedProduct | undefined) {
  return {
    isOrderable: product?.isOrderable ?? false,
    isLow: product?.presented?.lowStock !== undefined,
    unitMinor: product?.presented && toMinor(product.presented.price),
  };
}

type ListedSelection = Pick<ItemRow, 'productId' | 'color' | 'currency'>;

/** Reads the products of items in the currency of each. Three statements per currency. */
async function productsOf<Item extends ListedSelection>(
  queryable: Queryable,
  items: readonly Item[],
  { defaultCurrency, locale, now }: AlertContext,
): Promise<[Item, ListedProduct | undefined][]> {
  const byCurrency = Map.groupBy(items, ({ currency }) => (currency ?? defaultCurrency) as Currency);
  const found: [Item, ListedProduct | undefined][] = [];
  for (const [currency, each] of byCurrency) {
    const products = await readListedProducts(queryable, each, { currency, locale, at: now });
    found.push(...each.map((item): [Item, ListedProduct | undefined] => [item, products.get(selectionKey(item))]));
  }
  return found;
}

export interface AlertContext {
  defaultCurrency: Currency;
  locale?: string | undefined;
  now: Date;
}

/** The rule of `isRestockToMail` in SQL. */
function isRestockToMail(now: Date) {
  const { restockedAt, restockMailedAt } = productListItems;
  const isLongAfterMail = sql`${restockedAt} - ${restockMailedAt} >= ${`${restockMailPause} milliseconds`}::interval`;
  return and(gt(restockedAt, new Date(now.getTime() - restockNewsTime)), or(isNull(restockMailedAt), isLongAfterMail));
}

/**
 * Records which items are sold out or back, and of which the price drop has ended. Returns the owners, guests and customers, of items that
 * can be ordered again, have a lower price that was not mailed yet, or of which few units are left for the first time.
 */
export async function findOwnersToAlert(tx: Transaction, productIds: readonly string[], context: AlertContext): Promise<string[]> {
  const { productId, color, currency, customerGroupId, priceMinor, wasSoldOut, mailedPriceMinor, ranLowAt } = productListItems;
  const selections = await tx
    .selectDistinct({ productId, color, currency })
    .from(productListItems)
    .where(inArray(productId, [...productIds]));
  const owners = new Set<string>();
  for (const [selection, product] of await productsOf(tx, selections, context)) {
    const { isOrderable, isLow, unitMinor } = stateOf(product);
    const isSelected = and(
      eq(productId, selection.productId),
      eq(color, selection.color),
      sql`${currency} IS NOT DISTINCT FROM ${selection.currency}`,
    );
    if (!isOrderable) {
      await tx
        .update(productListItems)
        .set({ wasSoldOut: true })
        .where(and(isSelected, eq(wasSoldOut, false)));
      continue;
    }
    await tx
      .update(productListItems)
      .set({ wasSoldOut: false, restockedAt: context.now })
      .where(and(isSelected, eq(wasSoldOut, true)));
    const hasLowerPrice =
      unitMinor === undefined ? undefined : and(gt(priceMinor, unitMinor), or(isNull(mailedPriceMinor), gt(mailedPriceMinor, unitMinor)));
    if (unitMinor !== undefined) {
      const hasEnded = and(isSelected, isNotNull(mailedPriceMinor), lte(priceMinor, unitMinor));
      await tx.update(productListItems).set({ mailedPriceMinor: null }).where(hasEnded);
    }
    const rows = await tx
      .selectDistinct({ customerGroupId })
      .from(productListItems)
      .where(and(isSelected, or(isRestockToMail(context.now), hasLowerPrice, isLow ? isNull(ranLowAt) : undefined)));
    for (const row of rows) owners.add(row.customerGroupId);
  }
  return [...owners].sort();
}

export interface ListAlert {
  kind: ItemAlert;
  product: NonNullable<ListedProduct['presented']>;
  /** Price when the item was added, in major units, if it was higher. */
  priceBefore: number | undefined;
}

/** Returns the wanted alerts of a list and records them as mailed: a second call returns nothing. Locks the list. */
export async function takeAlerts(
  tx: Transaction,
  customerGroupId: string,
  wanted: WantedAlerts,
  context: AlertContext,
): Promise<ListAlert[]> {
  const list = await lockWishlist(tx, customerGroupId);
  if (!list) return [];
  const items = await itemsOfList(tx, { customerGroupId, listId: list.id });
  const alerts: ListAlert[] = [];
  for (const [item, product] of await productsOf(tx, items, context)) {
    const state = stateOf(product);
    // No mail states a product without a price.
    const kind = product?.presented ? alertOf(item, state, wanted, context.now) : undefined;
    await updateItem(tx, item, recordState(item, state, kind, context.now));
    if (!kind || !product?.presented) continue;
    const isLower = item.priceMinor !== null && state.unitMinor !== undefined && state.unitMinor < item.priceMinor;
    alerts.push({
      kind,
      product: product.presented,
      priceBefore: isLower && item.priceMinor !== null ? toMajor(item.priceMinor) : undefined,
    });
  }
  return alerts;
}
