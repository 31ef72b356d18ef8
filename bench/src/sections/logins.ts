/** Customers who sign in, and what other calls take meanwhile: hashing a password must not hold up a request that does not sign in. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseHandle, openDatabase, systemClock } from '@outfitter/commerce';
import { registerTestCustomer } from '@outfitter/commerce/testing/customers';
import { type Load, repeatFor, runLoad } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Measurement, type Section } from '../report.ts';

const seconds = 8;
const loginsPerSecond = 20;
/** Load that leaves a part of the machine free, so that latencies show what holds a request up. */
const connections = 4;
const otherCalls = {
  'product, cached': '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/4117',
  'a page, cached': '/fencepost-chore-coat-4117.html',
};

/** More than sign in at the same moment, because attempts that are under way count as wrong ones. */
const customerCount = 20;

interface Customer {
  email: string;
  password: string;
  /** Of a network of its own. */
  address: string;
}

async function signIn(origin: string, { email, password, address }: Customer): Promise<void> {
  const siteOrigin = origin.replace('127.0.0.1', 'localhost');
  const response = await fetch(`${origin}/api/session/login`, {
    method: 'POST',
    headers: { origin: siteOrigin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password, keepSignedIn: true }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the sign-in failed: ${response.status}`);
}

/** Starts a sign-in every fiftieth of a second until `isDone`; returns how many succeeded and how many failed. */
async function signInSteadily(
  run: (count: number) => Promise<void>,
  isDone: () => boolean,
): Promise<{ succeeded: number; failed: number }> {
  const outcome = { succeeded: 0, failed: 0 };
  const started = performance.now();
  const all: Promise<void>[] = [];
  for (let count = 0; !isDone(); count += 1) {
    all.push(
      run(count).then(
        () => void outcome.succeeded++,
        () => void outcome.failed++,
      ),
    );
    await sleep(Math.max(0, started + ((count + 1) * 1_000) / loginsPerSecond - performance.now()));
  }
  await Promise.all(all);
  return outcome;
}

async function addCustomer(database: DatabaseHandle, index: number): Promise<Customer> {
  const added = await registerTestCustomer({ database, clock: systemClock, settings: { brand: 'Bench' } });
  return { ...added, address: `10.${index}.0.1` };
}

interface LoginBench {
  origin: string;
  databaseUrl: string;
}

async function measureOthers(origin: string, customers: readonly Customer[]): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [what, path] of Object.entries(otherCalls)) {
    const load = () => runLoad(origin + path, { connections, seconds });
    await load();
    const alone = await load();
    let isDone = false;
    const logins = signInSteadily(
      (count) => signIn(origin, customers[count % customerCount]!),
      () => isDone,
    );
    const meanwhile = await load().finally(() => {
      isDone = true;
    });
    const { succeeded, failed } = await logins;
    measurements.push({
      label: `${what}: p99 during ${Math.round(succeeded / seconds)} logins/s${failed > 0 ? ` (${failed} logins failed)` : ''}`,
      value: formatMilliseconds(meanwhile.p99),
      baseline: `${formatMilliseconds(alone.p99)} without logins`,
    });
  }
  return measurements;
}

export async function measureLogins({ origin, databaseUrl }: LoginBench): Promise<Section> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    const customers = await Promise.all(Array.from({ length: customerCount }, (_, index) => addCustomer(database, index)));
    const logins: Load = await repeatFor(seconds, connections, (worker, round) =>
      signIn(origin, customers[(worker + round * connections) % customerCount]!),
    );
    const rate: Measurement = {
      label: `logins, four customers at once (p50 ${formatMilliseconds(logins.p50)}, p99 ${formatMilliseconds(logins.p99)})`,
      value: formatPerSecond(logins.perSecond),
      goal: '20 /s',
    };
    return { title: 'Logins, one web process', measurements: [rate, ...(await measureOthers(origin, customers))] };
  } finally {
    await database.close();
  }
}
