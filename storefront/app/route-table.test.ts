import fc from 'fast-check';
import { matchPath, matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { canonicalSpelling, patternsOf, type RouteRow, routeId, routeTable, type Screen } from './route-table.ts';

/** Returns the first matching row of the table, which the specification requires. */
function firstMatch(path: string): RouteRow | undefined {
  return routeTable.find((row) => matchPath({ path: row.pattern, caseSensitive: true }, path));
}
/** Returns the row that React Router selects by its own ranking. */
function routedTo(path: string): RouteRow | undefined {
  const routes = routeTable.flatMap((row) =>
    patternsOf(row).map((pattern) => ({ id: routeId(row, pattern), path: pattern, caseSensitive: true, handle: row })),
  );
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}
const screenOf = (path: string): Screen | undefined => routedTo(path)?.screen;

const screens: readonly (readonly [string, Screen, ...string[]])[] = [
  ['ROUTE-002', 'home', '/'],
  ['ROUTE-003', 'write-a-review', '/write-a-review'],
  ['ROUTE-004', 'styleguide', '/styleguide'],
  ['the account', 'login', '/login', '/login/'],
  ['the account', 'register', '/register'],
  ['the account', 'reset-password', '/reset-password'],
  ['the account', 'set-password', '/set-password'],
  ['the account', 'account', '/account', '/account/', '/account/orders', '/account/addresses/3', '/account/a/b/c/d'],
  ['ROUTE-007', 'order-detail', '/order-detail'],
  ['ROUTE-008', 'find-stores', '/find-stores'],
  ['ROUTE-009', 'checkout', '/checkout'],
  ['ROUTE-010', 'confirmation', '/checkout/confirmation'],
  ['ROUTE-011', 'cart', '/cart'],
  ['ROUTE-012', 'share-cart', '/sharecart'],
  ['ROUTE-013', 'product', '/product/4117'],
  ['ROUTE-014', 'search', '/search'],
  ['the comparison', 'compare', '/compare', '/compare/'],
  ['ROUTE-015', 'visualization', '/visualization'],
  ['ROUTE-016', 'preview-begin', '/preview/begin'],
  ['ROUTE-017', 'email-deals', '/email-deals'],
  ['ROUTE-018', 'unsubscribe', '/unsubscribe'],
  ['ROUTE-019', 'track-order', '/track-order'],
  ['ROUTE-020', 'content', '/customer-service'],
  ['ROUTE-021', 'content', '/careers'],
  ['ROUTE-022', 'free-catalog-signup', '/free-catalog-signup'],
  ['ROUTE-023', 'content', '/gift-cards.html'],
  ['ROUTE-024', 'site-map', '/sitemap', '/sitemap/'],
  ['ROUTE-025', 'content', '/size-guide'],
  ['ROUTE-026', 'our-stores', '/our-stores'],
  ['ROUTE-027', 'identity-callback', '/IDme-callback'],
  ['ROUTE-028', 'content', '/content/returns'],
  ['ROUTE-029', 'not-found', '/404'],
  ['ROUTE-030', 'product', '/fencepost-chore-coat-4117.html', '/a-1.html'],
  ['ROUTE-031', 'store', '/locations', '/locations/'],
  ['ROUTE-032', 'listing', '/men', '/men/coats', '/men/coats/chore-coats'],
  ['ROUTE-033', 'not-found', '/a/b/c/d', '/checkout/confirmation/a/b'],
  ['ROUTE-035', 'not-found', '/callback'],
  ['ROUTE-036', 'listing', '/best-sellers'],
  ['ROUTE-037', 'product', '/products/4117'],
  ['ROUTE-038', 'content', '/content/privacy-security-policy', '/content/no-bull-guarantee', '/content/terms-and-conditions'],
  ['ROUTE-039', 'content', '/our-story', '/our-story/brenda', '/our-story/brenda/barn'],
  ['ROUTE-040', 'listing', '/DuluthHeroes'],
];

describe('the route table', () => {
  it.each(screens)('%s shows the %s screen', (_, screen, ...paths) => {
    for (const path of paths) expect([path, screenOf(path)]).toEqual([path, screen]);
  });
  it('ROUTE-001 treats unusual paths like any other path', () => {
    const long = `/${'a'.repeat(8_000)}`;
    expect(screenOf(long)).toBe('listing');
    expect(screenOf(`${long}/b/c/d`)).toBe('not-found');
    for (const path of ['/%00', '//evil.example', '/men//coats', '/men/', '/gift-cards.html/', '/content/', '/sharecart/x/y/z']) {
      expect([path, routedTo(path)]).toEqual([path, firstMatch(path)]);
    }
  });
  it('ROUTE-001 routes every path to the first row that matches it', () => {
    const tableSegments = routeTable
      .flatMap((row) => row.pattern.split('/'))
      .filter((part) => part && !part.startsWith(':') && part !== '*');
    const segment = fc.oneof(
      fc.constantFrom(...tableSegments, 'men', 'coats', 'a-1.html', 'no.html', 'ABC'),
      fc.stringMatching(/^[a-z0-9-]{1,8}(\.html)?$/),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/${segments.join('/')}`;
        expect([path, routedTo(path)]).toEqual([path, firstMatch(path)]);
      }),
      { numRuns: 1000 },
    );
  });
  it.each([
    ['/Cart', '/cart'],
    ['/CHECKOUT/Confirmation/', '/checkout/confirmation'],
    ['/Product/aB12', '/product/aB12'],
    ['/idme-callback', '/IDme-callback'],
    ['/Coat-4117.HTML', '/Coat-4117.html'],
    ['/Gift-Cards.html', '/gift-cards.html'],
    ['/Account/Orders/x/y/z', '/account/Orders/x/y/z'],
    ['/cart', undefined],
    ['/chore-coat-4117.html', undefined],
    ['/Men', undefined],
    ['/DuluthHeroes', undefined],
    ['/Cart/more', undefined],
    ['/.HTML', undefined],
  ])('ROUTE-001 SHELL-023 spells %s like its row: %s', (path, spelled) => {
    expect(canonicalSpelling(path)).toBe(spelled);
    if (spelled)
      expect([screenOf(path), routedTo(spelled)]).toEqual([expect.stringMatching('listing|product|not-found'), firstMatch(spelled)]);
  });
  it('has a unique id for each row', () => {
    const ids = routeTable.flatMap((row) => patternsOf(row).map((pattern) => routeId(row, pattern)));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
