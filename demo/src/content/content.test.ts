import { figures, scenes } from '@outfitter/artwork';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import { loadCommerceData } from '../commerce.ts';
import { loadCampaigns } from './campaigns.ts';
import { loadContent } from './content.ts';
import { fillPromises } from './testing/fill-promises.ts';

const catalog = loadCatalog();
const content = [...loadContent(), ...loadCampaigns(new Date('2026-11-21T15:00:00Z'))];
function valuesOf(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => (name === key && typeof entry === 'string' ? [entry] : valuesOf(entry, key)));
}

const keysOf = (items: typeof content) => items.map(({ deliveryKey }) => deliveryKey);
const own = content.filter(({ locale }) => locale === '');
const screens = [
  ...['/', '/customer-service', '/track-order', '/careers', '/free-catalog-signup', '/gift-cards.html', '/sitemap/', '/size-guide'],
  ...['/email-deals', '/unsubscribe', '/DuluthHeroes', '/our-story', '/our-stores'],
];
/** Pages without content of their own. */
const accountPages = ['/register', '/reset-password', '/account/orders', '/account/security'];
const guides = [
  ...['shirts-outerwear', 'pants-shorts', 'underwear', 'gloves', 'hats', 'footwear-socks', 'belts', 'suspenders'].map(
    (name) => `mens-${name}`,
  ),
  ...['tops-dresses-outerwear', 'bottoms', 'underwear', 'bras', 'gloves', 'hats', 'footwear-socks', 'belts'].map(
    (name) => `womens-${name}`,
  ),
  ...['kids-clothing', 'unisex-footwear', 'dog-apparel'],
];

