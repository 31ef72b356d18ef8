/** Customers who sign in, and what other calls take meanwhile: hashing a password must not hold up a request that does not sign in. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@outfitter/commerce';
import { headers as headerNames } from '@outfitter/contract';
import { addCustomers, type Customer, signIn } from '../customer-shopper.ts';
import { clientOf, fetchGuestToken, findStockedSkus } from '../guest-shopper.ts';
import { type LoadOptions, repeatFor, runLoad } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Measurement, type Section } from '../report.ts';

const seconds = 8;
const loginsPerSecond = 20;
const connections = 4;
/** Rate of cached requests that leaves capacity free, so that latencies show what delays a request. */
const requestsPerSecond = 200;
/** Rate of requests that render or write, which cost more than cached ones. */
const uncachedPerSecond = 40;

const shopPath = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';

interface OtherCall {
  what: string;
  path: string;
  load: LoadOptions;
  /** Required maximum of the 99th percentile while customers sign in. */
  goal: string;
}

/** Returns the calls of shoppers who do not sign in: cached ones, an uncached page, and a write to a basket. */
async function otherCallsOf(origin: string): Promise<OtherCall[]> {
  const token = await fetchGuestToken(origin);
  const client = clientOf(origin, token);
  const { basketId } = await client.createBasket();
  const [skuId = ''] = await findStockedSkus(origin, 1);
  const { productItems } = await client.addBasketItems({ params: { basketId }, body: [{ productId: skuId }] });
  const cached = { connections, seconds, requestsPerSecond };
  const uncached = { ...cached, requestsPerSecond: uncachedPerSecond };
  const write: LoadOptions = {
    ...uncached,
    // A shopper changes a basket step by step.
    connections: 1,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', [headerNames.methodOverride]: 'PATCH' },
    body: JSON.stringify({ quantity: 2 }),
  };
  return [
    { what: 'product, cached', path: `${shopPath}/products/4117`, load: cached, goal: '100 ms' },
    { what: 'a page, cached', path: '/fencepost-chore-coat-4117.html', load: cached, goal: '100 ms' },
    { what: 'the page /account, uncached', path: '/account', load: uncached, goal: '150 ms' },
    { what: 'a write to a basket', path: `${shopPath}/baskets/${basketId}/items/${productItems[0]?.itemId}`, load: write, goal: '150 ms' },
  ];
}

/** Number of customers: more than sign in at once, because attempts in progress count as wrong ones. */
const customerCount = 20;

interface SteadyLogins {
  /** Number of sign-ins that ended before `stop` was called. */
  succeeded: number;
  failed: number;
}

/** Starts sign-ins at a fixed rate, whether the earlier ones have ended or not. */
function startLogins(logIn: (count: number) => Promise<unknown>): { stop(): Promise<SteadyLogins> } {
  const outcome = { succeeded: 0, failed: 0 };
  const running = new Set<Promise<void>>();
  let isStopped = false;
  const start = (count: number) => {
    const login = logIn(count)
      .then(
        () => void (isStopped || outcome.succeeded++),
        () => void outcome.failed++,
      )
      .finally(() => running.delete(login));
    running.add(login);
  };
  const started = performance.now();
  const loop = (async () => {
    for (let count = 0; !isStopped; count++) {
      start(count);
      await sleep(Math.max(0, started + ((count + 1) * 1_000) / loginsPerSecond - performance.now()));
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await loop;
      await Promise.all(running);
      return outcome;
    },
  };
}

async function measureOthers(origin: string, customers: readonly Customer[]): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { what, path, load: options, goal } of await otherCallsOf(origin)) {
    const load = () => runLoad(origin + path, options);
    await load();
    const alone = await load();
    if (alone.non2xx > 0) throw new Error(`${what}: ${alone.non2xx} requests failed without logins`);
    const logins = startLogins((count) => signIn({ origin }, customers[count % customerCount]!));
    const meanwhile = await load();
    const { succeeded, failed } = await logins.stop();
    // A machine that sustains fewer logins than this rejects some of the calls.
    const failures = [
      ...(failed > 0 ? [`${failed} logins failed`] : []),
      ...(meanwhile.non2xx > 0 ? [`${meanwhile.non2xx} calls failed`] : []),
    ];
    measurements.push({
      label: `${what}: p99 during ${(succeeded / seconds).toFixed(1)} logins/s${failures.length > 0 ? ` (${failures.join(', ')})` : ''}`,
      value: formatMilliseconds(meanwhile.p99),
      baseline: `${formatMilliseconds(alone.p99)} without logins`,
      goal,
    });
  }
  return measurements;
}

interface LoginBench {
  origin: string;
  databaseUrl: string;
}

export async function measureLogins({ origin, databaseUrl }: LoginBench): Promise<Section> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    const customers = await addCustomers(database, customerCount);
    for (const customer of customers) await signIn({ origin }, customer);
    const logins = await repeatFor(seconds, connections, (worker, round) =>
      signIn({ origin }, customers[(worker + round * connections) % customerCount]!),
    );
    const rate: Measurement = {
      label: `logins, four customers at once (p50 ${formatMilliseconds(logins.p50)}, p99 ${formatMilliseconds(logins.p99)})`,
      value: formatPerSecond(logins.perSecond),
      goal: `${loginsPerSecond} /s`,
    };
    return { title: 'Logins, one web process', measurements: [rate, ...(await measureOthers(origin, customers))] };
  } finally {
    await database.close();
  }
}
