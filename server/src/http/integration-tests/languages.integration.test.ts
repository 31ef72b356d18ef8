import { routeTable } from '@outfitter/storefront/route-table';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInGuest } from '../testing/log-in-guest.ts';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';
import { metaTexts, visibleTexts } from '../testing/visible-texts.ts';

const shop = useShop();
let web: TestWeb;
/** Texts of reviews, which are in the language of their author. */
let reviewTexts: string[] = [];

/** Cached pages, because several tests read each of them. */
const pages = new Map<string, Promise<string>>();
const get = (path: string) => {
  const page = pages.get(path) ?? request(web.origin, path).then(({ text }) => text);
  pages.set(path, page);
  return page;
};
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];

beforeAll(async () => {
  web = await shop.startWeb();
  const reviews = await Promise.all(['4117', '9000'].map((id) => get(`/api/product/reviews?productId=${id}&locale=fr-FR`)));
  reviewTexts = reviews.flatMap((json) => textsOf(JSON.parse(json)));
});

/** Paths of every row of the route table; a text instead says why a row has no page for shoppers in each language. */
const pathsByPattern: Readonly<Record<string, readonly string[] | string>> = {
  '/': ['/'],
  '/write-a-review': ['/write-a-review', '/write-a-review?product=4117'],
  '/styleguide': 'for developers',
  '/styleguide/blocks': 'for developers',
  '/styleguide/blocks/:schema': 'for developers',
  '/login': ['/login'],
  '/register': ['/register'],
  '/reset-password': ['/reset-password'],
  '/set-password': ['/set-password'],
  '/account/*': 'redirects to /login',
  '/order-detail': ['/order-detail'],
  '/find-stores': ['/find-stores'],
  '/checkout': ['/checkout'],
  '/checkout/confirmation': ['/checkout/confirmation'],
  '/checkout/return': ['/checkout/return'],
  '/cart': ['/cart'],
  '/sharecart': ['/sharecart', '/sharecart?cart=%7Bnonsense'],
  '/product/:productId': ['/product/4117'],
  '/search': ['/search?q=fencepost', '/search?q=zzzz'],
  '/compare': ['/compare', '/compare?ids=4117,4120', '/compare?ids=1,2,3,4,5'],
  '/visualization': 'for editors',
  '/preview/begin': 'for editors',
  '/preview/end': 'for editors',
  '/email-deals': ['/email-deals', '/email-deals?confirm=unknown'],
  '/unsubscribe': ['/unsubscribe', '/unsubscribe?token=unknown'],
  '/track-order': ['/track-order'],
  '/customer-service': ['/customer-service'],
  '/careers': ['/careers'],
  '/free-catalog-signup': ['/free-catalog-signup'],
  '/gift-cards.html': ['/gift-cards.html'],
  '/sitemap': ['/sitemap/'],
  '/size-guide': ['/size-guide'],
  '/our-stores': ['/our-stores'],
  '/IDme-callback': ['/IDme-callback'],
  '/content/:deliveryKey': [
    '/content/returns',
    '/content/no-bull-guarantee',
    '/content/text',
    '/content/terms-and-conditions',
    '/content/privacy-security-policy',
    '/content/size-guide-mens-shirts-outerwear',
    '/content/size-guide-dog-apparel',
  ],
  '/404': ['/404'],
  '/:slug.html': ['/fencepost-chore-coat-4117.html', '/ridge-gift-card-9000.html'],
  '/locations': ['/locations/?StoreID=001'],
  '/our-story/*': [
    '/our-story',
    '/our-story/how-we-test',
    '/our-story/how-we-weigh-cloth',
    '/our-story/repairs',
    '/our-story/the-ely-shop',
  ],
  '/products/:productId': 'redirects to the product',
  '/callback': 'has no page',
  '/:cat1': ['/men', '/women', '/kids', '/dogs', '/gear', '/new', '/clearance', '/best-sellers', '/gift-cards', '/DuluthHeroes'],
  '/:cat1/:cat2': ['/men/coats'],
  '/:cat1/:cat2/:cat3': ['/men/coats/chore-coats'],
  '/*': ['/no-such-page'],
};
const paths = Object.values(pathsByPattern).flatMap((value) => (typeof value === 'string' ? [] : value));

it('every row of the route table has a page here, or a reason', () => {
  expect(Object.keys(pathsByPattern)).toEqual(routeTable.map(({ pattern }) => pattern));
});

/** Matches frequent English words that are not French words. */
const englishWord =
  /(?<!\p{L})(the|and|of|with|your|you|from|this|that|is|are|we|our|to|it|for|by|have|has|not|nothing|anything|something|in)(?!\p{L})/iu;
/** Names of the brand, and links to other languages. */
const names = /Ridge & Rivet|Ridge and Rivet|English( \([A-Z]{2}\))?|No Bull/g;

/** Returns whether a text is that of a review or a longer part of it; a single word in a review does not count. */
const isOfReview = (text: string) => reviewTexts.some((own) => own === text || (text.length > 30 && own.includes(text)));
const isEnglish = (text: string) => englishWord.test(text.replaceAll(names, '')) && !isOfReview(text) && !/^[\w.]+@[\w.]+$/.test(text);

/** Units, times and dates of the United States, and numbers with a decimal point or a comma between thousands. */
const americanNumber =
  /\d\s?(?:oz|lbs?|ft|in\.|yd|mph|[ap]\.?m)(?!\p{L})|°\s?F|\d\.\d|\d,\d{3}|(?<!\p{L})(?:inch(?:es)?|ounces?|pounds?|feet|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Apr|Aug|Dec|\w+day|January|February|March|April|June|July|August|September|October|November|December)(?!\p{L})/u;

