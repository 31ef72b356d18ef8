/** Which activities a page tells of (API-084, HOME-004). Pure. */
import type { ActivityBody, ActivityKind, Basket } from '@outfitter/contract/client';
import type { PageSeen } from './page-seen.ts';

export type Activity = { [K in ActivityKind]: { kind: K; body: ActivityBody<K> } }[ActivityKind];

/** The most products that are told of a list. */
const listMost = 36;
const named = (ids: readonly string[]) => ids.slice(0, listMost).map((id) => ({ id }));

const steps = ['pickup', 'shipping', 'payment', 'review'];

function beginning(basket: Basket | undefined): Activity[] {
  if (!basket) return [];
  const products = basket.productItems.map(({ productId, quantity, basePrice }) => ({ id: productId, quantity, price: basePrice }));
  return [{ kind: 'beginCheckout', body: { products: products.slice(0, 100), amount: basket.productSubTotal } }];
}

/** How a product was come to from a list on which it stands. */
function clicked(page: PageSeen, before: PageSeen | undefined): Activity[] {
  if (page.about !== 'product' || (before?.about !== 'category' && before?.about !== 'search')) return [];
  const { productId } = page;
  if (!before.productIds.includes(productId)) return [];
  const product = { id: productId };
  return before.about === 'category'
    ? [{ kind: 'clickCategory', body: { category: { id: before.categoryId }, product } }]
    : [{ kind: 'clickSearch', body: { searchText: before.words.slice(0, 200), product } }];
}

interface Visit {
  basket(): Basket | undefined;
  /** The visitor had a bucket when the page was made for them. */
  isInTests: boolean;
  /** The language of the page. */
  locale?: string;
}

/** What is told when a page is shown: the page itself, how it was come to from the one before, and what it is about. */
export function activitiesOf(page: PageSeen, before: PageSeen | undefined, { basket, isInTests, locale }: Visit): Activity[] {
  const isSamePage = before?.path === page.path;
  const view: Activity = {
    kind: 'viewPage',
    body: {
      currentLocation: page.path.slice(0, 500),
      ...(isInTests && page.about === 'blocks' && page.exposures.length > 0 ? { c_exposures: page.exposures.slice(0, 4) } : {}),
    },
  };
  const all = [...(isSamePage ? [] : [...clicked(page, before), view])];
  if (page.about === 'product' && !isSamePage) all.push({ kind: 'viewProduct', body: { product: { id: page.productId } } });
  if (page.about === 'category' && !isSamePage)
    all.push({ kind: 'viewCategory', body: { category: { id: page.categoryId }, products: named(page.productIds) } });
  if (page.about === 'search' && !(before?.about === 'search' && before.words === page.words))
    all.push({
      kind: 'viewSearch',
      body: { searchText: page.words.slice(0, 200), products: named(page.productIds), ...(locale ? { c_locale: locale } : {}) },
    });
  if (page.about === 'checkout') {
    if (before?.about !== 'checkout') all.push(...beginning(basket()));
    const at = steps.indexOf(page.step ?? '');
    if (at >= 0 && !(before?.about === 'checkout' && before.step === page.step))
      all.push({ kind: 'checkoutStep', body: { stepName: steps[at] ?? '', stepNumber: Math.max(1, at) } });
  }
  return all;
}