describe('the content of the demo', () => {
  it('HOME-012 ROUTE-021 ROUTE-022 has every page and slot that the shop requests', () => {
    const keys = keysOf(own);
    for (const key of [
      'homepage',
      'footer',
      'promo-banners',
      'email-lightbox-slot',
      'pdp-banners',
      'promo-messaging',
      'gift-card-messaging',
    ])
      expect(keys).toContain(key);
    for (const path of screens.filter((path) => !['/', '/track-order', '/our-stores'].includes(path)))
      expect(keys).toContain(path.replaceAll(/^\/|\/$/g, ''));
    for (const key of ['returns', 'no-bull-guarantee', 'privacy-security-policy', 'terms-and-conditions', 'text'])
      expect(keys).toContain(key);
  });

  it('repeats no cost beside the cart’s button that the buy box states', () => {
    const messages = own.filter(({ schema }) => schema === 'add-to-cart-promo-message').map(({ body }) => JSON.stringify(body));
    expect(messages.filter((text) => /freeShippingFrom|returnCost|exchanges/.test(text))).toEqual([]);
  });

  it('HOME-012 has an announcement for every store number up to 68, and one without a store', () => {
    const keys = keysOf(own.filter(({ schema }) => schema === 'store-announcement'));
    const numbers = Array.from({ length: 68 }, (_, index) => String(index + 1).padStart(3, '0'));
    expect(keys.sort()).toEqual([...numbers, 'default'].map((id) => `store-announcement-${id}`).sort());
    for (const { id } of catalog.stores) expect(numbers).toContain(id);
  });

  it('HOME-001 has a banner for every category, its own or that of its department', () => {
    const keys = keysOf(own.filter(({ schema }) => schema === 'category-page'));
    const departments = catalog.categories.filter(({ parent }) => parent === null);
    expect(keys.sort()).toEqual(departments.map(({ id }) => `category-${id}`).sort());
    for (const { body } of own.filter(({ schema }) => schema === 'category-page')) expect(body.slotBelow).toHaveLength(1);
  });

  it('BLOCK-004 has a test with two variations on the home page', () => {
    const [test] = own.filter(({ schema }) => schema === 'target-testing');
    expect(test?.body.variations).toHaveLength(2);
    expect(valuesOf(own.find(({ deliveryKey }) => deliveryKey === 'homepage')?.body, 'deliveryKey')).toContain(test?.deliveryKey);
  });

  it('SIZE-002 SIZE-003 SIZE-004 has a size guide of every kind, and an index that links each', () => {
    const keys = guides.map((name) => `size-guide-${name}`);
    expect(keysOf(own.filter(({ schema }) => schema === 'size-guide')).sort()).toEqual([...keys].sort());
    const index = own.find(({ deliveryKey }) => deliveryKey === 'size-guide');
    for (const key of keys) expect(valuesOf(index?.body, 'ctaLink')).toContain(`/content/${key}`);
  });

  it('MARKETING-010 MARKETING-011 has the required text of the email offer', () => {
    const offer = own.find(({ deliveryKey }) => deliveryKey === 'email-lightbox-slot')?.body;
    expect(fillPromises(String(offer?.heading))).toBe('$15 OFF $50+ & FREE SHIP $50+');
    expect(offer?.successText).toContain('arrives within 5 minutes');
  });

  it('SHELL-031 has the required links to service, tracking and the guarantee in the footer', () => {
    const links = valuesOf(own.find(({ deliveryKey }) => deliveryKey === 'footer')?.body, 'ctaLink');
    // The shell adds the legal links and the one to text messages, which the content leaves out.
    expect(links).toEqual(expect.arrayContaining(['/customer-service', '/track-order', '/content/no-bull-guarantee']));
  });

  it('HOME-010 has a unique title and description for every page', () => {
    const titles = own.flatMap(({ body }) => valuesOf([body.seo], 'title'));
    expect(titles.length).toBeGreaterThan(30);
    expect(new Set(titles).size).toBe(titles.length);
    const descriptions = own.flatMap(({ body }) => valuesOf([body.seo], 'metaDescription'));
    expect(new Set(descriptions).size).toBe(titles.length);
  });

  it('I18N-001 translates only existing items, with the same schema and links', () => {
    const linksOf = (item: (typeof content)[number]) =>
      [...new Set(valuesOf(item.body, 'ctaLink').filter((link) => !link.startsWith('#')))].sort();
    const translated = content.filter(({ locale }) => locale !== '');
    expect([...new Set(translated.map(({ locale }) => locale))]).toEqual(['en-GB', 'fr-FR']);
    for (const item of translated) {
      const original = own.find(({ deliveryKey }) => deliveryKey === item.deliveryKey);
      expect(original?.schema, item.deliveryKey).toBe(item.schema);
      if (original) expect(linksOf(item), item.deliveryKey).toEqual(linksOf(original));
    }
  });

  it('I18N-001 has every item in French', () => {
    const french = new Set(keysOf(content.filter(({ locale }) => locale === 'fr-FR')));
    expect(keysOf(own).filter((key) => !french.has(key))).toEqual([]);
  });

  it('links to existing items, products, categories and pages', () => {
    const keys = new Set(content.map(({ deliveryKey }) => deliveryKey));
    for (const key of valuesOf(
      content.map(({ body }) => body),
      'deliveryKey',
    ))
      expect(keys).toContain(key);
    const parents = new Map(catalog.categories.map((category) => [category.id, category]));
    const pathOf = (id: string | null): string => {
      const category = id === null ? undefined : parents.get(id);
      return category ? `${pathOf(category.parent)}/${category.segment}` : '';
    };
    const paths = new Set([
      ...screens,
      ...accountPages,
      ...catalog.styles.map((style) => style.path),
      ...catalog.categories.map(({ id }) => pathOf(id)),
      ...own.map(({ deliveryKey }) => `/content/${deliveryKey}`),
      ...keysOf(own).flatMap((key) => (key.startsWith('our-story-') ? key.replace('our-story-', '/our-story/') : [])),
    ]);
    const html = JSON.stringify(content).matchAll(/href=\\"([^"\\]+)/g);
    const links = [...valuesOf(content, 'ctaLink'), ...[...html].flatMap(([, href]) => href ?? [])].filter((link) => link.startsWith('/'));
    for (const link of links) expect(paths).toContain(link);
  });

  it('shows existing images and products', () => {
    const images = new Set([
      ...catalog.styles.flatMap(({ swatches }) => swatches.flatMap(({ images }) => images)),
      ...Object.keys(scenes).map((name) => `scene-${name}`),
      ...Object.keys(figures),
    ]);
    for (const path of valuesOf(content, 'image')) expect(images).toContain(path.replace('/i/ridge/', ''));
    const styles = new Set(catalog.styles.map(({ id }) => id));
    for (const id of valuesOf(content, 'id')) expect(styles).toContain(id);
  });

  it('follows the style: no exclamation marks, curly quotes', () => {
    const text = JSON.stringify(content).replaceAll(/<[^>]+>/g, '');
    expect(text).not.toContain('!');
    expect(text).not.toMatch(/[a-z]'[a-z]/);
  });
});

describe('shipping and promotions of the demo', () => {
  const data = loadCommerceData();

  it('have the four shipping methods, and at least one per country and currency', () => {
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

  it('name a carrier for each shipping method, in each language, that is plainly one of a demo', () => {
    const carriers = data.shipping.methods.flatMap(({ carrier, translations }) => [
      carrier,
      ...Object.values(translations).map((texts) => texts.carrier),
    ]);
    expect(carriers.filter((carrier) => !/D[eé]mo/.test(carrier ?? ''))).toEqual([]);
  });

  it('have promo codes, and the threshold in the id of free shipping', () => {
    const codes = new Map(data.coupons.map((coupon) => [coupon.code, coupon]));
    expect([codes.get('WELCOME15')?.promotion, codes.get('FREESHIP50')?.promotion]).toEqual(['order-15-off-50', 'free-shipping-50']);
    expect(Date.parse(codes.get('EXPIRED')?.validTo ?? '')).toBeLessThan(Date.parse('2026-01-01'));
    expect(data.coupons.filter(({ code, singleUse }) => code.startsWith('ONCE-') !== singleUse)).toEqual([]);
    const singleUse = data.coupons.filter((coupon) => coupon.singleUse).map(({ code }) => code.replaceAll('-', ''));
    expect(singleUse.filter((code) => code.length < 'ONCE'.length + 12)).toEqual([]);
  });
});
