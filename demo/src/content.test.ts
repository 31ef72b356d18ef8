import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { loadCommerceData } from './commerce.ts';
import { loadContent } from './content.ts';

const catalogue = loadCatalogue();
const content = loadContent();
/** Every text under a key of this name, wherever it stands. */
function valuesOf(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => (name === key && typeof entry === 'string' ? [entry] : valuesOf(entry, key)));
}

describe('the demo’s content', () => {
  it('has the homepage and every page that the shell links to', () => {
    const keys = content.map(({ deliveryKey }) => deliveryKey);
    for (const key of ['homepage', 'footer', 'promo-strip', 'customer-service', 'returns', 'no-bull-guarantee', 'our-story'])
      expect(keys).toContain(key);
  });

  it('links to items, products, categories and pages that are there', () => {
    const keys = new Set(content.map(({ deliveryKey }) => deliveryKey));
    for (const key of valuesOf(
      content.map(({ body }) => body),
      'deliveryKey',
    ))
      expect(keys).toContain(key);
    const parents = new Map(catalogue.categories.map((category) => [category.id, category]));
    const pathOf = (id: string | null): string => {
      const category = id === null ? undefined : parents.get(id);
      return category ? `${pathOf(category.parent)}/${category.segment}` : '';
    };
    const paths = new Set([
      '/',
      '/customer-service',
      '/our-story',
      ...catalogue.styles.map((style) => style.path),
      ...catalogue.categories.map(({ id }) => pathOf(id)),
      ...content.filter(({ schema }) => schema === 'content-page').map(({ deliveryKey }) => `/content/${deliveryKey}`),
    ]);
    const html = JSON.stringify(content).matchAll(/href=\\"([^"\\]+)/g);
    const links = [...valuesOf(content, 'ctaLink'), ...[...html].flatMap(([, href]) => href ?? [])].filter((link) => link.startsWith('/'));
    for (const link of links) expect(paths).toContain(link);
  });

  it('shows pictures that the catalogue has, and products that it sells', () => {
    const pictures = new Set(catalogue.styles.flatMap(({ swatches }) => swatches.flatMap(({ images }) => images)));
    for (const path of valuesOf(content, 'image')) expect(pictures).toContain(path.replace('/i/ridge/', ''));
    const styles = new Set(catalogue.styles.map(({ id }) => id));
    for (const id of valuesOf(content, 'id')) expect(styles).toContain(id);
  });

  it('keeps to the voice: no exclamation mark, curly quotes', () => {
    const words = JSON.stringify(content).replaceAll(/<[^>]+>/g, '');
    expect(words).not.toContain('!');
    expect(words).not.toMatch(/[a-z]'[a-z]/);
  });
});

describe('how the demo ships and what it takes off', () => {
  const data = loadCommerceData();

  it('has the four methods, and one at least for each country and currency', () => {
    expect(data.shipping.methods.map(({ id, name }) => `${id} ${name}`).sort()).toEqual([
      '01 2Day',
      '02 Ground',
      '03 Overnight',
      '24 Standard',
    ]);
    const reached = new Set(data.shipping.rates.flatMap(({ countries, currency }) => countries.map((country) => `${country} ${currency}`)));
    for (const pair of ['US USD', 'CA CAD', 'CA USD', 'AA USD', 'AE USD', 'AP USD']) expect(reached).toContain(pair);
    for (const { tiers } of data.shipping.rates) expect(tiers[0]?.[0]).toBe(0);
  });

  it('names its promo codes, and the threshold in the id of free shipping', () => {
    const codes = new Map(data.coupons.map((coupon) => [coupon.code, coupon]));
    expect([codes.get('WELCOME15')?.promotion, codes.get('FREESHIP50')?.promotion]).toEqual(['order-15-off-50', 'free-shipping-50']);
    expect(Date.parse(codes.get('EXPIRED')?.validTo ?? '')).toBeLessThan(Date.parse('2026-01-01'));
    expect(data.coupons.filter(({ code, singleUse }) => code.startsWith('ONCE-') !== singleUse)).toEqual([]);
  });
});
