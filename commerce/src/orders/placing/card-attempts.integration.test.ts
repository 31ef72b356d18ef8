import { headers as headerNames } from '@outfitter/contract';
import { createClient } from '@outfitter/contract/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCheckout, cards } from '../../testing/checkout-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testSettings, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000 });
});

/** Builds a checkout whose requests come from an address. */
function buildCheckoutAt(address: string, card: string) {
  const fetch = (outgoing: Request) => {
    outgoing.headers.set(headerNames.clientAddress, address);
    return commerce.app.fetch(outgoing);
  };
  const guest = async () => {
    const session = await commerce.guest();
    const { siteOrigin: origin, siteId, organizationId } = testSettings;
    return { ...session, client: createClient({ origin, siteId, organizationId, fetch, accessToken: async () => session.accessToken }) };
  };
  return buildCheckout({ ...commerce, guest } as typeof commerce, { skuId: 'COAT', card });
}

async function tokensOf(name: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ tokens: number }>('SELECT tokens FROM rate_limit WHERE name = $1', [name]);
  return rows.map(({ tokens }) => tokens);
}

describe('the card attempts of a network', () => {
  it('do not count cards that have paid an order, and a repeated order does not give back more', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.approved);
    await buyer.payWith(cards.approved);
    expect(await tokensOf('payment-network')).toEqual([148]);
    for (let time = 0; time < 3; time++) expect((await buyer.place()).status).toBe('new');
    expect(await tokensOf('payment-network')).toEqual([149]);
    expect(await tokensOf('payment-rejected-network')).toEqual([]);
  });

  it('count a decline of the bank, for the network and for the shop', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.declined);
    expect((await buyer.place()).status).toBe('failed');
    expect(await tokensOf('payment-rejected-network')).toEqual([29]);
    expect(await tokensOf('payment-rejected')).toEqual([299]);
  });
});
