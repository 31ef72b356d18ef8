import { type Basket, maxProductsPerCall, maxQuantity } from '@outfitter/contract/client';

/** Returns the path that shows the items of a cart to another shopper (ROUTE-012); undefined if they are more than one link holds. */
export function sharedCartPath(items: readonly Pick<Basket['productItems'][number], 'productId' | 'quantity'>[]): string | undefined {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of items)
    quantities.set(productId, Math.min(maxQuantity, (quantities.get(productId) ?? 0) + quantity));
  if (quantities.size === 0 || quantities.size > maxProductsPerCall) return undefined;
  return `/sharecart?${new URLSearchParams({ cart: JSON.stringify(Object.fromEntries(quantities)) })}`;
}
