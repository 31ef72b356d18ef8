/** Where a content page stands: pages and the sitemap name it by the same function. Pure. */

/** Delivery keys of pages that the route table names by themselves. */
const dedicatedKeys = [
  'customer-service',
  'careers',
  'size-guide',
  'gift-cards.html',
  'DuluthHeroes',
  'email-deals',
  'unsubscribe',
  'free-catalog-signup',
  'sitemap',
] as const;

/**
 * The one path of a content item that has a route of its own: `customer-service` is `/customer-service` (ROUTE-034), `our-story-repairs`
 * is `/our-story/repairs`. Undefined where `/content/{deliveryKey}` is its place.
 */
export function dedicatedPath(deliveryKey: string): string | undefined {
  if (deliveryKey.toLowerCase() === 'homepage') return '/';
  const story = /^our-story(?:-(.+))?$/.exec(deliveryKey);
  if (story) return story[1] ? `/our-story/${story[1]}` : '/our-story';
  const key = dedicatedKeys.find((own) => own.toLowerCase() === deliveryKey.toLowerCase());
  // The route table's row of it ends with a slash.
  return key === 'sitemap' ? '/sitemap/' : key && `/${key}`;
}

/** The one path of any content page. */
export function contentPath(deliveryKey: string): string {
  return dedicatedPath(deliveryKey) ?? `/content/${deliveryKey}`;
}

/** The delivery key of a page by its path, in the letters that it was published with: `/duluthheroes` is `DuluthHeroes` too. */
export function deliveryKeyOfPath(pathname: string): string {
  const key = pathname.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-');
  return dedicatedKeys.find((own) => own.toLowerCase() === key.toLowerCase()) ?? key;
}
