import { type RouteRow, routeTable } from '@outfitter/storefront/route-table';
import fc, { type Arbitrary } from 'fast-check';
import type { SentRequest } from '../http/send.ts';
import { someOddHeaders } from '../inputs/odd-headers.ts';
import { oddTexts } from '../inputs/odd-values.ts';
import { escapeText, queryOf } from '../inputs/request-target.ts';
import type { CatalogIds } from '../shop/catalog-ids.ts';

/** Parameters that pages read, and some that none does. */
const queryNames = [
  ...[
    'q',
    'refine',
    'sort',
    'page',
    'color',
    'fit',
    'size',
    'waist',
    'inseam',
    'width',
    'product',
    'token',
    'review',
    'confirm',
    'StoreID',
  ],
  ...['cart', 'group', 'returnTo', 'orderNo', 'notify', 'locale', '_routes', 'vseDomain', 'vse', 'utm_source', 'index', '__proto__'],
];
const knownQueryValues = [
  'coat',
  'color:black',
  'size:L|XL',
  'price:20-60',
  'price-low-to-high',
  '1',
  '2',
  '4117',
  '10',
  'fr-FR',
  '/cart',
  'routes/cart',
];
const locales = ['', '', '', '/fr-FR', '/en-GB', '/xx-XX', '/FR-fr', '/en-US'];
const endings = ['', '', '', '.data', '/', '.html', '.data/', '?', '#x', ';x=1'];
const methods = [...Array.from({ length: 12 }, () => 'GET'), 'HEAD', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'];
const forms = ['email=dale%40example.com', 'intent=x&intent=y', '__proto__=1', 'token=x', '%', `a=${'x'.repeat(70_000)}`, '{}', ''];
const contentTypes = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json', 'text/plain', ''];

export interface PageCase {
  row: RouteRow;
  request: SentRequest;
}

const odd = fc.constantFrom(...oddTexts.filter((text) => text.length < 1_000));

function knownSegments(name: string, ids: CatalogIds): readonly string[] {
  if (/product/i.test(name)) return [...ids.styleIds, ...ids.skuIds.slice(0, 4)];
  if (name === 'slug') return ids.styleIds.map((id) => `any-name-${id}`);
  if (name === 'deliveryKey') return ['returns', 'homepage', 'customer-service', 'footer'];
  if (name === 'schema') return ['html-block', 'banner', 'text-block'];
  if (name === 'cat1') return ['men', 'women', 'Men'];
  return ['coats', 'pants', 'x'];
}

function pathOf({ pattern }: RouteRow, ids: CatalogIds): Arbitrary<string> {
  const segments = pattern.split('/').slice(1);
  const parts = segments.map((segment) => {
    if (segment === '*')
      return fc
        .array(fc.oneof(odd, fc.constantFrom('details', 'orders', 'x')), { maxLength: 4 })
        .map((all) => all.map(escapeText).join('/'));
    const name = /:(\w+)/.exec(segment)?.[1];
    if (name === undefined) return fc.constant(segment);
    const value = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...knownSegments(name, ids)) }, { weight: 2, arbitrary: odd });
    return value.map((text) => segment.replace(`:${name}`, () => escapeText(text)));
  });
  return fc.tuple(...parts).map((all) => `/${all.join('/')}`);
}

const query = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), fc.oneof(fc.constantFrom(...knownQueryValues), odd)), { maxLength: 3 })
  .map(queryOf);

/** Generates requests of a page: its path with existing and odd parameters, in any language, with any query, method and headers. */
export function pageCases(row: RouteRow, ids: CatalogIds): Arbitrary<PageCase> {
  return fc
    .record({
      path: pathOf(row, ids),
      locale: fc.constantFrom(...locales),
      ending: fc.constantFrom(...endings),
      query,
      method: fc.constantFrom(...methods),
      headers: fc.option(someOddHeaders, { nil: {} }),
      body: fc.constantFrom(...forms),
      contentType: fc.constantFrom(...contentTypes),
    })
    .map(({ path, locale, ending, query: search, method, headers, body, contentType }) => {
      const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
      const target = `${locale}${path}${ending}`.replace(/#.*$/, '') + (ending === '?' ? search.slice(1) : search);
      const bodyHeaders: Record<string, string> = hasBody ? { 'content-type': contentType } : {};
      return { row, request: { method, path: target, headers: { ...bodyHeaders, ...headers }, ...(hasBody ? { body } : {}) } };
    });
}

export const pageRows: readonly RouteRow[] = routeTable;
