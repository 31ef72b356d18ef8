import { findStockedSkus, logInGuest, prepareBasket } from '../guest-shopper.ts';
import { repeatFor, runLoad } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Section } from '../report.ts';
import { withBaselineServer } from '../with-baseline-server.ts';

const shopPath = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';

export async function measureReads(origin: string, folder: string): Promise<Section> {
  const calls = {
    'product with some 40 variants': `${shopPath}/products/4117`,
    'product with 414 variants': `${shopPath}/products/4401`,
    'search "rain jacket"': '/api/product_search?q=rain+jacket',
    'listing of a department, all facets': '/api/product_search?cgid=men&count=36',
    'category tree': `${shopPath}/categories/(root)?levels=3`,
  };
  const measurements = [];
  for (const [what, path] of Object.entries(calls)) {
    const response = await fetch(origin + path);
    const body = Buffer.from(await response.arrayBuffer());
    const load = await runLoad(origin + path, { connections: 8 });
    const headers = { 'content-type': 'application/json' };
    const baseline = await withBaselineServer(folder, { headers, body }, (baselineOrigin) =>
      runLoad(`${baselineOrigin}/`, { connections: 8 }),
    );
    const latency = `p50 ${formatMilliseconds(load.p50)}, p99 ${formatMilliseconds(load.p99)}`;
    measurements.push({
      label: `${what} (${latency})`,
      value: formatPerSecond(load.perSecond),
      baseline: formatPerSecond(baseline.perSecond),
      ratio: load.perSecond / baseline.perSecond,
    });
  }
  return { title: 'Reading calls, one web process, eight clients', measurements };
}

export async function measureWrites(origin: string): Promise<Section> {
  const workers = 8;
  const skus = await findStockedSkus(origin, 200);
  const clients = await Promise.all(Array.from({ length: workers }, () => logInGuest(origin)));
  const baskets = await Promise.all(clients.map(async (client) => (await client.createBasket()).basketId));
  const skuAt = (n: number) => skus[n % skus.length] ?? '';
  const adding = await repeatFor(5, workers, (worker, round) =>
    clients[worker]!.addBasketItems({
      params: { basketId: baskets[worker]! },
      body: [{ productId: skuAt(worker * 7 + (round % 5)), quantity: 1 }],
    }).catch(async () =>
      clients[worker]!.deleteBasket({ params: { basketId: baskets[worker]! } }).then(async () => {
        baskets[worker] = (await clients[worker]!.createBasket()).basketId;
      }),
    ),
  );
  const ready: { client: (typeof clients)[number]; basketId: string; total: number }[] = [];
  await Promise.all(
    Array.from({ length: 120 }, (_, n) => n).map(async (n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 10));
      const client = await logInGuest(origin);
      ready.push({ client, ...(await prepareBasket(client, skuAt(n))) });
    }),
  );
  const startedAt = performance.now();
  let next = 0;
  let placed = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let at = next++; at < ready.length; at = next++) {
        const { client, basketId, total } = ready[at]!;
        const order = await client.placeOrder({ body: { basketId, c_expectedTotal: total } });
        if (order.status === 'new') placed++;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    title: 'Writing calls, one web process, eight shoppers',
    measurements: [
      {
        label: `add to basket (p50 ${formatMilliseconds(adding.p50)}, p99 ${formatMilliseconds(adding.p99)})`,
        value: formatPerSecond(adding.perSecond),
      },
      { label: `place an order: ${placed} of ${ready.length} placed`, value: formatPerSecond(placed / seconds) },
    ],
  };
}
