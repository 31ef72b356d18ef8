/**
 * Route table, of which the first row that matches wins (ROUTE-001). Top-level content pages of the merchant have no row: the listing
 * screen shows them on a path that no category has (ROUTE-040). `routes.ts` builds React Router's routes from this table.
 */
export type Screen =
  | 'home'
  | 'write-a-review'
  | 'styleguide'
  | 'login'
  | 'register'
  | 'reset-password'
  | 'set-password'
  | 'account'
  | 'order-detail'
  | 'find-stores'
  | 'listing'
  | 'product'
  | 'compare'
  | 'search'
  | 'content'
  | 'cart'
  | 'share-cart'
  | 'checkout'
  | 'checkout-return'
  | 'confirmation'
  | 'visualization'
  | 'preview-begin'
  | 'preview-end'
  | 'email-deals'
  | 'unsubscribe'
  | 'track-order'
  | 'free-catalog-signup'
  | 'site-map'
  | 'our-stores'
  | 'identity-callback'
  | 'store'
  | 'not-found';

export interface RouteRow {
  /** `:name` matches one segment; a `*` at the end matches any number of segments, including none. */
  pattern: string;
  screen: Screen;
}

export const routeTable: readonly RouteRow[] = [
  { pattern: '/', screen: 'home' },
  { pattern: '/write-a-review', screen: 'write-a-review' },
  { pattern: '/styleguide', screen: 'styleguide' },
  { pattern: '/styleguide/blocks', screen: 'styleguide' },
  { pattern: '/styleguide/blocks/:schema', screen: 'styleguide' },
  { pattern: '/login', screen: 'login' },
  { pattern: '/register', screen: 'register' },
  { pattern: '/reset-password', screen: 'reset-password' },
  { pattern: '/set-password', screen: 'set-password' },
  { pattern: '/account/*', screen: 'account' },
  { pattern: '/order-detail', screen: 'order-detail' },
  { pattern: '/find-stores', screen: 'find-stores' },
  { pattern: '/checkout', screen: 'checkout' },
  { pattern: '/checkout/confirmation', screen: 'confirmation' },
  { pattern: '/checkout/return', screen: 'checkout-return' },
  { pattern: '/cart', screen: 'cart' },
  { pattern: '/sharecart', screen: 'share-cart' },
  { pattern: '/product/:productId', screen: 'product' },
  { pattern: '/search', screen: 'search' },
  { pattern: '/compare', screen: 'compare' },
  { pattern: '/visualization', screen: 'visualization' },
  { pattern: '/preview/begin', screen: 'preview-begin' },
  { pattern: '/preview/end', screen: 'preview-end' },
  { pattern: '/email-deals', screen: 'email-deals' },
  { pattern: '/unsubscribe', screen: 'unsubscribe' },
  { pattern: '/track-order', screen: 'track-order' },
  { pattern: '/customer-service', screen: 'content' },
  { pattern: '/careers', screen: 'content' },
  { pattern: '/free-catalog-signup', screen: 'free-catalog-signup' },
  { pattern: '/gift-cards.html', screen: 'content' },
  { pattern: '/sitemap', screen: 'site-map' },
  { pattern: '/size-guide', screen: 'content' },
  { pattern: '/our-stores', screen: 'our-stores' },
  { pattern: '/IDme-callback', screen: 'identity-callback' },
  { pattern: '/content/:deliveryKey', screen: 'content' },
  { pattern: '/404', screen: 'not-found' },
  { pattern: '/:slug.html', screen: 'product' },
  { pattern: '/locations', screen: 'store' },
  { pattern: '/our-story/*', screen: 'content' },
  { pattern: '/products/:productId', screen: 'product' },
  // Handled by the login service before any page (ROUTE-035); listed here so that no category can have this path.
  { pattern: '/callback', screen: 'not-found' },
  { pattern: '/:cat1', screen: 'listing' },
  { pattern: '/:cat1/:cat2', screen: 'listing' },
  { pattern: '/:cat1/:cat2/:cat3', screen: 'listing' },
  { pattern: '/*', screen: 'not-found' },
];

/**
 * Returns the React Router patterns of a row. The router ranks paths of fixed length before a `*`, so a row with `*` is repeated for each
 * length that a category path can have. A test checks that the router then selects the first matching row.
 */
export function patternsOf({ pattern }: RouteRow): string[] {
  if (pattern === '/*' || !pattern.endsWith('/*')) return [pattern];
  const base = pattern.slice(0, -2);
  return [base, `${base}/:part1`, `${base}/:part1/:part2`, pattern];
}

/**
 * Returns the spelling of a path that differs from a row above the category rows in upper and lower case only: `/cart` for `/Cart`.
 * Routes are case-sensitive, so such a path reaches the screen of products, categories or unknown paths, which redirects to it.
 */
export function canonicalSpelling(path: string): string | undefined {
  const segments = path.replace(/\/$/, '').split('/');
  for (const { pattern, screen } of routeTable) {
    if (screen === 'listing') return undefined;
    const spelled = spellLike(pattern.split('/'), segments);
    if (spelled) return spelled === path ? undefined : spelled;
  }
  return undefined;
}

function spellLike(parts: readonly string[], segments: readonly string[]): string | undefined {
  const fixedParts = parts.at(-1) === '*' ? parts.slice(0, -1) : parts;
  if (fixedParts === parts ? segments.length !== parts.length : segments.length < fixedParts.length) return undefined;
  const spelled = fixedParts.map((part, index) => spellSegment(part, segments[index] ?? ''));
  if (spelled.includes(undefined)) return undefined;
  return [...spelled, ...segments.slice(fixedParts.length)].join('/');
}

function spellSegment(part: string, segment: string): string | undefined {
  const fixed = part.replace(/^:\w+/, '');
  const variable = segment.slice(0, segment.length - fixed.length);
  const isVariable = fixed !== part;
  if (segment.slice(variable.length).toLowerCase() !== fixed.toLowerCase() || isVariable !== variable.length > 0) return undefined;
  return `${variable}${fixed}`;
}

/** Returns a unique id such as `product/:slug.html`. */
export function routeId(row: RouteRow, pattern: string = row.pattern): string {
  return `${row.screen}${pattern}`;
}
