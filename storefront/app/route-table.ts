/**
 * The specification's route table (1 §2, with ROUTE-040 of the decisions): the first row that matches wins. `routes.ts` is made from it.
 * A row whose screen is not there yet shows the not-found page and holds its place, so that no category ever swallows its path.
 */
export type Screen =
  | 'home'
  | 'listing'
  | 'product'
  | 'search'
  | 'content'
  | 'cart'
  | 'checkout'
  | 'checkout-return'
  | 'confirmation'
  | 'not-found';

export interface RouteRow {
  /** `:name` stands for one segment, a `*` at the end for any number of them, none too. */
  pattern: string;
  screen: Screen;
}

const held = (...patterns: string[]): RouteRow[] => patterns.map((pattern) => ({ pattern, screen: 'not-found' }));

export const routeTable: readonly RouteRow[] = [
  { pattern: '/', screen: 'home' },
  ...held('/write-a-review', '/styleguide', '/login', '/register', '/reset-password', '/set-password', '/account/*'),
  ...held('/order-detail', '/find-stores'),
  { pattern: '/checkout', screen: 'checkout' },
  { pattern: '/checkout/confirmation', screen: 'confirmation' },
  { pattern: '/checkout/return', screen: 'checkout-return' },
  { pattern: '/cart', screen: 'cart' },
  ...held('/sharecart'),
  { pattern: '/product/:productId', screen: 'product' },
  { pattern: '/search', screen: 'search' },
  ...held('/visualization', '/preview/begin', '/email-deals', '/unsubscribe', '/track-order'),
  { pattern: '/customer-service', screen: 'content' },
  ...held('/careers', '/free-catalog-signup', '/gift-cards.html', '/sitemap', '/size-guide', '/our-stores', '/IDme-callback'),
  { pattern: '/content/:deliveryKey', screen: 'content' },
  ...held('/404'),
  { pattern: '/:slug.html', screen: 'product' },
  ...held('/locations', '/DuluthHeroes'),
  { pattern: '/our-story/*', screen: 'content' },
  { pattern: '/products/:productId', screen: 'product' },
  ...held('/callback'),
  { pattern: '/:cat1', screen: 'listing' },
  { pattern: '/:cat1/:cat2', screen: 'listing' },
  { pattern: '/:cat1/:cat2/:cat3', screen: 'listing' },
  { pattern: '/*', screen: 'not-found' },
];

/**
 * The patterns by which React Router finds a row. Its ranking puts any path of fixed length before a `*`, so a row with one is spelled
 * out for each length that a category has too; with that, its choice is the first row of the table (held by a test).
 */
export function patternsOf({ pattern }: RouteRow): string[] {
  if (pattern === '/*' || !pattern.endsWith('/*')) return [pattern];
  const base = pattern.slice(0, -2);
  return [base, `${base}/:part1`, `${base}/:part1/:part2`, pattern];
}

/** A name for each route of the table: `product/:slug.html`. */
export function routeId(row: RouteRow, pattern: string = row.pattern): string {
  return `${row.screen}${pattern}`;
}
