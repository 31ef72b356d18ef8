/**
 * Returns the basket and the SKU of an addition. With each turn, a basket takes the next SKU: a repeated one would reach the largest
 * quantity of a line, after which the shop rejects additions with 400.
 */
export function chooseAddition<Basket>(
  index: number,
  baskets: readonly Basket[],
  skus: readonly string[],
): { basket: Basket; sku: string } {
  const position = index % baskets.length;
  const turn = Math.floor(index / baskets.length);
  const basket = baskets[position];
  const sku = skus[(position + turn) % skus.length];
  if (basket === undefined || sku === undefined) throw new Error('the plan has no basket or no SKU');
  return { basket, sku };
}
