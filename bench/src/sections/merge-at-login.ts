/** Sign-ins of guests whose basket and the customer's have twenty lines each, of which five are of the same SKU. */
import { type CountedCommerce, formatRoundTrips, type RoundTrips } from '../counted-commerce.ts';
import { type Customer, openGuestSession, type SessionTarget, signIn } from '../customer-shopper.ts';
import { clientOf } from '../guest-shopper.ts';
import { median } from '../median.ts';
import { formatMilliseconds, type Measurement } from '../report.ts';
import type { CustomerBench } from './account-page.ts';

const linesOfBasket = 20;
const firstLineOfGuest = 15;
const mergedLines = firstLineOfGuest + linesOfBasket;
/** Sign-ins of each customer, one after another. */
const rounds = 5;

async function fillBasket(origin: string, accessToken: string, skuIds: readonly string[]): Promise<void> {
  const client = clientOf(origin, accessToken);
  const left = await client.createBasket();
  if (left.productItems.length > 0) await client.deleteBasket({ params: { basketId: left.basketId } });
  const { basketId } = await client.createBasket();
  await client.addBasketItems({ params: { basketId }, body: skuIds.map((productId) => ({ productId, quantity: 1 })) });
}

type SignInAsGuest = (target?: SessionTarget) => Promise<string>;

/** Returns the sign-in of a guest, with filled baskets or with an empty guest's. It resolves to the customer's access token. */
async function prepareSignIn({ origin, skuIds }: CustomerBench, customer: Customer, isFilled: boolean): Promise<SignInAsGuest> {
  const guest = await openGuestSession({ origin }, customer.address);
  if (isFilled) {
    const { accessToken } = await signIn({ origin }, customer);
    await fillBasket(origin, accessToken, skuIds.slice(0, linesOfBasket));
    await fillBasket(origin, guest.accessToken, skuIds.slice(firstLineOfGuest, mergedLines));
  }
  return async (target = { origin }) => (await signIn(target, customer, guest.cookie)).accessToken;
}

async function countSignIn(bench: CustomerBench, { origin, send, count }: CountedCommerce, isFilled: boolean): Promise<RoundTrips> {
  const signInAsGuest = await prepareSignIn(bench, bench.customers[0]!, isFilled);
  let accessToken = '';
  const roundTrips = await count(async () => {
    accessToken = await signInAsGuest({ origin, send });
  });
  const { productItems } = await clientOf(bench.origin, accessToken).createBasket();
  if (isFilled && productItems.length !== mergedLines) throw new Error(`the merged basket has ${productItems.length} lines`);
  return roundTrips;
}

async function measureSignIns(bench: CustomerBench, isFilled: boolean): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const customer of bench.customers) {
      const signInAsGuest = await prepareSignIn(bench, customer, isFilled);
      const started = performance.now();
      await signInAsGuest();
      times.push(performance.now() - started);
    }
  }
  return times;
}

export async function measureMergeAtLogin(bench: CustomerBench, counted: CountedCommerce): Promise<Measurement[]> {
  const measure = async (isFilled: boolean) => {
    // The first one fills the caches of the server.
    await measureSignIns({ ...bench, customers: bench.customers.slice(0, 1) }, isFilled);
    const times = await measureSignIns(bench, isFilled);
    const roundTrips = formatRoundTrips(await countSignIn(bench, counted, isFilled));
    return { median: median(times), value: `${formatMilliseconds(median(times))}, ${roundTrips}` };
  };
  const plain = await measure(false);
  const merging = await measure(true);
  return [
    { label: 'login of a guest with an empty basket, median', value: plain.value },
    {
      label: `login that merges two baskets of ${linesOfBasket} lines, median`,
      value: merging.value,
      baseline: `${formatMilliseconds(plain.median)} with nothing to merge`,
      ratio: merging.median / plain.median,
    },
  ];
}
