import { beforeAll, expect, it } from 'vitest';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';
import { visibleTexts } from '../testing/visible-texts.ts';

const shop = useShop();
let web: TestWeb;
/** Texts of the merchant; they are the same in every language without a translation. */
let merchantTexts = '';

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');

const get = async (path: string) => (await request(web.origin, path)).text;
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [decoded(value.replaceAll(/<[^>]+>/g, '\n'))]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];
const json = async (path: string) => textsOf(JSON.parse(await get(path)));

const contentKeys = [
  'promo-banners',
  'footer',
  'homepage',
  'category-men',
  'pdp-banners',
  'promo-messaging',
  'gift-card-messaging',
  'customer-service',
  'size-guide',
  'unsubscribe',
  'free-catalog-signup',
  'email-deals',
  'sitemap',
];
beforeAll(async () => {
  web = await shop.startWeb({ LOCALES: 'en-US,en-XA' });
  const shopApi = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
  const stores = (await request(web.origin, '/api/store/all/', { method: 'POST' })).text;
  merchantTexts = [
    ...(await json(`${shopApi}/categories/(root)?levels=3`)),
    ...(await json(`${shopApi}/products/4117?allImages=true&expand=all`)),
    ...(await json('/api/product_search?cgid=men&count=100')),
    ...(await json('/api/product_search?q=coat&count=100')),
    ...(await json('/api/product_search?cgid=best-sellers&count=100')),
    ...(await json(`${shopApi}/search_suggestion?q=zzzz&count=6&locale=en-XA`)),
    // Reviews are in the shopper's own words.
    ...(await json('/api/product/reviews?productId=4117&locale=en-XA')),
    ...(await json('/api/site/preferences')),
    ...textsOf(JSON.parse(stores)),
    // Names of countries.
    ...['United States', 'Canada'],
    ...(await Promise.all(contentKeys.map((key) => json(`/cms/content/key/${key}?depth=all&format=inlined`)))).flat(),
  ].join('\n');
});

/** Names that are the same in every language, and dates, times and postal codes. */
const untranslatedNames =
  /^(Ridge|&|Rivet|Ridge & Rivet|English \(US\)|Mexico|USD|CAD|\w+day|[A-Z][a-z]+\s\d{1,2}|\d{4}|\d+\u00a0[AP]M(–\d+\u00a0[AP]M)?|[A-Z]{2} (\d{5}|[A-Z\d]{3} [A-Z\d]{3})|[A-Z]{2}|coat)$/;
/** Returns whether a text consists of names, such as an address, a title and the brand, or a department and a description. */
const isNamed = (text: string) =>
  merchantTexts.includes(text) ||
  text.split(/,\s| \| | · |[“”]/).every((part) => part === '' || untranslatedNames.test(part) || merchantTexts.includes(part));

const pages = [
  '/en-XA',
  '/en-XA/men',
  '/en-XA/fencepost-chore-coat-4117.html',
  '/en-XA/search?q=coat',
  '/en-XA/search?q=zzzz',
  '/en-XA/cart',
  '/en-XA/checkout',
  '/en-XA/track-order',
  '/en-XA/customer-service',
  '/en-XA/size-guide',
  '/en-XA/find-stores',
  '/en-XA/our-stores',
  '/en-XA/locations/?StoreID=001',
  '/en-XA/login',
  '/en-XA/register',
  '/en-XA/reset-password',
  '/en-XA/write-a-review?product=4117',
  '/en-XA/unsubscribe',
  '/en-XA/free-catalog-signup',
  '/en-XA/email-deals',
  '/en-XA/sitemap/',
  '/en-XA/sharecart?cart=%7Bnonsense',
  '/en-XA/compare',
  '/en-XA/no-such-page',
];

it.each(pages)('I18N-001 every text of %s is a message or data of the merchant', async (path) => {
  const texts = visibleTexts(await get(path));
  expect(texts.length).toBeGreaterThan(10);
  const untranslated = texts.filter((text) => /[A-Za-z]{2}/.test(text) && !/[\u00c0-\u024f\u1e00-\u1eff⟦⟧]/.test(text) && !isNamed(text));
  expect([...new Set(untranslated)]).toEqual([]);
});
