import type { BrandCustomer } from '@outfitter/commerce';
import { type Catalog, type CatalogStyle, type DemoCustomer, loadCatalog, loadCustomers, warehouse } from '@outfitter/demo';
import { selectSmallCatalog } from './small-selection.ts';

const day = 24 * 60 * 60 * 1000;
/** Amount in major units by which an item was dearer when it was added. */
const priceDrop = 20;
/** Units on hand at which a SKU is nearly sold out. */
const fewUnits = 3;

type SoldCatalog = Pick<Catalog, 'styles' | 'prices' | 'stock'>;

function skuOf({ styles }: SoldCatalog, styleId: string): string {
  const variants = styles.find(({ id }) => id === styleId)?.variants ?? [];
  const variant = variants[Math.floor(variants.length / 2)];
  if (!variant) throw new Error(`a demo customer has the style ${styleId}, which is not loaded`);
  return variant.sku;
}

function listPriceMinor({ prices }: SoldCatalog, sku: string, currency: 'USD' | 'CAD'): number {
  return prices.find((price) => price.sku === sku && price.priceBook === `dtc-${currency.toLowerCase()}-regular`)?.amount ?? 0;
}

function lowStockSku({ styles, stock }: SoldCatalog): string | undefined {
  const sold = new Set(styles.flatMap(({ variants }: CatalogStyle) => variants.map(({ sku }) => sku)));
  return stock.find(({ sku, location, onHand }) => location === warehouse && onHand > 0 && onHand <= fewUnits && sold.has(sku))?.sku;
}

function wishlistOf({ wishlist }: DemoCustomer, catalog: SoldCatalog, now: Date): BrandCustomer['wishlist'] {
  const addedAt = new Date(now.getTime() - 10 * day);
  const item = (sku: string, raisedBy = 0) => {
    return { skuId: sku, priceMinor: listPriceMinor(catalog, sku, 'USD') + raisedBy * 100, currency: 'USD' as const, addedAt };
  };
  const lowStock = wishlist.lowStock ? lowStockSku(catalog) : undefined;
  return [
    ...(wishlist.priceDrop ? [item(skuOf(catalog, wishlist.priceDrop), priceDrop)] : []),
    ...(lowStock ? [item(lowStock)] : []),
    ...(wishlist.plain ? [item(skuOf(catalog, wishlist.plain))] : []),
  ];
}

function workingDayAfter(start: Date, count: number): string {
  let date = start;
  for (let left = count; left > 0; ) {
    date = new Date(date.getTime() + day);
    const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    if (!isWeekend) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

type DemoMethod = NonNullable<DemoCustomer['orders'][number]['shippingMethod']>;

function methodOf({ arrivesAfterWorkingDays: [least, most], ...method }: DemoMethod, placedAt: Date) {
  return { ...method, arrivesFrom: workingDayAfter(placedAt, least), arrivesTo: workingDayAfter(placedAt, most) };
}

/** Builds the rows of a demo customer. Pure: the times are those before `now`. */
export function customerRows(customer: DemoCustomer, catalog: SoldCatalog, now: Date): BrandCustomer {
  const { firstName, lastName, email, phone, locale, measurements } = customer;
  const before = (days: number) => new Date(now.getTime() - days * day);
  const fullName = `${firstName} ${lastName}`;
  const [home] = customer.addresses;
  return {
    firstName,
    lastName,
    email,
    phone,
    locale,
    measurements,
    registeredAt: before(customer.registeredDaysAgo),
    addresses: customer.addresses.map((address) => ({ fullName, ...address })),
    cards: customer.cards.map(({ expiresInYears, ...card }) => ({
      ...card,
      holder: fullName,
      expirationYear: now.getUTCFullYear() + expiresInYears,
    })),
    orders: customer.orders.map(({ daysAgo, styles, payment, isShipped, shippingMethod, ...order }) => ({
      ...order,
      placedAt: before(daysAgo).toISOString(),
      items: styles.map((styleId) => {
        const productId = skuOf(catalog, styleId);
        return { productId, quantity: 1, unitPrice: listPriceMinor(catalog, productId, order.currency) / 100 };
      }),
      ...(isShipped && home ? { shippingAddress: { firstName, lastName, fullName, ...home } } : {}),
      ...(shippingMethod ? { shippingMethod: methodOf(shippingMethod, before(daysAgo)) } : {}),
      ...(payment ? { paymentLabel: payment } : {}),
    })),
    wishlist: wishlistOf(customer, catalog, now),
    reviews: customer.reviews.map(({ style: styleId, daysAgo, ...review }) => ({
      ...review,
      styleId,
      writtenAt: before(daysAgo),
      locale: locale ?? 'en-US',
    })),
  };
}

export function demoCustomerRows(size: 'demo' | 'small', now: Date): BrandCustomer[] {
  const catalog = loadCatalog();
  const styles = size === 'small' ? selectSmallCatalog(catalog.styles) : catalog.styles;
  return loadCustomers().map((customer) => customerRows(customer, { ...catalog, styles }, now));
}