const frenchTexts = async (path: string) => {
  const html = await get(path === '/' ? '/fr-FR' : `/fr-FR${path}`);
  return [...visibleTexts(html), ...metaTexts(html)];
};

describe('a page in French', () => {
  it.each(paths)('I18N-001 has no English sentence: %s', async (path) => {
    const texts = await frenchTexts(path);
    expect(texts.length).toBeGreaterThan(3);
    expect([...new Set(texts.filter(isEnglish))]).toEqual([]);
  });

  it.each(paths)('I18N-001 has metric units and French numbers and dates: %s', async (path) => {
    const texts = await frenchTexts(path);
    expect([...new Set(texts.filter((text) => americanNumber.test(text) && !isOfReview(text)))]).toEqual([]);
  });

  it('HOME-012 has an announcement in French for every store', async () => {
    const keys = ['default', ...Array.from({ length: 68 }, (_, index) => String(index + 1).padStart(3, '0'))];
    const items = await Promise.all(keys.map((key) => get(`/cms/content/key/store-announcement-${key}?locale=fr-FR`)));
    const texts = items.flatMap((item) => textsOf((JSON.parse(item) as { content: { heading: string; text: string } }).content));
    const shown = texts.filter((text) => text.includes(' '));
    expect(shown.length).toBeGreaterThan(keys.length);
    expect(shown.filter((text) => englishWord.test(text.replaceAll(names, '')) || americanNumber.test(text))).toEqual([]);
  });
});

/** Amounts of another currency than that of the language. The buttons that select a currency contain only its code. */
const otherAmounts: Readonly<Record<string, RegExp>> = {
  'en-US': /CA\$|\d\s?CAD\b|\$\s?CA\b/,
  'en-GB': /CA\$|\d\s?CAD\b|\$\s?CA\b/,
  'fr-FR': /\$(?!\s?CA)|US\$|\$\s?US/,
};
/** A sentence about another country may state an amount in its currency. */
const otherCountry: Readonly<Record<string, RegExp>> = { 'en-US': /Canad/, 'en-GB': /Canad/, 'fr-FR': /États-Unis/ };

describe.each(Object.keys(otherAmounts))('a page in %s', (locale) => {
  const prefix = locale === 'en-US' ? '' : `/${locale}`;

  it.each(paths)('I18N-002 has amounts in one currency: %s', async (path) => {
    const texts = visibleTexts(await get(prefix + (path === '/' && prefix ? '' : path)));
    const found = texts.filter((text) => otherAmounts[locale]!.test(text) && !otherCountry[locale]!.test(text) && !isOfReview(text));
    expect([...new Set(found)]).toEqual([]);
  });
});

const coat = '/fencepost-chore-coat-4117.html';
/** Returns the amounts of Canadian dollars in a text: `149 $ CA`, `1 049,50 $CA`. */
const canadianAmounts = (text: string) =>
  [...text.matchAll(/(\d[\d\s]*(?:,\d\d)?)\s?\$\s?CA/g)].map(([, amount = '']) => Number(amount.replaceAll(/\s/g, '').replace(',', '.')));

describe('the shop in French', () => {
  it.each(paths)('I18N-001 has weights of cloth in g/m², not in ounces: %s', async (path) => {
    const texts = await frenchTexts(path);
    expect(texts.filter((text) => /(?<!\p{L})(?:oz|onces|ounces?)(?!\p{L})|\d\s?once(?!\p{L})/iu.test(text) && !isOfReview(text))).toEqual(
      [],
    );
  });

  it('I18N-001 weighs the cloth of the home page, of a listing and of a product in g/m²', async () => {
    for (const path of ['/', '/men/coats', coat]) expect((await frenchTexts(path)).join(' '), path).toMatch(/\d{3}\s?g\/m²/);
  });

  it('PROMO-004 I18N-002 promises free shipping everywhere from the total from which the cart ships free', async () => {
    const { client } = await logInGuest(web.origin);
    const { basketId } = await client.createBasket({ body: { currency: 'CAD' } });
    const { variants = [] } = await client.getProduct({ params: { productId: '4801' } });
    const productId = variants.find(({ orderable }) => orderable)?.productId ?? '';
    const cart = await client.addBasketItems({ params: { basketId }, body: [{ productId, quantity: 1 }] });
    const [toFree] = cart.c_approachingDiscounts.filter(({ type, promotionId }) => type === 'shipping' && promotionId.includes('free'));
    expect(toFree?.distance).toBe((toFree?.conditionThreshold ?? 0) - (cart.productTotal ?? 0));

    const promising: string[] = [];
    for (const path of paths) {
      // A sentence about the United States may state their total, one about a promo code that of the code.
      const promises = (await frenchTexts(path)).filter(
        (text) => /livraison[^.]*gratuite[^.]*dès/iu.test(text) && !/États-Unis|rabais/.test(text),
      );
      for (const text of promises) expect(canadianAmounts(text)[0], `${path}: ${text}`).toBe(toFree?.conditionThreshold);
      if (promises.length > 0) promising.push(path);
    }
    expect(promising).toEqual(expect.arrayContaining(['/', '/men', coat]));
  });

  it('HOME-001 I18N-002 states no price in the hero of the home page, which would contradict the product in another currency', async () => {
    const [hero = ''] = (await frenchTexts('/')).filter((text) => text.startsWith('La veste Fencepost'));
    expect(hero).not.toBe('');
    expect(hero).not.toMatch(/\d\s*\$|\$\s*\d/);
  });
});
