import { openDatabase, stock } from '@outfitter/commerce';
import { formatRoundTrips, type RoundTrips, type ShopToCount, withCountedCommerce } from '../counted-commerce.ts';
import { site } from '../guest-shopper.ts';
import { type Load, repeatFor } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Section } from '../report.ts';

const lineCount = 40;
const storeCount = 5;
const connectionCount = 4;
const seconds = 4;

interface Asked {
  skuIds: string[];
  storeIds: string[];
}

const path = `/on/demandware.store/Sites-${site.siteId}-Site/en-US/MAO-CartAtp`;

/** Builds a request for shipping, pickup and ship-to-store of every line; each `round` differs, so that no response is cached. */
function cartAtpRequest(origin: string, { skuIds, storeIds }: Asked, round: string): Request {
  const RequestDetails = skuIds.map((ItemId, index) => ({
    DetailId: `${round}-${index}`,
    ItemId,
    Quantity: 1,
    StoreId: storeIds[index % storeIds.length],
    EvaluatePickup: true,
    EvaluatePickupWithShipTo: true,
  }));
  const body = JSON.stringify({ Address: { PostalCode: '55731', Country: 'US' }, RequestDetails });
  return new Request(new URL(path, origin), { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

async function expectOk(response: Response): Promise<void> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
}

/** Counts the round trips of the first call of a process, whose caches are empty, and of the next one. */
function countCalls(shop: ShopToCount, asked: Asked): Promise<[RoundTrips, RoundTrips]> {
  return withCountedCommerce(shop, async ({ origin, send, count }) => {
    const call = (round: string) => count(async () => expectOk(await send(cartAtpRequest(origin, asked, round))));
    return [await call('first'), await call('next')];
  });
}

/** Measures the availability of a basket of 40 lines at five stores and the warehouse, against a bare SELECT of the stock rows. */
export async function measureAvailability(shop: ShopToCount): Promise<Section> {
  const { db, pool, close } = openDatabase({ url: shop.databaseUrl, maxConnections: connectionCount });
  try {
    const skus = await pool.query<{ id: string }>('SELECT id FROM sku ORDER BY md5(id) LIMIT $1', [lineCount]);
    const stores = await pool.query<{ id: string }>('SELECT id FROM store ORDER BY id LIMIT $1', [storeCount]);
    const asked = { skuIds: skus.rows.map(({ id }) => id), storeIds: stores.rows.map(({ id }) => id) };
    const locationIds = ['warehouse', ...asked.storeIds];
    const [first, next] = await countCalls(shop, asked);
    const calls = await repeatFor(seconds, connectionCount, async (client, round) =>
      expectOk(await fetch(cartAtpRequest(shop.origin, asked, `${client}-${round}`))),
    );
    const reads = await repeatFor(seconds, connectionCount, () => stock.readLocationStock(db, asked.skuIds, locationIds, 1));
    const baseline = await repeatFor(seconds, connectionCount, () =>
      pool.query({
        name: 'baseline_stock',
        text: 'SELECT sku_id, location_id, on_hand, backorder_limit, reserved FROM stock WHERE sku_id = ANY($1) AND location_id = ANY($2)',
        values: [asked.skuIds, locationIds],
      }),
    );
    const besideBaseline = ({ perSecond }: Load) => ({
      value: formatPerSecond(perSecond),
      baseline: formatPerSecond(baseline.perSecond),
      ratio: perSecond / baseline.perSecond,
    });
    return {
      title: `Availability of ${lineCount} lines at ${storeCount} stores, ${connectionCount} connections`,
      measurements: [
        { label: 'MAO-CartAtp, first call of a process', value: formatRoundTrips(first), goal: '4 round trips' },
        { label: 'MAO-CartAtp, next call', value: formatRoundTrips(next) },
        {
          label: `MAO-CartAtp (p50 ${formatMilliseconds(calls.p50)}, p99 ${formatMilliseconds(calls.p99)}; ${calls.non2xx} failed)`,
          ...besideBaseline(calls),
        },
        { label: 'read of the stock', ...besideBaseline(reads) },
      ],
    };
  } finally {
    await close();
  }
}
