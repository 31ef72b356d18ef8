import { beforeAll, expect, it } from 'vitest';
import { changePreference } from '../preferences/change-preference.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { putTestContent } from './testing/put-test-content.ts';

const commerce = useTestCommerce(useTestDatabase());
const promise = (promises: object) =>
  changePreference(commerce.deps.database.db, 'promises', JSON.stringify(promises), commerce.clock.now());

beforeAll(async () => {
  const banner = (deliveryKey: string, headline: string) =>
    putTestContent(commerce, { schema: 'text-banner', name: deliveryKey, deliveryKey, body: { headline } });
  await banner('promise', 'A return costs {{returnCost.USD}}.');
  await banner('threshold', 'Free shipping at {{freeShippingFrom}}.');
  await banner('plain', 'A coat.');
});

async function read(deliveryKey: string, currency = '') {
  const response = await commerce.request(`/cms/content/key/${deliveryKey}?depth=all&format=inlined${currency}`);
  const { content } = (await response.json()) as { content: { headline?: string } };
  return { headline: content.headline, keys: response.headers.get('surrogate-key')?.split(' ') ?? [] };
}

it('content states the promises of the preferences, and depends on them', async () => {
  await promise({ byCurrency: { USD: { returnCost: 6.95 } } });
  expect(await read('promise')).toEqual({ headline: 'A return costs $6.95.', keys: expect.arrayContaining(['preferences']) });
  await promise({ byCurrency: { USD: { returnCost: 7.5 } } });
  expect((await read('promise')).headline).toBe('A return costs $7.50.');
  await promise({ byCurrency: {} });
  expect((await read('promise')).headline).toBeUndefined();
});

it('content states a promise in the currency of the page, else in that of the shop, and nothing in another one', async () => {
  await promise({ byCurrency: { USD: { freeShippingFrom: 99 }, CAD: { freeShippingFrom: 149 } } });
  expect((await read('threshold')).headline).toBe('Free shipping at $99.');
  expect((await read('threshold', '&currency=CAD')).headline).toBe('Free shipping at CA$149.');
  expect((await read('threshold', '&currency=GBP')).headline).toBeUndefined();
});

it('content without promises does not depend on the preferences', async () => {
  const { headline, keys } = await read('plain');
  expect(headline).toBe('A coat.');
  expect(keys).not.toContain('preferences');
});
