import { InvalidatingCache, systemClock } from '@outfitter/commerce';
import type { Client } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { createCachedClient } from './cached-client.ts';
import { DependencyCollector } from './dependency-collector.ts';

const preferences = (brand: string) => ({ brand, chatHours: { monday: { start: 8, end: 17 } } });

/** Builds a shop with a brand name that changes, and counts its calls; `during` runs while a call is in progress. */
function buildShop({ until, isCurrent = () => true }: { until?: Date; isCurrent?: () => boolean } = {}) {
  const shop = { brand: 'one', requested: 0, during: () => {} };
  const cache = new InvalidatingCache({ clock: systemClock, isCurrent });
  const clientFor = (collector: DependencyCollector) => {
    const response = async () => {
      shop.requested += 1;
      const { brand } = shop;
      shop.during();
      await Promise.resolve();
      collector.add('preferences');
      collector.validUntil = until;
      return preferences(brand);
    };
    return { getSitePreferences: response, getStores: response } as unknown as Client;
  };
  const page = (locale = 'en-US') => {
    const collector = new DependencyCollector();
    return { collector, client: createCachedClient(collector, { cache, locale, clientFor }) };
  };
  return { shop, cache, page };
}

describe('the client of a page', () => {
  it('calls shared endpoints once and reports their dependencies to each page', async () => {
    const until = new Date(Date.now() + 60_000);
    const { shop, page } = buildShop({ until });
    for (let time = 0; time < 3; time += 1) {
      const { client, collector } = page();
      expect(await client.getSitePreferences()).toEqual(preferences('one'));
      expect([...collector.surrogateKeys]).toEqual(['preferences']);
      expect(collector.validUntil).toEqual(until);
    }
    expect(shop.requested).toBe(1);
    await page('fr-FR').client.getSitePreferences();
    expect(shop.requested).toBe(2);
  });

  it('does not cache other calls', async () => {
    const { shop, page } = buildShop();
    await page().client.getStores({ query: {} } as never);
    await page().client.getStores({ query: {} } as never);
    expect(shop.requested).toBe(2);
  });

  it('calls again after an invalidation, also one during a call', async () => {
    const { shop, cache, page } = buildShop();
    shop.during = () => {
      shop.brand = 'two';
      cache.invalidate(['preferences']);
      shop.during = () => {};
    };
    expect(await page().client.getSitePreferences()).toEqual(preferences('one'));
    expect(await page().client.getSitePreferences()).toEqual(preferences('two'));
    shop.brand = 'three';
    expect(await page().client.getSitePreferences()).toEqual(preferences('two'));
    cache.invalidate(['preferences']);
    expect(await page().client.getSitePreferences()).toEqual(preferences('three'));
  });

  it('caches nothing while no invalidations are received, or beyond the next scheduled change', async () => {
    const outdated = buildShop({ isCurrent: () => false });
    await outdated.page().client.getSitePreferences();
    await outdated.page().client.getSitePreferences();
    expect(outdated.shop.requested).toBe(2);
    const ended = buildShop({ until: new Date(Date.now() - 1) });
    await ended.page().client.getSitePreferences();
    await ended.page().client.getSitePreferences();
    expect(ended.shop.requested).toBe(2);
  });

  it('returns frozen results', async () => {
    const { page } = buildShop();
    const response = (await page().client.getSitePreferences()) as unknown as ReturnType<typeof preferences>;
    expect(() => {
      response.chatHours.monday.start = 0;
    }).toThrow(TypeError);
  });
});
