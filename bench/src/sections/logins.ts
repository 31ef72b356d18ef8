/** Customers who sign in, and what other calls take meanwhile: hashing a password must not hold up a request that does not sign in. */
import { setTimeout as sleep } from 'node:timers/promises';
import { newId, openDatabase } from '@outfitter/commerce';
import { addTestCustomer } from '@outfitter/commerce/testing/customers';
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

interface Customer {
  email: string;
  password: string;
}

async function signIn(origin: string, { email, password }: Customer): Promise<void> {
  const siteOrigin = origin.replace('127.0.0.1', 'localhost');
  const response = await fetch(`${origin}/api/session/login`, {
    method: 'POST',
    headers: { origin: siteOrigin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, keepSignedIn: true }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the sign-in failed: ${response.status}`);
}

/** Starts a sign-in every fiftieth of a second until `isDone`; returns how many succeeded and how many failed. */
async function signInSteadily(run: () => Promise<void>, isDone: () => boolean): Promise<{ succeeded: number; failed: number }> {
  const outcome = { succeeded: 0, failed: 0 };
  const started = performance.now();
  const all: Promise<void>[] = [];
  for (let count = 0; !isDone(); count += 1) {
    all.push(
      run().then(
        () => void outcome.succeeded++,
        () => void outcome.failed++,
      ),
    );
    await sleep(Math.max(0, started + ((count + 1) * 1_000) / loginsPerSecond - performance.now()));
  }
  await Promise.all(all);
  return outcome;
}

interface LoginBench {
  origin: string;
  databaseUrl: string;
}

async function measureOthers(origin: string, customer: Customer): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [what, path] of Object.entries(otherCalls)) {
    const load = () => runLoad(origin + path, { connections, seconds });
    await load();
    const alone = await load();
    let isDone = false;
    const logins = signInSteadily(
      () => signIn(origin, customer),
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
    const customer = await addTestCustomer({ database, clock: { now: () => new Date() } }, { email: `bench-${newId()}@example.com` });
    const logins: Load = await repeatFor(seconds, connections, () => signIn(origin, customer));
    const rate: Measurement = {
      label: `logins, four customers at once (p50 ${formatMilliseconds(logins.p50)}, p99 ${formatMilliseconds(logins.p99)})`,
      value: formatPerSecond(logins.perSecond),
      goal: '20 /s',
    };
    return { title: 'Logins, one web process', measurements: [rate, ...(await measureOthers(origin, customer))] };
  } finally {
    await database.close();
  }
}
