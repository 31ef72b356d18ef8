/** The account page, which is never cached, and the calls with which the browser fills it. */
import type { Client } from '@outfitter/contract/client';
import type { CountedCommerce } from '../counted-commerce.ts';
import { type BrowserSession, type Customer, signIn } from '../customer-shopper.ts';
import { benchAddress, benchCard, clientOf, prepareBasket } from '../guest-shopper.ts';
import { repeatFor, runLoad } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Measurement } from '../report.ts';

const seconds = 5;
const orderCount = 10;
const addressCount = 5;
const listedCount = 40;

type CustomerCall = (client: Client, params: { customerId: string }) => Promise<unknown>;

/** Calls that the overview of the account and the header of every page send. */
const calls: Record<string, CustomerCall> = {
  [`customer with ${addressCount} addresses and a card`]: (client, params) =>
    client.getCustomer({ params, query: { expand: 'addresses,paymentinstruments' } }),
  [`page of ${orderCount} orders`]: (client, params) => client.getCustomerOrders({ params, query: { start: 0, count: orderCount } }),
  [`products of ${listedCount} hearts`]: (client) => client.getSavedProducts(),
  [`wishlist of ${listedCount} items`]: (client, params) => client.getProductLists({ params }),
};

export interface CustomerBench {
  origin: string;
  customers: readonly Customer[];
  skuIds: readonly string[];
}

async function fillAccount(client: Client, params: { customerId: string }, skuIds: readonly string[]): Promise<void> {
  for (let count = 0; count < addressCount; count++) {
    await client.createCustomerAddress({ params, body: { ...benchAddress, address1: `${count + 1} Sheridan Street` } });
  }
  await client.saveCustomerPaymentInstrument({ params, body: { paymentMethodId: 'CREDIT_CARD', paymentCard: benchCard } });
  for (const skuId of skuIds.slice(0, orderCount)) {
    const { basketId, total } = await prepareBasket(client, skuId);
    await client.placeOrder({ body: { basketId, c_expectedTotal: total } });
  }
  const { id: listId } = await client.createProductList({ params, body: { type: 'wish_list' } });
  for (const productId of skuIds.slice(-listedCount)) {
    await client.addProductListItem({ params: { ...params, listId }, body: { productId } });
  }
}

async function measureCall([name, call]: [string, CustomerCall], origin: string, sessions: readonly BrowserSession[]) {
  const clients = sessions.map(({ accessToken }) => clientOf(origin, accessToken));
  const run = (worker: number) => call(clients[worker]!, { customerId: sessions[worker]!.customerId });
  // Until the process has compiled what it runs.
  await repeatFor(seconds, clients.length, run);
  const load = await repeatFor(seconds, clients.length, run);
  if (load.non2xx > 0) throw new Error(`${name}: ${load.non2xx} calls failed`);
  return load;
}

export async function measureAccountPage(
  { origin, customers, skuIds }: CustomerBench,
  { origin: countedOrigin, send, count }: CountedCommerce,
): Promise<Measurement[]> {
  const pageLoad = { connections: customers.length, seconds, warmUp: seconds, headers: { 'accept-encoding': 'br' } };
  const page = await runLoad(`${origin}/account`, pageLoad);
  if (page.non2xx > 0) throw new Error(`${page.non2xx} requests for /account failed`);
  const measurements: Measurement[] = [
    {
      label: `page /account, uncached (p50 ${formatMilliseconds(page.p50)}, p99 ${formatMilliseconds(page.p99)})`,
      value: formatPerSecond(page.perSecond),
    },
  ];
  const sessions = await Promise.all(
    customers.map(async (customer) => {
      const session = await signIn({ origin }, customer);
      await fillAccount(clientOf(origin, session.accessToken), { customerId: session.customerId }, skuIds);
      return session;
    }),
  );
  const [{ accessToken, customerId }] = sessions as [BrowserSession];
  const counted = clientOf(countedOrigin, accessToken, send);
  for (const [name, call] of Object.entries(calls)) {
    const { perSecond, p50, p99 } = await measureCall([name, call], origin, sessions);
    // Fills the caches of the counted server.
    await call(counted, { customerId });
    const { statements } = await count(() => call(counted, { customerId }));
    measurements.push({
      label: `${name}: ${statements} round trips (p50 ${formatMilliseconds(p50)}, p99 ${formatMilliseconds(p99)})`,
      value: formatPerSecond(perSecond),
    });
  }
  return measurements;
}
