/** Activities that are tracked on each page (API-084, HOME-004). */
import type { ActivityBody, ActivityKind, Basket } from '@outfitter/contract/client';
import type { ViewedPage } from './viewed-page.ts';

export type Activity = { [K in ActivityKind]: { kind: K; body: ActivityBody<K> } }[ActivityKind];

const maxListedProducts = 36;
const productRefs = (ids: readonly string[]) => ids.slice(0, maxListedProducts).map((id) => ({ id }));

const checkoutSteps = ['pickup', 'shipping', 'payment', 'review'];

function beginCheckout(basket: Basket | undefined): Activity[] {
  if (!basket) return [];
  const products = basket.productItems.map(({ productId, quantity, basePrice }) => ({ id: productId, quantity, price: basePrice }));
  return [{ kind: 'beginCheckout', body: { products: products.slice(0, 100), amount: basket.productSubTotal } }];
}

function clickFromList(page: ViewedPage, before: ViewedPage | undefined): Activity[] {
  if (page.about !== 'product' || (before?.about !== 'category' && before?.about !== 'search')) return [];
  const { productId } = page;
  if (!before.productIds.includes(productId)) return [];
  const product = { id: productId };
  return before.about === 'category'
    ? [{ kind: 'clickCategory', body: { category: { id: before.categoryId }, product } }]
    : [{ kind: 'clickSearch', body: { searchText: before.query.slice(0, 200), product } }];
}

interface Visit {
  basket(): Basket | undefined;
  isInTests: boolean;
  locale?: string;
  /** The query of a search that redirected to the page instead of listing its products. */
  redirectedSearch?: string | undefined;
}

export function viewSearch(query: string, locale: string | undefined, productIds?: readonly string[]): Activity {
  return {
    kind: 'viewSearch',
    body: {
      searchText: query.trim().slice(0, 200),
      ...(productIds ? { products: productRefs(productIds) } : {}),
      ...(locale ? { c_locale: locale } : {}),
    },
  };
}

export function pageActivities(
  page: ViewedPage,
  before: ViewedPage | undefined,
  { basket, isInTests, locale, redirectedSearch }: Visit,
): Activity[] {
  const isSamePage = before?.path === page.path;
  const view: Activity = {
    kind: 'viewPage',
    body: {
      currentLocation: page.path.slice(0, 500),
      ...(isInTests && page.about === 'blocks' && page.exposures.length > 0 ? { c_exposures: page.exposures.slice(0, 4) } : {}),
    },
  };
  const all = [
    ...(redirectedSearch ? [viewSearch(redirectedSearch, locale)] : []),
    ...(isSamePage ? [] : [...clickFromList(page, before), view]),
  ];
  if (page.about === 'product' && !isSamePage) all.push({ kind: 'viewProduct', body: { product: { id: page.productId } } });
  if (page.about === 'category' && !isSamePage)
    all.push({ kind: 'viewCategory', body: { category: { id: page.categoryId }, products: productRefs(page.productIds) } });
  if (page.about === 'search' && !(before?.about === 'search' && before.query === page.query))
    all.push(viewSearch(page.query, locale, page.productIds));
  if (page.about === 'checkout') {
    if (before?.about !== 'checkout') all.push(...beginCheckout(basket()));
    const index = checkoutSteps.indexOf(page.step ?? '');
    if (index >= 0 && !(before?.about === 'checkout' && before.step === page.step))
      all.push({ kind: 'checkoutStep', body: { stepName: checkoutSteps[index] ?? '', stepNumber: Math.max(1, index) } });
  }
  return all;
}
