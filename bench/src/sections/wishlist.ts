import { type CountedCommerce, formatRoundTrips } from '../counted-commerce.ts';
import { signIn } from '../customer-shopper.ts';
import { clientOf } from '../guest-shopper.ts';
import { repeatFor } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Measurement } from '../report.ts';
import type { CustomerBench } from './account-page.ts';

const seconds = 5;
/** Number of items after which a list starts again, so that it stays as long as a shopper's. */
const itemsOfList = 40;

/** Measures customers who fill their wishlists; one addition in forty creates a new list. */
export async function measureWishlist({ origin, customers, skuIds }: CustomerBench, counted: CountedCommerce): Promise<Measurement[]> {
  const lists = await Promise.all(
    customers.map(async (customer) => {
      const { accessToken, customerId } = await signIn({ origin }, customer);
      const client = clientOf(origin, accessToken);
      const create = async () => (await client.createProductList({ params: { customerId }, body: { type: 'wish_list' } })).id;
      return { accessToken, client, customerId, create, listId: await create(), count: 0 };
    }),
  );
  const add = async (worker: number) => {
    const list = lists[worker]!;
    const { client, customerId } = list;
    if (list.count === itemsOfList) {
      await client.deleteProductList({ params: { customerId, listId: list.listId } });
      list.listId = await list.create();
      list.count = 0;
    }
    const productId = skuIds[(worker * 7 + list.count++) % skuIds.length]!;
    await client.addProductListItem({ params: { customerId, listId: list.listId }, body: { productId } });
  };
  // Until the process has compiled what it runs.
  await repeatFor(2, lists.length, add);
  const load = await repeatFor(seconds, lists.length, add);
  if (load.non2xx > 0) throw new Error(`${load.non2xx} additions to wishlists failed`);
  const [{ accessToken, customerId, create, client }] = lists as [(typeof lists)[number]];
  const inProcess = clientOf(counted.origin, accessToken, counted.send);
  const listId = await create();
  const roundTrips = await counted.count(() =>
    inProcess.addProductListItem({ params: { customerId, listId }, body: { productId: skuIds.at(-1) ?? '' } }),
  );
  await client.deleteProductList({ params: { customerId, listId } });
  const latency = `p50 ${formatMilliseconds(load.p50)}, p99 ${formatMilliseconds(load.p99)}`;
  return [{ label: `add to wishlist: ${formatRoundTrips(roundTrips)} (${latency})`, value: formatPerSecond(load.perSecond) }];
}
